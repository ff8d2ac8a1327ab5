/** Regions that a word of a sentence can mean. */
import { isAnimal, COCO_NAMES } from '@nets/coco'
import { type FoundRegion, type RegionKind, SURE_SCORE } from '../tools/regions/definition'

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
  [/^(?:.{0,3}(?:文字|字|字样|水印|标语|标题|logo|LOGO|商标|日期|广告词?|车牌号?))$/, 'text'],
  [/^(?:天空|天|天上|云|云彩|蓝天|墙|墙壁|墙面|后墙|天花板)$/, 'above'],
  [
    /^(?:地|地面|地板|草地|草坪|草|草原|枯草|路|马路|街道|道路|沙滩|海滩|沙地|沙子|田|花田|农田|海|海面|大海|海水|湖|湖面|湖水|水|水面|河|河面|雪地|桌面|木桌|桌布|毯子|条纹毯子)$/,
    'below',
  ],
]

/** Other words for the detector's names; the likeliest first. */
const OTHER_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:巴士|大巴|公交|公车)/, ['公交车', '卡车', '火车', '汽车']],
  [/(?:轿车|小车|跑车|甲壳虫|的士|出租车)/, ['汽车']],
  [/(?:货车)/, ['卡车']],
  [/(?:单车|脚踏车)/, ['自行车']],
  [/^(?:.{0,2}车|车子|车辆|车身|车漆)$/, ['汽车', '公交车', '卡车', '摩托车', '自行车', '火车']],
  [/(?:船|舟|艇|舰|帆)/, ['船']],
  [/(?:狗|犬|汪|哈士奇|泰迪)/, ['狗']],
  [/(?:猫|喵|咪)/, ['猫']],
  [/(?:猫头鹰|鸟|鹰|鸽|鸥|鹦鹉|鸭|鹅|鸡|企鹅|麻雀|燕)/, ['鸟']],
  [/(?:马|驹)(?!桶|路)/, ['马']],
  [/(?:牛)(?!奶|仔)/, ['牛']],
  [/(?:羊)/, ['羊']],
  [/(?:凳|板凳|长凳)/, ['椅子', '长椅']],
  [/(?:椅)/, ['椅子', '长椅']],
  [/^(?:.{0,2}马)$/, ['马', '牛', '斑马', '羊']],
  [/^(?:.{0,2}(?:奶|水|黄)?牛)$/, ['牛', '马']],
  [/(?:餐桌|桌子|书桌|茶几|桌)/, ['餐桌']],
  [/(?:壶|罐|坛|瓶|花瓶)/, ['花瓶', '瓶子', '杯子', '碗']],
  [/(?:花|盆栽|绿植|植物)(?!瓶)/, ['盆栽']],
  [/(?:杯|咖啡|茶|拿铁)/, ['杯子', '碗', '酒杯']],
  [/(?:碗|钵|酱碗)/, ['碗']],
  [/(?:盘|碟)/, ['碗']],
  [/(?:勺|匙)/, ['勺子']],
  [/(?:披萨|比萨|饼)/, ['披萨']],
  [/(?:包包?|手提包|挎包)$/, ['手提包', '背包']],
  [/(?:行李|箱子)/, ['行李箱']],
  [/(?:伞)/, ['雨伞']],
  [/(?:电脑|笔记本)/, ['笔记本电脑']],
  [/(?:电视|屏幕|显示器)/, ['电视']],
  [/(?:表|钟)$/, ['时钟']],
  [/(?:冲浪板)/, ['冲浪板', '滑板', '单板滑雪板']],
  [/(?:飞机|航班)/, ['飞机']],
  [/(?:床单|被子|床)/, ['床']],
  [/(?:沙发)/, ['沙发']],
  [/(?:球)$/, ['球']],
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

const mostScore = (regions: readonly FoundRegion[]): number =>
  regions.reduce((most, { score }) => Math.max(most, score), 0)

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

const LIMB = /^(?:手|双手|手臂|胳膊|手指)$/

/** People of whom no face is seen: a hand at the edge. */
function findLimbs(regions: readonly FoundRegion[]): readonly FoundRegion[] {
  const faces = new Set(regions.flatMap(({ kind, ownerId }) => (kind === 'face' ? [ownerId] : [])))
  return regions.filter(({ id, kind }) => kind === 'person' && !faces.has(id))
}

/** A person that is most of the subject: the subject has another name then. */
const isMainPart = (one: FoundRegion, subject: FoundRegion | undefined): boolean =>
  subject !== undefined && one.kind === 'person' && one.share > 0.5 * subject.share

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
  for (const [pattern, names] of OTHER_WORDS) {
    if (!endsWith(word, pattern)) continue
    for (const name of names) {
      const found = preferSure(things.filter((one) => one.name === name))
      if (found.length > 0) return found
    }
  }
  if (/^.{0,2}(?:桌子?|桌面|台面)$/.test(word)) return byKind('below')
  if (LIMB.test(word)) return findLimbs(regions)
  if (/^(?:小家伙|小可爱|毛孩子|萌宠|家伙)$/.test(word)) return findAnimals(regions)
  if (isAnimalWord(word)) return findAnimals(regions)
  if (/^毛发?$|毛色/.test(word)) return things.filter(({ name }) => animalNames.has(name))
  if (isPersonWord(word)) return byKind('person')
  const subjectRegion = regions.find(({ kind }) => kind === 'subject')
  const isCovered = regions.some((one) => isMainPart(one, subjectRegion))
  const isSubject =
    !isCovered && subjectNames.some((name) => word.endsWith(name) || name.endsWith(word))
  const subject = isSubject ? byKind('subject') : []
  return mostScore(subject) > 0 ? subject : []
}
