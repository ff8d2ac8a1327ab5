/** Regions that a word of a sentence can mean. */
import { isAnimal, COCO_NAMES } from '@nets/coco'
import type { FindInPicture } from '../painter/intent/edits/slots/segment'
import { CLASS_NOUNS, listWholeNames, OTHER_ANIMAL, OTHER_CART, UNNAMED_WORDS } from './nouns'
import {
  type FoundRegion,
  type FoundRegions,
  type RegionKind,
  SURE_SCORE,
} from '../tools/regions/definition'

const PERSON =
  /(?:人|男|女|孩|宝宝|路人|模特|新娘|新郎|爷爷|奶奶|爸|妈|姐|哥|妹|弟|朋友|学生|老师|宇航员|姑娘|小伙|帅哥|美女)/
const NOT_PERSON = /(?:机器人|人行道|人物画|雪人)/

/** Words of parts, by the kind of their region. */
const PARTS: readonly (readonly [RegExp, RegionKind])[] = [
  [
    /^(?:.{0,3}(?:衣服|外套|夹克|毛衣|上衣|衬衫|T恤|t恤|背心|裙子?|连衣裙|西装|大衣|宇航服|太空服|羽绒服|卫衣|制服|衣))$/,
    'clothes',
  ],
  [/^(?:.{0,2}(?:头发|发型|发色|长发|短发|卷发|直发|刘海|辫子))$/, 'hair'],
  [/^(?:脸|面部|脸部|人脸)$/, 'face'],
  [/^(?:眼睛|双眼|眼珠|瞳孔)$/, 'eyes'],
  [
    /^(?:.{0,3}(?:文字|字|字样|水印|标语|标题|字幕|logo|LOGO|商标|日期|时间|广告词?|车牌号?|号码牌?|酒标|标签|招牌|店名|电话号?码?|手机号|号码|英文|字母))$/,
    'text',
  ],
  [/^(?:天空|天|天上|云|云彩|蓝天|墙|墙壁|墙面|后墙|天花板)$/, 'above'],
  [
    /^(?:地|地面|地板|草地|草坪|草|草原|枯草|路|马路|街道|道路|沙滩|海滩|沙地|沙子|田|花田|农田|海|海面|大海|海水|湖|湖面|湖水|水|水面|河|河面|雪地|桌面|木桌|桌布|毯子|条纹毯子)$/,
    'below',
  ],
]

const DAMAGE = /(?:裂痕|裂纹|裂缝|划痕|折痕|污渍|污点|破损|霉点|刮痕|斑点|泛黄|发黄|褪色)/
export const isDamageWord = (word: string): boolean => DAMAGE.test(word)
export const isBackgroundWord = (word: string): boolean => /^(?:.{0,3}背景|后面|背后)$/.test(word)
const SUBJECT = /^(?:主体|主角|主题|主要的?(?:东西|物体))$/
export const isBystanderWord = (word: string): boolean =>
  /(?:路人|行人|游客|旁人|闲人|后面的人|背景里的人)/.test(word)
const isAnimalWord = (word: string): boolean => /^(?:动物|小动物|宠物)$/.test(word)
const isPersonWord = (word: string): boolean => PERSON.test(word) && !NOT_PERSON.test(word)

const animalNames = new Set(COCO_NAMES.filter((_, kind) => isAnimal(kind)))

