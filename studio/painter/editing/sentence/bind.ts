import { lexicon } from '../../lexicon/lexicon'
import { familyOf } from '../../illustration/registry'
import { PEOPLE } from '../../illustration/people/family'
import { type ReadTarget, splitNouns } from '../../intent/edits/noun'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import type { KindId } from '../../slots'
import { listSubjects } from '../../subjects/kinds'
import { isPart } from '../step'
import { findSubject, findThing } from '../words'
import { bindWorn } from './bind-worn'
import type { Binding } from './bound'
import { canBe } from './members'
import { listAround } from './surroundings'

/** Noun phrases as things of a plan. */

const PEOPLE_WORDS =
  /^(?:人|人物|女生|女的|女孩子?|女人|老头儿?|老爷爷|老奶奶|老人家|大爷|大叔|大妈|阿姨|小伙子?|小朋友|小姑娘|路人|男生|男的|男孩子?|男人|小孩|孩子|老人|小姐姐|美女|帅哥|模特|主角|姑娘|行人)$/
/** 我闺蜜, 咱妈, 宝宝: whom a picture shows, in the words of its owner. */
const RELATIVES =
  /^(?:(?:我|咱|俺)们?家?的?)?(?:闺蜜|妈妈?|老妈|爸爸?|老爸|老婆|老公|媳妇|女朋友|男朋友|女友|男友|对象|宝宝|宝贝|娃娃?|儿子|女儿|闺女|孙女|孙子|奶奶|爷爷|外婆|外公|姥姥|姥爷|姐姐?|妹妹?|弟弟?|哥哥?|朋友|同学|同事|老师|本人)$/

/** Whether a word means a person whom the painter cannot know: 我闺蜜, 我老婆. */
export const isAcquaintance = (word: string): boolean =>
  RELATIVES.test(word) && /^(?:我|咱|俺)|闺蜜|老婆|老公|本人/.test(word)

const PEOPLE_SUBJECTS = /^(?:walker|fisherman|reader)$/
const ANIMALS = /^(?:动物|小动物|宠物)$/
const MAIN = /^(?:主体|主角|主题|东西|物体|物品)$/

const isPerson = ({ kind }: Pick<PlannedThing, 'kind'>): boolean =>
  PEOPLE_SUBJECTS.test(kind) || familyOf(kind)?.id === PEOPLE.id

export { isPerson }

/** 狗狗 and 狗子 are dogs. */
function listSpellings(name: string): string[] {
  const bare = name
    .replace(/(?:子|儿|咪|们)$/, '')
    .replace(/^小/, '')
    .replace(/^(.)\1$/, '$1')
  return [...new Set([name, bare])].filter(Boolean)
}

const kindsByWord = new Map<string, ReadonlySet<string>>()

/** Kinds of things that a word can mean, of landscapes and of what is drawn large. */
function findKinds(name: string): ReadonlySet<string> {
  const known = kindsByWord.get(name)
  if (known) return known
  const kinds = new Set<string>()
  for (const word of listSpellings(name)) {
    const subject = findSubject(word)
    if (subject) kinds.add(subject.id)
    const thing = findThing(word)
    if (thing) kinds.add(thing.id)
    for (const { slot, value } of lexicon.get(word) ?? [])
      if (slot === 'kind') for (const id of listSubjects(value as KindId)) kinds.add(id)
  }
  if (kindsByWord.size > 5_000) kindsByWord.clear()
  kindsByWord.set(name, kinds)
  return kinds
}

const TEXT_WORDS = /^(?:字|文字|标题|题目|字体|字号|文案|标题字体|标题文字|标题的字)$/

const LIGHT_WORDS: Readonly<Record<string, string>> = {
  太阳: 'sun',
  日: 'sun',
  落日: 'sun',
  夕阳: 'sun',
  红日: 'sun',
  朝阳: 'sun',
  明月: 'moon',
  弯月: 'moon',
  月亮: 'moon',
  月: 'moon',
  满月: 'moon',
}

