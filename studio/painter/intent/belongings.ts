import { OF_BEINGS, findWordLayout } from '../lexicon/uses'
import { wordSet } from './names'
import type { Term } from './term'

/** Parts of a body, and clothes by themselves: a being that is named has them itself. */
const OWNED = wordSet(
  `mechanical-arm eye ear mouth nose fist wings-pair thumbs-up skeleton slightly-smiling-face crying-face
  sweater hoodie shirt down-jacket suit qipao hanfu wedding-dress evening-gown vest raincoat pyjamas beret
  belt cape silk-scarf pleated-skirt face-mask bow-tie apron pearl hairpin hair-clip brooch earrings bangle
  bracelet jade-pendant`,
)
/** Drawn by themselves alone: what they belong to in a picture has its own, or none. */
const ALONE = wordSet('low-table curtain chimney-stack firefly footprints artist-palette')

/** 女神雕像, 京剧脸谱面具: the being or thing right before it says more. */
const OF_WHOM = wordSet('stone-statue opera-mask buddha-statue')

/** Drawn by a landmark, a skyline or a stadium where nothing else is: 成都火锅 shows no city. */
const PLACES = wordSet(
  `广州 深圳 成都 杭州 西安 武汉 南京 长沙 天津 厦门 大理 哈尔滨 拉萨 洛阳 昆明 澳门 郑州 合肥 南昌 福州 济南 宁波 无锡 东莞
  佛山 沈阳 大连 长春 贵阳 南宁 石家庄 太原 温州 台北 首尔 新加坡 曼谷 海口 迪拜 曼哈顿 足球场 篮球场`,
)

const SEEN = /^(?:scene|subject|kind|motif|landform)$/

const isSeen = ({ kind, things, strange, meanings }: Term): boolean =>
  things.length > 0 || (kind === 'noun' && strange) || meanings.some(({ slot }) => SEEN.test(slot))

/** 搭积木的孩子，木质积木: they are on the table already. */
const BUILT = /^[搭堆拼]/u

const iconFor = ({ things }: Term): string => things[0]?.replace('emoji-', '') ?? ''

/** People, animals, monsters and robots: with a body, clothes and something in hand. */
export const isBeing = ({ isAnimal, isRole, character, things, meanings }: Term): boolean =>
  isAnimal ||
  isRole ||
  character !== null ||
  things.some((id) => /^(?:robot|monster)$/.test(id)) ||
  meanings.some(({ slot, value }) => slot === 'kind' && /^(?:person|animal)$/.test(value))

/** 头像，汉服: of one who is not named. */
const isOfBeing = ({ text }: Term): boolean => OF_BEINGS.test(findWordLayout(text) ?? '')

/** 男士|皮带, 儿童|雨衣: for whom goods are made, where no being is counted or described. */
const FOR_WHOM = /^(?:男士|女士|男款|女款|儿童|婴儿|宝宝|宠物|老人|学生)$/u
const isForWhom = (other: Term, one: Term, terms: readonly Term[]): boolean =>
  FOR_WHOM.test(other.text) &&
  // 女士|珍珠|耳环
  terms
    .slice(terms.indexOf(other) + 1, terms.indexOf(one))
    .every(({ kind }) => /^(?:noun|trait|tint)$/.test(kind)) &&
  !/^(?:count|tint|trait|size|of)$/.test(terms[terms.indexOf(other) - 1]?.kind ?? '')

/** 蓝眼睛的布偶猫, 头像，汉服: whether a thing is no thing of the picture, but a being's. */
export function isBelonging(one: Term, terms: readonly Term[]): boolean {
  // 马卡龙配色: colours, and no biscuits
  if (one.text === '马卡龙' && /^(?:配色|色)/u.test(terms[terms.indexOf(one) + 1]?.text ?? ''))
    return true
  if (PLACES.has(one.text)) return terms.some((other) => other !== one && isSeen(other))
  const icon = iconFor(one)
  if (icon === 'toy-blocks') return terms.some((other) => other !== one && BUILT.test(other.text))
  if (ALONE.has(icon)) return terms.some((other) => other !== one && isSeen(other))
  if (OWNED.has(icon))
    return terms.some(
      (other) =>
        other !== one && (isBeing(other) || isOfBeing(other)) && !isForWhom(other, one, terms),
    )
  // 猫头鹰，铜制羽毛: a bird has them itself
  if (icon === 'feather')
    return terms.some(
      ({ isAnimal, text }) =>
        /^(?:翅膀|羽翼|双翼)$/.test(text) || (isAnimal && /[鸟鹰雀鹤鸡鸭鹅鸦鸽鹉凰]$/.test(text)),
    )
  if (!OF_WHOM.has(icon)) return false
  const before = terms[terms.indexOf(one) - 1]
  return before !== undefined && (isBeing(before) || isOfBeing(before) || before.things.length > 0)
}
