"""Words that tell what a sentence claims: numbers, that something lacks, and what begins one."""

from types import MappingProxyType

_OURS = """
a an the this that these those it its they there here you your yours both all each most some
many several one none no not what which while where when although though but and or also
still only so overall in on at of for from with without as by to since besides beyond
however because if is are was were has have had does do can could may might would should
showing shown skills skill experience education requirements requirement nothing
everything additionally meanwhile moreover furthermore likewise similarly finally further together
currently recently based given once nevertheless nonetheless unfortunately despite alongside like
unlike even
just nearly almost mostly partly fully among across between during after before until e.g i.e
"""
_ONES = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen twenty
"""
_AMOUNTS = """
dozens decades hundreds thousand thousands million millions billion half twice double triple first
second third percent
"""
# "isn" is what is left of "isn't".
_LACKS = """
asks asked wants wanted requires required not no without missing lacks isn aren doesn
"""
# These claim nothing, though the rows do not hold them: not as a sentence's first word, and not
# where our list of skills knows them.
PLAIN = frozenset(_OURS.split())
SPELLED = MappingProxyType(
    {
        **{word: str(number) for number, word in enumerate(_ONES.split())},
        **{"thirty": "30", "forty": "40", "fifty": "50", "hundred": "100"},
        **{"dozen": "12", "decade": "10"},
    }
)
COUNTING = frozenset(_AMOUNTS.split()) | SPELLED.keys()
# A sentence with one of these says that something is asked for, or is missing.
SAYS_SO = frozenset(_LACKS.split())