const FLOWER_WORDS = /^(?:花|花儿|花朵|鲜花|花束|小花)$/
const FLOWERS =
  /(?:rose|lily|tulip|peony|lotus|daisy|orchid|chrysanthemum|sakura|hydrangea|lavender|flower|carnation|dandelion|blossom|poppy|iris)/
/** Things drawn with their cup. */
const CUPS = /^(?:.{0,3}杯子?|茶杯|咖啡杯|马克杯|杯|饮料)$/
const DRINKS = /(?:tea(?!pot)|coffee|milk|juice|cocoa|drink|cocktail|soda|boba)/

/** A cup, and not the drink in it, has the colour that 杯子换成蓝色 names. */
export const isCup = (name: string): boolean => CUPS.test(name) && name !== '饮料'

/** Nouns whose first character ends longer names of the same things. */
const SHORT_NOUN = /^[杯瓶盒盘桌椅凳柜车房屋帽裙裤鞋扇箱袋篮罐梯毯刀勺旗镜鸭兔狮猴豹鸽燕]子$/

/** 0: no match … 4: its very name. */
function rateName(thing: PlannedThing, name: string): number {
  if (thing.name === name) return 4
  if (isPerson(thing) && !canBe(thing, name)) return 0
  // 白猫 of 一只白猫和一只黑猫
  if (name.length > 1 && thing.words.includes(name) && findKinds(name).has(thing.kind)) return 5
  if (LIGHT_WORDS[name] === thing.kind) return 4
  if (TEXT_WORDS.test(name) && /^(?:title|text|caption|writing)$/.test(thing.kind)) return 4
  if (findKinds(name).has(thing.kind)) return 3
  if ((PEOPLE_WORDS.test(name) || RELATIVES.test(name)) && isPerson(thing)) return 3
  if (ANIMALS.test(name) && familyOf(thing.kind)?.id === 'animals') return 3
  if (FLOWER_WORDS.test(name) && FLOWERS.test(thing.kind)) return 3
  if (CUPS.test(name) && DRINKS.test(thing.kind)) return 3
  // 车: a 公交车; 花: a 玫瑰花
  const noun = SHORT_NOUN.test(name) ? name.charAt(0) : name
  const isOwnWord = (word: string): boolean =>
    word.length > noun.length && word.endsWith(noun) && findKinds(word).has(thing.kind)
  const isHead =
    thing.name.endsWith(name) ||
    (!isPerson(thing) && thing.words.some(isOwnWord)) ||
    // 杯子: a 保温杯
    (SHORT_NOUN.test(name) && thing.name.length > 1 && thing.name.endsWith(name.charAt(0))) ||
    thing.name === `${name}子` ||
    (name.length > 1 && thing.name.includes(name))
  if (thing.name.length > 0 && (isHead || name.endsWith(thing.name))) return 2
  return 0
}

/** Whether a thing has that name, or a word for its kind. */
export const isCalled = (thing: PlannedThing, name: string): boolean =>
  name !== '' && rateName(thing, name) >= 2

/** A word of the prompt that belongs to the thing without naming it: 围巾 of a cat. */
const hasPart = ({ words }: PlannedThing, name: string): boolean =>
  words.some((word) => word.includes(name) || (word.length > 1 && name.includes(word)))

const middle = ({ bounds: { x, y, width, height } }: PlannedThing) => ({
  x: x + width / 2,
  y: y + height / 2,
})
const area = ({ bounds }: PlannedThing): number => bounds.width * bounds.height

