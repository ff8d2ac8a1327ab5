/** Classification of a picture as a whole, in addition to the detected objects. */
import { isAnimal } from '@nets/coco'
import { ANIMAL_KINDS, KIND_GROUPS } from '@nets/imagenet'
import { type FoundKind, namedKinds, sumGroupShare, wideKind } from '@nets/kinds'
import type { FoundObject } from '@nets/objects'

/** Likelihoods from which on something is named. */
const SURE_THING = 0.4
/** A tenth of all kinds are dogs: what is nothing else is one of them. */
const SURE_DOG = 0.6
/** Named as a likeness, where nothing else is. */
const LIKELY_THING = 0.28
const SURE_PLACE = 0.4
/** A place is named from here on, where nothing else is. */
const LIKELY_PLACE = 0.25
/** Likelihood of the whole picture that an unsure object needs. */
const BORNE_OUT = 0.1
/** Words so wide that they are seldom wrong. */
const SURE_WIDE: Readonly<Record<string, number>> = { 自然风光: 0.25, 建筑: 0.3, 室内: 0.25 }
/** Subjects of a landscape. */
const LANDSCAPES: Readonly<Record<string, readonly string[]>> = { 自然风光: ['山', '水边'] }
const SHOWN_IN_LANDSCAPE = 0.2
/** A place that the picture's own colours or things speak for as well. */
const HINTED_PLACE = 0.2
/** An object that is surer than this is not called otherwise. */
const SURE_OBJECT = 0.75

/** Kinds that COCO names otherwise. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  钟表: ['时钟'],
  电脑: ['笔记本电脑', '电视', '键盘'],
  包: ['背包', '手提包'],
  伞: ['雨伞'],
  书桌: ['餐桌'],
  卡车: ['汽车'],
  电车: ['公交车', '火车'],
  帆船: ['船'],
  酒瓶: ['瓶子'],
  红酒: ['酒杯'],
  茶壶: ['杯子'],
  花: ['盆栽', '花瓶'],
}
/** Animals that COCO has no name for are taken for those it has. */
const COCO_ANIMALS = ['鸟', '猫', '狗', '马', '羊', '牛', '大象', '熊', '斑马', '长颈鹿']
const MORE_ANIMALS = new Set(
  (
    '狼 狐狸 狮子 老虎 豹 大熊猫 小熊猫 兔子 松鼠 仓鼠 猪 河马 羚羊 骆驼 羊驼 水獭 猿猴 袋鼠 考拉 鲸 海狮 孔雀 鹦鹉 ' +
    '猫头鹰 鹰 蜂鸟 鸭子 火烈鸟 鹭 鹤 鹈鹕 企鹅 鸡 鸵鸟 鱼 鲨鱼 水母 海星 螃蟹 龙虾 蜗牛 青蛙 龟 蜥蜴 鳄鱼 蛇 蜘蛛 ' +
    '昆虫 甲虫 瓢虫 蜜蜂 蜻蜓 蝴蝶 刺猬 海狸 鼬 树懒 狐獴 鬣狗 狐猴 蝎子 蝾螈 鳐鱼 贝壳 寄居蟹 海胆 海牛'
  ).split(' '),
)
/** Objects that imply an interior. */
const FURNITURE = ['床', '沙发', '马桶', '微波炉', '烤箱', '烤面包机', '水槽', '冰箱']
/** Colours, edges or objects required for a less sure place. */
const HINTS: Readonly<Record<string, readonly string[]>> = {
  水边: ['水面'],
  海岸: ['水面'],
  湖边: ['水面'],
  自然风光: ['水面', '草木', '蓝天', '天空', '晚霞'],
  山: ['蓝天', '天空', '草木', '晚霞'],
  雪山: ['蓝天', '天空'],
  建筑: ['蓝天', '天空', '晚霞'],
  室内: [...FURNITURE, '椅子', '餐桌', '盆栽', '电视', '书'],
}

const isSure = ({ name, score }: FoundKind): boolean =>
  score >= (name === '狗' ? SURE_DOG : SURE_THING)

/** Kind of the whole picture, a thing; null: none is likely enough. */
export function likelyThing(shares: Float32Array | null): string | null {
  if (!shares) return null
  const things = namedKinds(shares, LIKELY_THING).filter(
    ({ scene, name }) => !scene && name !== '狗',
  )
  return things[0]?.name ?? wideKind(shares)
}

const CLOTHES = '牛仔裤 毛衣 大衣 泳装 礼服 西装 和服 围巾 领带 军装 帽子 眼镜'.split(' ')

