"""The rulebooks, oldest first: what each of them says that others do not. They are numbered by year."""

from vigil.language import Rulebook

GODSLAYER_RULES = Rulebook(2010, rival="Samael", first_edition=True)  # COTG-68, COTG-69: rewards come first
DARKNESS_RULES = Rulebook(2013, rival="Samael", large_set_treasure=30, small_set_treasure=20)
REALMS_RULES = Rulebook(2014, rival="the Cult", reactions_in_any_order=True, banish_at_will=True)  # RU-Q20
DELIRIUM_RULES = Rulebook(  # DEL-51 to DEL-53, DEL-141
    2018, rival="the Cult", rewards_last=True, banish_at_will=True, starting_insight=True
)