function select(things: readonly PlannedThing[], target: ReadTarget): readonly PlannedThing[] {
  let chosen = [...things]
  const first = (compare: (a: PlannedThing, b: PlannedThing) => number, most = 1): void => {
    chosen = [...chosen].sort(compare).slice(0, most)
  }
  const { edge, depth, size } = target
  const fromRight = target.side === 'right' && target.ordinal !== undefined
  const isCounted = target.ordinal !== undefined && /^(?:left|right)$/.test(target.side ?? '')
  const side = isCounted ? undefined : target.side
  const ordinal =
    fromRight && target.ordinal !== undefined ? -Math.abs(target.ordinal) : target.ordinal
  if (edge !== undefined && side !== undefined) {
    const corner = { x: side === 'left' ? 0 : 1, y: edge === 'top' ? 0 : 1 }
    const distance = (thing: PlannedThing): number =>
      Math.hypot(middle(thing).x - corner.x, middle(thing).y - corner.y)
    first((a, b) => distance(a) - distance(b))
  }

  const most = target.number !== undefined && target.number < chosen.length ? target.number : 1
  if (side === 'left') first((a, b) => middle(a).x - middle(b).x, most)
  if (side === 'right') first((a, b) => middle(b).x - middle(a).x, most)
  if (side === 'top') first((a, b) => middle(a).y - middle(b).y)
  if (side === 'bottom') first((a, b) => middle(b).y - middle(a).y)
  if (side === 'middle') first((a, b) => Math.abs(middle(a).x - 0.5) - Math.abs(middle(b).x - 0.5))
  if (depth === 'near') first((a, b) => a.depth - b.depth)
  if (depth === 'far') first((a, b) => b.depth - a.depth)
  if (size === 'largest') first((a, b) => area(b) - area(a))
  if (size === 'smallest') first((a, b) => area(a) - area(b))
  if (ordinal !== undefined) {
    const sorted = [...chosen].sort((a, b) => middle(a).x - middle(b).x)
    const found = sorted.at(ordinal > 0 ? ordinal - 1 : ordinal)
    chosen = found ? [found] : []
  }
  return chosen
}

/** The things meant by 它 and by no noun: those drawn large, else the largest. */
export function listMain(plan: Plan, things: readonly PlannedThing[]): readonly PlannedThing[] {
  const keys = new Map(plan.things.map(({ id, key }) => [id, key]))
  const loose = things.filter(({ id }) => !isPart({ key: keys.get(id) ?? '' }))
  const main = loose.filter(({ id }) => /^main( |$)/.test(keys.get(id) ?? ''))
  if (main.length > 0) return main
  return [...(loose.length > 0 ? loose : things)].sort((a, b) => area(b) - area(a)).slice(0, 1)
}

/** 车身: the car itself. */
const OWN_BODY = /^(?:车身|车漆|车壳|车体)$/
const VEHICLES = /(?:car|bus|truck|taxi|van)/
/** Of an animal: all of it. */
const ANIMAL_BODY = /^(?:身体|身子|全身|整个身体)$/
const WRITTEN = /^.{2,10}?(?:这|那)?[几两三四五六七]个?(?:大)?字$/

/** Whether it says that one of several is meant. */
const SINGLE = /[那这一][只个条艘头匹棵朵座位辆架把张颗本件顶]/

export interface BindContext {
  /** The name of the thing that the sentence before changed. */
  readonly lastTarget?: string | undefined
  /** One of several things is meant where the phrase does not say which. */
  readonly isOne?: boolean
}

/** 只留女孩: all that the phrase does not name. */
function bindRest(plan: Plan, things: readonly PlannedThing[], target: ReadTarget): Binding {
  const { isRest: _, ...excepted } = target
  const names = target.name === null ? [] : splitNouns(target.name)
  const phrases = names.length > 1 ? names.map((one) => ({ words: one, name: one })) : [excepted]
  const stays = new Set(
    phrases.flatMap((phrase) => bindTarget(plan, things, phrase)[0]?.things ?? []),
  )
  const rest = things.filter((thing) => !stays.has(thing))
  return stays.size > 0 && rest.length > 0 ? [{ things: rest }] : []
}

const MOST_UNNAMED = 9