/** Likelihood that the whole picture shows clothes, worn by a person. */
export const wornShare = (shares: Float32Array): number =>
  CLOTHES.reduce((sum, name) => sum + sumGroupShare(shares, name), 0)

/** Likelihood that it shows an animal, of any kind. */
export const animalShare = (shares: Float32Array): number =>
  shares.subarray(0, ANIMAL_KINDS).reduce((sum, share) => sum + share, 0)

const BOATS = KIND_GROUPS.filter(({ name }) => ['船', '帆船', '海盗船', '沉船'].includes(name))

/** Likelihoods without those of boats, and so without the shores they lie at. */
export function withoutBoats(shares: Float32Array): Float32Array {
  const out = shares.slice()
  for (const { kinds } of BOATS) for (const kind of kinds) out[kind] = 0
  return out
}

/** Below it the whole picture shows nothing of the kind. */
const STRANGE = 0.02

/** Whether the picture as a whole, which would have a word for an object, shows nothing of it. */
export function isStrange(shares: Float32Array, name: string): boolean {
  const words = [name, ...Object.keys(SAME).filter((word) => SAME[word]?.includes(name))]
  const known = words.filter((word) => KIND_GROUPS.some((group) => group.name === word))
  return known.length > 0 && known.every((word) => sumGroupShare(shares, word) < STRANGE)
}

/** Whether the picture as a whole speaks for an object that is unsure alone. */
export const isBorneOut = (shares: Float32Array | null, name: string): boolean =>
  shares === null || sumGroupShare(shares, name) >= BORNE_OUT

/** Whether the whole picture is anything that has a name. */
export function namedAtAll(shares: Float32Array): boolean {
  return namedKinds(shares, SURE_PLACE).some((kind) => kind.scene || isSure(kind))
}

/** Names of things the whole picture shows and `objects` do not say already, the surest first. */
export function wholeThings(
  shares: Float32Array | null,
  objects: readonly FoundObject[],
): string[] {
  if (!shares) return []
  const said = new Set(objects.map(({ name }) => name))
  const isAnimalSure = objects.some(({ kind, score }) => score >= SURE_OBJECT && isAnimal(kind))
  const isSaid = (name: string): boolean =>
    said.has(name) ||
    (SAME[name] ?? []).some((other) => said.has(other)) ||
    (isAnimalSure && COCO_ANIMALS.includes(name))
  return namedKinds(shares, SURE_THING)
    .filter((kind) => !kind.scene && isSure(kind) && !isSaid(kind.name))
    .map(({ name }) => name)
}

/** Objects but those that are animals of another kind by the look of the whole. */
export function dropOtherAnimals(
  objects: readonly FoundObject[],
  whole: readonly string[],
): readonly FoundObject[] {
  return whole.some((name) => MORE_ANIMALS.has(name))
    ? objects.filter(({ kind }) => !isAnimal(kind))
    : objects
}

/** A wide word, or what it is said to be of. */
function withParts(shares: Float32Array, name: string): string[] {
  const parts = (LANDSCAPES[name] ?? []).filter(
    (part) => sumGroupShare(shares, part) >= SHOWN_IN_LANDSCAPE,
  )
  return parts.length > 0 ? parts : [name]
}

/**
 * Places the whole picture shows, the surest first.
 * @param cues what its colours and edges say (surroundings.ts)
 */
export function placesIn(
  shares: Float32Array | null,
  objects: readonly FoundObject[],
  cues: readonly string[],
): string[] {
  const inside = objects.some(({ name }) => FURNITURE.includes(name)) ? ['室内'] : []
  if (!shares) return inside
  const from = (least: number): FoundKind[] =>
    namedKinds(shares, least).filter(({ scene }) => scene)
  const shown = new Set([...cues, ...objects.map(({ name }) => name)])
  const hinted = from(HINTED_PLACE).filter(({ name }) => HINTS[name]?.some((cue) => shown.has(cue)))
  const wide = Object.entries(SURE_WIDE).flatMap(([name, least]) =>
    sumGroupShare(shares, name) >= least ? withParts(shares, name) : [],
  )
  const listNames = (kinds: readonly FoundKind[]): string[] => [
    ...new Set(kinds.flatMap(({ name }) => withParts(shares, name))),
  ]
  const isNamed = objects.length + cues.length > 0 || wholeThings(shares, objects).length > 0
  const likely = isNamed ? [] : listNames(from(LIKELY_PLACE)).slice(0, 1)
  const ways = [listNames(from(SURE_PLACE)), listNames(hinted), wide, inside, likely]
  return ways.find((names) => names.length > 0) ?? []
}