/** The clothes, hair, … that a word means; null: no part. */
export function findPartKind(word: string): RegionKind | null {
  return PARTS.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

/** Animals of any kind: 两只. */
export const findAnimals = (regions: readonly FoundRegion[]): readonly FoundRegion[] =>
  preferSure(regions.filter(({ kind, name }) => kind === 'thing' && animalNames.has(name)))

/** 咖啡拉花 is no coffee: the noun is at the end. */
function endsWith(word: string, pattern: RegExp): boolean {
  const found = [...word.matchAll(new RegExp(pattern.source, 'g'))].at(-1)
  if (!found) return false
  return /^(?:子|儿|们|身|车|板|花|咪|鹰|汪)?$/.test(word.slice(found.index + found[0].length))
}

/** Faint ones count where there is nothing else, and next to others of their size. */
function preferSure(regions: readonly FoundRegion[]): readonly FoundRegion[] {
  const sure = regions.filter(({ score }) => score >= SURE_SCORE)
  if (sure.length === 0) return regions
  const least = Math.min(...sure.map(({ share }) => share))
  return regions.filter(({ score, share }) => score >= SURE_SCORE || share >= 0.5 * least)
}

/** One even part from edge to edge: a table top, no wall. */
function isOneGround(regions: readonly FoundRegion[]): boolean {
  const [above, below] = (['above', 'below'] as const).map((kind) =>
    regions.find((one) => one.kind === kind),
  )
  return above !== undefined && below !== undefined && Math.abs(above.share - below.share) < 0.01
}

/** Things that the networks know no class of, only one that looks like it: a surely found bowl is no plate. */
const LOOSE_NOUN = /[盘碟筷]子?$|托盘$|鹿$/
const isDoubted = ({ score }: FoundRegion): boolean => score < 0.5

const LIMB = /^(?:手|双手|手臂|胳膊|手指)$/

/** People of whom no face is seen: a hand at the edge. */
function findLimbs(regions: readonly FoundRegion[]): readonly FoundRegion[] {
  const faces = new Set(regions.flatMap(({ kind, ownerId }) => (kind === 'face' ? [ownerId] : [])))
  return regions.filter(({ id, kind }) => kind === 'person' && !faces.has(id))
}

/** A person that is most of the subject: the subject has another name then. */
const isMainPart = (one: FoundRegion, subject: FoundRegion): boolean =>
  one.kind === 'person' && one.share > 0.5 * subject.share

/** A thing that is surer is not called otherwise, and a larger one is the scene. */
const SURE_OTHER = 0.75
const LARGEST_WHOLE = 0.7

/**
 * Regions that a word can mean; none: no network names it.
 * @param subjectNames what the whole picture is of
 */
export function findNamed(
  word: string,
  regions: readonly FoundRegion[],
  subjectNames: readonly string[],
): readonly FoundRegion[] {
  const byKind = (kind: RegionKind): FoundRegion[] => regions.filter((one) => one.kind === kind)
  if (SUBJECT.test(word)) return byKind('subject')
  const things = byKind('thing')
  const isOwn = preferSure(things.filter(({ name }) => name === word || word.endsWith(name)))
  if (isOwn.length > 0) return isOwn
  const part = findPartKind(word)
  if (part !== null) {
    const found = part === 'above' && isOneGround(regions) ? [] : byKind(part)
    if (found.length > 0) return found
  }
  if (subjectNames.includes(word)) {
    const whole = findWhole(word, regions, subjectNames)
    if (whole.length > 0) return whole
  }
  if (OTHER_CART.test(word)) return []
  for (const [pattern, names] of CLASS_NOUNS) {
    if (!endsWith(word, pattern)) continue
    for (const name of names) {
      const found = preferSure(things.filter((one) => one.name === name))
      if (found.length > 0) return LOOSE_NOUN.test(word) ? found.filter(isDoubted) : found
    }
  }
  if (/^.{0,2}(?:桌子?|桌面|台面)$/.test(word)) return byKind('below')
  if (LIMB.test(word)) return findLimbs(regions)
  if (/^(?:小家伙|小可爱|毛孩子|萌宠|家伙)$/.test(word)) return findAnimals(regions)
  if (isAnimalWord(word)) return findAnimals(regions)
  if (OTHER_ANIMAL.test(word)) {
    const animals = findAnimals(regions)
    if (new Set(animals.map(({ name }) => name)).size === 1) return animals
  }
  if (/^毛发?$|毛色/.test(word)) return things.filter(({ name }) => animalNames.has(name))
  if (isPersonWord(word)) return byKind('person')
  return findWhole(word, regions, subjectNames)
}

/** Class of a noun is known to the detector: it would have been found. */
export const isDetectorNoun = (word: string): boolean =>
  findPartKind(word) !== null ||
  isPersonWord(word) ||
  COCO_NAMES.some((name) => word.endsWith(name)) ||
  CLASS_NOUNS.some(([pattern]) => endsWith(word, pattern))

/** A thing around the subject: the subject is a part of it, such as the print on a cushion. */
function findAround(
  subject: FoundRegion,
  regions: readonly FoundRegion[],
): FoundRegion | undefined {
  const { x, y, width, height } = subject.bounds
  return regions.find(
    ({ kind, score, share, bounds }) =>
      kind === 'thing' &&
      score < SURE_OTHER &&
      share > 2 * subject.share &&
      share < LARGEST_WHOLE &&
      x >= bounds.x &&
      y >= bounds.y &&
      x + width <= bounds.x + bounds.width &&
      y + height <= bounds.y + bounds.height,
  )
}

/** The subject, where the picture as a whole is of what the word names. */
function findWhole(
  word: string,
  regions: readonly FoundRegion[],
  subjectNames: readonly string[],
): readonly FoundRegion[] {
  const subject = regions.find(({ kind }) => kind === 'subject')
  if (!subject || subject.score === 0) return []
  if (regions.some((one) => isMainPart(one, subject))) return []
  const isNamed = listWholeNames(word).some((own) =>
    subjectNames.some((name) => own.endsWith(name) || name.endsWith(own)),
  )
  return isNamed ? [findAround(subject, regions) ?? subject] : []
}

const PART_WORDS: Readonly<Partial<Record<RegionKind, string>>> = {
  above: '天空 蓝天 云朵 墙壁 墙面 天花板',
  below: '草地 地面 地板 桌布 桌面 水面 湖面 海面 沙滩 马路 毯子 雪地',
  clothes: '衣服 外套 上衣 毛衣 裙子 衬衫',
  hair: '头发 长发 短发',
  text: '文字 水印 日期',
}

/** Words that a mistyped one can stand for here: what was found, by any of its names. */
export function listWordsFor({
  regions,
  subjectNames,
}: {
  regions: readonly FoundRegion[]
  subjectNames: readonly string[]
}): string[] {
  const kinds = new Set(regions.map(({ kind }) => kind))
  const parts = [...kinds].flatMap((kind) => PART_WORDS[kind]?.split(' ') ?? [])
  const birds = regions.some(({ name }) => name === '鸟') ? ['猫头鹰', '白鹭', '鹦鹉', '鸽子'] : []
  return [...regions.map(({ name }) => name), ...subjectNames, ...birds, ...parts]
}

/** The noun alone: with what is before it a segment would be no word. */
const isBareNoun = (word: string, pattern: RegExp): boolean =>
  !pattern.source.startsWith('^') && pattern.exec(word)?.[0] === word

const OWNED_PARTS: ReadonlySet<RegionKind> = new Set(['clothes', 'hair', 'face', 'eyes'])

/** Whether a word names something of the photograph, for the reading by slots. */
export function findInPhoto({ regions, subjectNames }: FoundRegions): FindInPicture {
  const words = new Set([
    ...listWordsFor({ regions, subjectNames }),
    ...Object.values(PART_WORDS).flatMap((some) => some.split(' ')),
    ...COCO_NAMES,
    ...UNNAMED_WORDS,
  ])
  const isNoun = (word: string): boolean =>
    words.has(word) ||
    isBareNoun(word, PERSON) ||
    CLASS_NOUNS.some(([pattern]) => isBareNoun(word, pattern))
  return (word, isDrawn) => {
    if (!isDrawn && !isNoun(word)) return null
    if (findNamed(word, regions, subjectNames).length === 0) return isDrawn ? null : 'thing'
    const part = findPartKind(word)
    return part !== null && OWNED_PARTS.has(part) ? 'part' : 'own'
  }
}