/** 左边那只, 第二个. */
function bindUnnamed(
  things: readonly PlannedThing[],
  main: readonly PlannedThing[],
  target: ReadTarget,
): Binding {
  const counted = things.filter((thing) => isCountedSo(thing, target.words))
  const several = main.length > 1 ? main : things
  const pool = listAround(things, target.words) ?? (counted.length > 0 ? counted : several)
  const chosen = pool.length === 0 ? [] : select(pool, target)
  return chosen.length > 0
    ? [{ things: chosen.slice(0, target.isAll ? MOST_UNNAMED : (target.number ?? 1)) }]
    : []
}

export function bindTarget(
  plan: Plan,
  things: readonly PlannedThing[],
  target: ReadTarget | undefined,
  { lastTarget, isOne = false }: BindContext = {},
): Binding {
  const main = listMain(plan, things)
  if (!target || (target.name === null && target.isPronoun)) {
    const before = lastTarget
      ? bindTarget(plan, things, { words: lastTarget, name: lastTarget })
      : []
    if (before.length > 0) return before
    return main.length > 0 ? [{ things: target?.isAll || !isOne ? main : main.slice(0, 1) }] : []
  }
  const { name, owner } = target
  if (target.isRest) return bindRest(plan, things, target)
  const worn = bindWorn(main, target)
  if (worn) return worn
  if (name === null) return bindUnnamed(things, main, target)
  if (owner !== undefined) {
    const owners = bindTarget(plan, things, {
      ...target,
      name: owner,
      owner: undefined,
    } as ReadTarget)
    const own = bindByName(things, { ...target, words: name, name } as ReadTarget)
    if (own.length > 0 && owners.length === 0) return own
    return owners.map((one) => ({ ...one, part: name }))
  }
  const isThere = things.some((thing) => rateName(thing, name) > 3 || thing.words.includes(name))
  if ((CUPS.test(name) && !isThere) || OWN_BODY.test(name)) {
    const whole = things.filter(({ kind }) => (CUPS.test(name) ? DRINKS : VEHICLES).test(kind))
    if (whole.length === 1) return [{ things: whole }]
  }
  if (ANIMAL_BODY.test(name)) {
    const animals = things.filter(({ kind }) => familyOf(kind)?.id === 'animals')
    if (animals.length === 1) return [{ things: animals }]
  }
  // 猫咪尾巴: a part of the cat, not the cat
  const tail = PART_AT_END.exec(name) ?? splitUnknown(things, name)
  if (tail?.[1] && tail[2]) {
    const owners = bindByName(things, { ...target, name: tail[1] })
    if (owners.length > 0) return owners.map((one) => ({ ...one, part: tail[2] as string }))
  }
  const named = bindByName(things, target)
  if (named.length > 0) return named
  // 月圆人团圆几个字
  if (WRITTEN.test(name)) {
    const texts = things.filter(({ kind }) => /^(?:title|text|caption|writing)$/.test(kind))
    if (texts.length > 0) return [{ things: texts.slice(0, 1) }]
  }
  if (MAIN.test(name)) return main.length > 0 ? [{ things: main }] : []
  const withPart = things.filter((thing) => hasPart(thing, name))
  if (withPart.length > 0) {
    const chosen = select(withPart, target)
    return [{ things: chosen, part: name }]
  }
  return bindCompound(things, target, name)
}

/** A name that consists of a thing and its part, or of an adjective and a thing. */
function bindCompound(things: readonly PlannedThing[], target: ReadTarget, name: string): Binding {
  // 狗毛: the thing and its part in one word
  for (let length = name.length - 1; length > 0; length--) {
    const head = name.slice(0, length)
    const isOwnName = things.some((thing) => thing.name === head || findKinds(head).has(thing.kind))
    const whole = isOwnName ? bindByName(things, { ...target, name: head }) : []
    if (whole.length > 0) {
      const rest = name.slice(length)
      const part = /^[服衣帽鞋裙裤]$/.test(rest) ? name : rest
      return whole.map((one) => ({ ...one, part }))
    }
  }
  // 红凳子, 小狗狗: the noun is at the end
  for (let start = 1; start < name.length; start++) {
    const tail = bindByName(things, { ...target, name: name.slice(start) })
    if (tail.length > 0 && /^(?:小|大|老|红|黄|蓝|绿|白|黑|紫|粉|灰|棕|橘|那|这)/.test(name))
      return tail
  }
  return []
}

