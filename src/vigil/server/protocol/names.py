"""Names: which of them look alike, so that nobody can pass for somebody else at a table."""

from __future__ import annotations

import unicodedata
from typing import Final

from vigil.server.protocol.people.lookalikes import SIGNS
from vigil.wording.signs import MARKS

# Letters of other scripts that look like Latin ones in some fonts, besides those that Unicode lists. What it
# calls a variant, such as a letter in a circle, is left to its normal forms.
ALIKE: Final = (
    ("АВЕЅІЈКМНОРСТУХԌԚԜ", "ABESIJKMHOPCTYXGQW"),  # Cyrillic
    ("авеѕіјкмнопрстухһԁԛԝьӏг", "aBesijKMHonpcTyxhdqwblr"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek
    ("αβγεηικνορτυχω", "aByenikvoptuxw"),
    ("ՕՍօոսհցզ", "OUonuhgq"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "ABCDEGHiJKLMPRSTVWZ"),  # Cherokee
    ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU"),  # Lisu
    ("ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲟⲣⲥ", "ABEHIKMNOPCTYXopc"),  # Coptic
    ("ᗅᗷᑕᗞᗪᕼᒍᒪᗰᑭᖇᑌᐯᗯ", "ABCDDHJLMPRUVW"),  # Canadian syllabics
    ("ӀǀⵏןוاƖƅ∣", "lllllllbl"),  # strokes of several scripts
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡı", "abcdefghijklmnoprstuvwyzagi"),  # Latin, small capitals and variants
)
LATIN: Final = {ord(sign): like for like, signs in SIGNS.items() for sign in signs} | {
    ord(sign): like for others, latin in ALIKE for sign, like in zip(others, latin, strict=True)
}
STROKES: Final = str.maketrans("i1|!0", "llllo")  # of small letters
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def skeleton(name: str) -> str:
    """What is left of a name when all that looks alike is the same: equal skeletons can be mistaken."""
    letters = [
        str(unicodedata.decimal(sign, sign))  # all scripts have digits, and most a round zero
        for sign in unicodedata.normalize("NFKD", name)
        if unicodedata.category(sign) not in MARKS
    ]
    # A capital may look like nothing, and its small letter like one of another script.
    bare = "".join(letters).translate(LATIN).casefold().translate(LATIN).casefold().translate(STROKES)
    for pair, like in PAIRS:
        bare = bare.replace(pair, like)
    return bare
