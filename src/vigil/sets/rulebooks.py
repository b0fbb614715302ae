"""The rulebooks, oldest first: what each of them says that others do not."""

from vigil.language import Rulebook

GODSLAYER_RULES = Rulebook(1, rival="Samael")  # COTG-68, COTG-69: rewards before what reacts to them
DARKNESS_RULES = Rulebook(2, rival="Samael", large_set_treasure=30, small_set_treasure=20)
REALMS_RULES = Rulebook(3, rival="the Cult", reactions_in_any_order=True, banish_at_will=True)  # RU-Q20
DELIRIUM_RULES = Rulebook(  # DEL-51 to DEL-53, DEL-141
    4, rival="the Cult", rewards_last=True, banish_at_will=True, starting_insight=True
)