function bindByName(things: readonly PlannedThing[], target: ReadTarget): Binding {
  const { name } = target
  if (name === null) return []
  const rated = things.map((thing) => ({ thing, rate: rateName(thing, name) }))
  const best = Math.max(0, ...rated.map(({ rate }) => rate))
  if (best === 0) return []
  const alike = rated.filter(({ rate }) => rate === best).map(({ thing }) => thing)
  const chosen = select(alike, target)
  if (chosen.length <= 1) return chosen.length === 1 ? [{ things: chosen }] : []
  const kinds = [...new Set(chosen.map(({ kind }) => kind))]
  const bySize = [...chosen].sort((a, b) => area(b) - area(a))
  if (target.isAll) return [{ things: chosen }]
  // things of one kind are meant together unless one of them is
  if (kinds.length === 1 && !SINGLE.test(target.words))
    return [{ things: chosen }, ...bySize.slice(0, 3).map((thing) => ({ things: [thing] }))]
  return bySize.slice(0, 4).map((thing) => ({ things: [thing] }))
}

const PART_AT_END =
  /^(.{1,6}?)(?:的)?(头发|眼睛|耳朵|尾巴|翅膀|鼻子|嘴巴|嘴|胡子|爪子|脚|腿|舌头|脖子|身子|年纪|头盔|屋顶|帽子|围巾|衣服|裙子|裤子|鞋子?)$/

/** 宇航员挥: the name of a thing and more, which is no word of the lexicon. */
function splitUnknown(things: readonly PlannedThing[], name: string): string[] | null {
  if (lexicon.get(name) !== undefined) return null
  const names = things.flatMap((thing) => [thing.name, ...thing.words])
  const head = names.find(
    (one) => one.length > 0 && one.length < name.length && name.startsWith(one),
  )
  const rest = head === undefined ? '' : name.slice(head.length)
  if (head === undefined || /^(?:子|儿|们|咪|崽|宝宝|狗|猫)$/.test(rest)) return null
  return findKinds(rest).size > 0 ? null : [name, head, rest]
}

/** 那艘 is a boat, 那棵 a tree. */
const MEASURED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/艘/, ['船']],
  [/棵|株/, ['树']],
  [/朵|枝|束/, ['花']],
  [/栋|幢|间/, ['房子']],
  [/辆/, ['车', '汽车', '自行车']],
  [/匹/, ['马']],
]

function isCountedSo(thing: PlannedThing, words: string): boolean {
  const [, nouns] = MEASURED.find(([pattern]) => pattern.test(words)) ?? []
  if (nouns) return nouns.some((noun) => rateName(thing, noun) >= 3)
  if (/[只头](?!发)/.test(words))
    return familyOf(thing.kind)?.id === 'animals' || rateName(thing, '鸟') >= 3
  return /[位名]/.test(words) && isPerson(thing)
}

/** Words for parts that people and animals have, also where the prompt does not say so. */
const BODY =
  /^(?:头发|发型|眼睛|表情|脸|衣服|上衣|裙子|裤子|帽子|围巾|毛|毛色|皮毛|尾巴|耳朵|嘴|嘴巴|胡子|手|姿势|动作|鞋子?|眼镜|墨镜|头盔|翅膀|伞|连衣裙|外套|宇航服|太空服|头饰|领结|项圈)$/

/** 头发 where there is only one that can have some. */
export function bindBody(
  plan: Plan,
  things: readonly PlannedThing[],
  name: string | null,
): Binding {
  if (name === null || !BODY.test(name)) return []
  const main = listMain(plan, things)
  const [first] = main
  return first ? [{ things: main.length > 1 ? main : [first], part: name }] : []
}
