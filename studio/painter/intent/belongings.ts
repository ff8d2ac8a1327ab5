import { OF_BEINGS, findWordLayout } from '../lexicon/uses'
import { wordSet } from './names'
import type { Term } from './term'

/** Parts of a body, and clothes by themselves: a being that is named has them itself. */
const OWNED = wordSet(
  `eye ear mouth nose fist wings-pair thumbs-up skeleton slightly-smiling-face crying-face
  sweater hoodie shirt down-jacket suit qipao hanfu wedding-dress evening-gown vest raincoat pyjamas beret
  belt cape silk-scarf pleated-skirt face-mask bow-tie apron pearl hairpin hair-clip brooch earrings bangle
  bracelet jade-pendant`,
)
/** 女神雕像, 京剧脸谱面具: the being or thing right before it says more. */
const OF_WHOM = wordSet('stone-statue opera-mask buddha-statue')

const iconFor = ({ things }: Term): string => things[0]?.replace('emoji-', '') ?? ''

const isBeing = ({ isAnimal, isRole, character, things, meanings, text }: Term): boolean =>
  isAnimal ||
  isRole ||
  character !== null ||
  things.includes('robot') ||
  meanings.some(({ slot, value }) => slot === 'kind' && value === 'person') ||
  OF_BEINGS.test(findWordLayout(text) ?? '')

/** 蓝眼睛的布偶猫, 头像，汉服: whether a thing is no thing of the picture, but a being's. */
export function isBelonging(one: Term, terms: readonly Term[]): boolean {
  const icon = iconFor(one)
  if (OWNED.has(icon)) return terms.some((other) => other !== one && isBeing(other))
  if (!OF_WHOM.has(icon)) return false
  const before = terms[terms.indexOf(one) - 1]
  return before !== undefined && (isBeing(before) || before.things.length > 0)
}
