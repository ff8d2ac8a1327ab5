/** Actions that several words say together: 看|日落, 追|蝴蝶, 从|纸箱|里|探出头. */
import { findAgents, findClause, findLeading, isBeing } from './agents'
import { isUnrealised } from './denial'
import { PICTURES } from './grammar'
import { type Owner, namesSamePerson } from './owner'
import {
  type Action,
  type Reader,
  FLOATING,
  READERS_OF_BEINGS,
  readFloating,
  readFlying,
} from './pet-actions'
import { LEDGE, LEDGES, SEATED } from './ledges'
import type { Phrase } from './phrases'
import type { Term } from './term'
import type { Vocabulary } from './vocabulary'

export type { Action } from './pet-actions'

const LOOKING =
  /^(?:(?:观?看|望|眺望|凝望|遥望|仰望|远望|远眺|凝视|注视|欣赏|观赏|观察|面对|面朝|面向|赏|数)[着向]?|俯瞰|俯视|看看|watching|gazing|looking)$/
const FAR = /^(?:天|远方|远处|窗外|天空|夜空|远山)$/
/** Lights, hours and places that one looks at from far away. */
const SIGHT =
  /^(?:light:(?:sun|moon|crescent|stars)|time:(?:sunset|dawn)|scene:(?!interior)|weather:(?:rain|snow)|subject:(?:(?:double-)?rainbow|aurora|meteor|meteor-shower|milky-way|fireworks|sky-lantern)$)/

const PLAYING =
  /^(?:玩|玩弄|追|追逐|追赶|扑|扑向|扑打|捉|抓|捕|捕捉|逗|逗弄|chasing|catching)[着了]?$/
const FREE = /^(?:玩|玩着|玩得|嬉戏|playing)$/
const HIDING = /^(?:躲|躲在|躲着|躲进|藏进|藏|藏在|藏着|躲藏|躲藏在|hiding)$/
const PEEPING =
  /^(?:探头|探头探脑|探|探出|探出头|露|露头|露出|冒|冒头|冒出|钻|钻出|伸出|偷看|偷窥|偷偷|peeking|peeping)$/
const LOOKS_OUT = new RegExp(`张望|${PEEPING.source}`)
/** Verbs of looking, whose object may be anything. */
const SPYING = /^(?:偷看|偷窥|偷偷)$/
/** Behind a verb of looking out, what comes out. */
const HEAD =
  /^(?:出|出头|头|头来|来|脑袋|小脑袋|小脸|半个?|脸|了|着|个|半张|小|大|圆|(?:圆圆|大大|毛茸茸)的?|的)$/
const HEAD_END = /[出头来袋脸了着]$/
/** Behind what comes out: the action ends there. */
const ENDED = /^(?:break|of|verb|at|and)$/
/** Sides of a cover that hide; 被子|下 hides too. */
const HIDDEN = /^(?:里|中|内|后|间|里面|后面|背后|之后|之间|之中|中间|里边|后边|深处)$/
const UNDER = /^(?:下|下面|底下|之下)$/

/** Nouns that an animal is drawn behind or in. */
const COVERS: readonly (readonly [value: string, words: RegExp])[] = [
  ['quilt', /^(?:被窝|被子|棉被|被褥|毯子|毛毯|被单|被)$/],
  ['box', /^(?:纸箱|纸箱子|箱子|纸盒|盒子|纸盒子|快递箱|快递盒|礼物盒|木箱|cardboard box|box)$/],
  ['pot', /^(?:花盆|盆栽|陶罐|罐子|花瓶)$/],
  ['basket', /^(?:篮子|竹篮|竹筐|筐|筐子|箩筐|藤篮|basket)$/],
  ['grass', /^(?:草丛|草堆|灌木丛|灌木|花丛|树丛|草地)$/],
  ['snow', /^(?:雪堆|雪地|积雪|雪)$/],
  ['door', /^(?:门|房门|大门|木门|门缝|门后|门口|柜子|衣柜|door)$/],
  ['tree', /^(?:树|大树|树干|树后|树木|tree)$/],
  ['curtain', /^(?:窗帘|帘子|幕布|curtain)$/],
  ['wall', /^(?:墙|墙角|墙壁|墙后|围墙|拐角|wall)$/],
]

const GATHERING = /^围坐[在着]?$/
const TABLE = /[桌餐饭菜]|火锅|蛋糕|饺|table/
const FIRE = /^(?:篝火|营火|火堆|火炉|火塘|壁炉|炉火|草地|地上|沙滩)$/
/** Done by those who sit around a table, and its own words. */
const AT_TABLE: readonly (readonly [value: string, words: RegExp])[] = [
  ['drawing', /^(?:画画|作画|涂鸦|绘画|画图)$/],
  ['meal', /^(?:餐桌|饭桌|餐桌旁|餐桌边|饭桌旁|晚餐|年夜饭|团圆饭)$/],
  ['talk', /^(?:讨论|开会|聊天|谈话|学习|商量|交流|一起)$/],
]

/** On the table of those who draw. */
const CRAYONS = /^(?:画笔|颜料|蜡笔|彩笔|水彩笔|铅笔|彩铅|画纸|水彩)$/

const STANDING = /^(?:站|站立|坐|伫立|立|屹立|独立)[在于着]?$|^登上$/
const SWINGING = /^(?:挥|挥动|挥舞|挥起|击|击打)[着]?$/
const RACKET = /^(?:拍子|球拍|羽毛球拍|网球拍|拍)$/
const LEANING = /^(?:靠|靠着|靠在|倚|倚着|倚靠|倚靠着|倚在|背靠|背靠着|依靠|leaning)$/
const TREE = /^(?:树|大树|树干|树木|老树|古树|树下|tree)$/

const FLYING =
  /^(?:飞|飞着|在飞|飞在|飞上|飞过|飞向|飞越|飞翔|飞行|翱翔|飞舞|会飞|飞起来|飞上天|天上飞|空中飞|flying)$/

/** So many words behind a verb its object is. */
const REACH = 6
const PASSED = /^(?:of|at|trait|size|tint|count|other|side|article|verb|noun)$/

const toKey = ({ slot, value }: Term['meanings'][number]): string => `${slot}:${value}`
const isSight = ({ text, meanings }: Term): boolean =>
  FAR.test(text) || meanings.some((meaning) => SIGHT.test(toKey(meaning)))

/** 花园|里|的|蝴蝶: a noun that only says which or where. */
function isAttribute(terms: readonly Term[], at: number): boolean {
  const side = terms[at + 1]?.kind === 'side' ? 1 : 0
  const noun = terms[at]
  if (noun === undefined || isBeing(noun)) return false
  return noun.text.endsWith('的') || terms[at + 1 + side]?.kind === 'of'
}

/** The object of a verb at `at`, in its clause: its first noun that is no attribute. */
function findObject(
  terms: readonly Term[],
  at: number,
  isObject: (term: Term) => boolean,
): Term | null {
  for (let i = at + 1; i <= at + REACH; i += 1) {
    const term = terms[i]
    if (!term || !PASSED.test(term.kind)) return null
    if (isObject(term)) return term
    // 看书海报: a word of the picture is no object either
    if (term.kind === 'noun' && !isAttribute(terms, i)) return null
  }
  return null
}

const readCover = ({ text }: Term): string | undefined =>
  COVERS.find(([, words]) => words.test(text))?.[0]

/** Whether the words around a noun say that one is hidden by it: 从|纸箱|里, 躲|在|门|后. */
function isHidden(terms: readonly Term[], at: number, verb: number, cover: string): boolean {
  const leader = findLeading(terms, at)
  const side = terms[at + 1]
  const text = side?.kind === 'side' ? side.text : null
  const isIn = text !== null && (HIDDEN.test(text) || (cover === 'quilt' && UNDER.test(text)))
  const from = /^(?:从|自|由)$/.test(terms[leader]?.text ?? '')
  if (from) return text === null || isIn
  const isAt = terms[leader]?.kind === 'at'
  const hides = HIDING.test(terms[isAt ? leader - 1 : leader]?.text ?? '')
  const isSaid = HIDING.test(terms[verb]?.text ?? '') && (hides || leader === verb)
  if (isSaid || HIDING.test(terms[leader]?.text ?? ''))
    return text === null ? side?.kind !== 'of' : isIn
  return isAt && (isIn || /[后缝]$/.test(terms[at]?.text ?? ''))
}

/** The noun that hides an animal, in the clause of a verb: before it or behind it. */
function findCover(terms: readonly Term[], at: number): { value: string; part: Term } | null {
  const { from, to } = findClause(terms, at)
  const isLatin = terms[at]?.tag === 'eng'
  for (let i = from; i < to; i += 1) {
    const part = terms[i]
    const value = part && readCover(part)
    if (part && value !== undefined && (isLatin || isHidden(terms, i, at, value)))
      return { value, part }
  }
  return null
}

/** Whether a face is described, which a back does not show. */
const showsFace = (terms: readonly Term[]): boolean =>
  terms.some(({ kind, traits }) =>
    traits.some(
      ({ family, slot, value }) =>
        (family === 'people' &&
          (/^(?:expression|eyes|beard|crop)$/.test(slot) ||
            (slot === 'view' && value !== 'back'))) ||
        (family === 'animals' && slot === 'mood' && kind === 'verb' && value !== 'smile'),
    ),
  )

/** 围坐在桌边画画: around a table, unless they sit around something else or have it on theirs. */
function readGathering(terms: readonly Term[], at: number, verb: Term): Action | null {
  const { from, to } = findClause(terms, at)
  const own = terms.slice(from, to)
  const isTabled = ({ traits }: Term): boolean =>
    traits.some(
      ({ slot, value }) => slot === 'meal' || (slot === 'table' && !/^(?:talk|desk)$/.test(value)),
    )
  // 围坐在圣诞树旁, 围坐看电视
  const isOther = ({ kind, things, text }: Term, i: number): boolean =>
    kind === 'noun' &&
    things.length > 0 &&
    !TABLE.test(text) &&
    (own[i + 1]?.kind === 'side' || /^(?:verb|at)$/.test(own[findLeading(own, i)]?.kind ?? ''))
  if (own.some((term) => FIRE.test(term.text) || isTabled(term))) return null
  if (own.some(isOther)) return { ...action('table', 'talk', [verb]), isUndrawn: true }
  for (const [value, words] of AT_TABLE) {
    const part = own.find((term) => words.test(term.text))
    const tools = value === 'drawing' ? terms.filter(({ text }) => CRAYONS.test(text)) : []
    if (part) return action('table', value, [verb, part, ...tools], part)
  }
  return action('table', 'talk', [verb])
}

const action = (slot: string, value: string, terms: readonly Term[], part?: Term): Action => ({
  ...{ slot, value, terms },
  part: part ?? null,
})

const readLooking: Reader = (terms, at, verb) => {
  const sight = findObject(terms, at, isSight)
  const next = sight ? terms.indexOf(sight) + 1 : 0
  const side = terms[next]?.kind === 'side' ? 1 : 0
  // 女孩看着海边的小狗, but 看着海的小狗
  const isOfBeing = terms[next + side]?.kind === 'of' && isBeing(terms[next + side + 1] ?? verb)
  const hasAgent = terms.slice(findClause(terms, at).from, at).some(isBeing)
  if (!sight || (isOfBeing && hasAgent) || showsFace(terms)) return null
  // 天上的月亮: every moon is there
  const between = terms.slice(at + 1, next - 1)
  const above = between.filter(({ meanings }) => meanings.some(({ slot }) => slot === 'place'))
  return action('view', 'back', [verb, ...above])
}

const readPlaying: Reader = (terms, at, verb) => {
  const isButterfly = ({ meanings }: Term): boolean =>
    meanings.some((meaning) => toKey(meaning) === 'subject:butterfly')
  const part = findObject(terms, at, isButterfly)
  if (part) return action('does', 'butterfly', [verb, part], part)
  // 猫追老鼠
  const isChasing = /^追|^chas/.test(verb.text) && findObject(terms, at, ({ isAnimal }) => isAnimal)
  if (isChasing) return action('pose', 'running', [verb])
  const next = terms[at + 1]
  const isAlone = !next || next.kind === 'break' || next.kind === 'of'
  return FREE.test(verb.text) && isAlone ? action('does', 'play', [verb]) : null
}

const readPeeping: Reader = (terms, at, verb) => {
  const cover = findCover(terms, at)
  if (!cover) return null
  const rest = terms.slice(at + 1)
  const other = rest.findIndex(({ text }) => !HEAD.test(text))
  let end = other < 0 ? rest.length : other
  // 探出头|的小|猫, but 圆圆的脑袋
  while (end > 0 && !HEAD_END.test(rest[end - 1]?.text ?? '')) end -= 1
  const head = rest.slice(0, end)
  const next = rest[end]
  // 露出爪子, 露出笑容
  const isOther = PEEPING.test(verb.text) && verb.tag !== 'eng' && !SPYING.test(verb.text)
  const isEnd = !next || ENDED.test(next.kind) || LOOKS_OUT.test(next.text)
  if (isOther && !isEnd) return null
  return action('behind', cover.value, [verb, ...head, cover.part], cover.part)
}

const readLedge: Reader = (terms, at, verb) => {
  const ledge = findObject(terms, at, ({ kind, text }) => kind === 'noun' || LEDGE.test(text))
  const [kind] = LEDGES.find(([, words]) => words.test(ledge?.text ?? '')) ?? []
  if (!ledge || !kind) return null
  const end = terms.indexOf(ledge) + 1
  const side = terms[end]?.kind === 'side' ? 1 : 0
  // 山顶的亭子里
  const head = terms[end + side]?.kind === 'of' ? terms.slice(end + side + 1) : []
  const noun = head.find(({ kind }) => !/^(?:trait|size|tint|count|other|of)$/.test(kind))
  if (noun?.kind === 'noun' && !isBeing(noun) && !PICTURES.has(noun.text)) return null
  if (kind !== 'cliff')
    return action(SEATED.has(kind) ? 'seat' : 'ledge', kind, [verb, ledge], ledge)
  return action('ledge', kind, ledge.strange ? [verb, ledge] : [verb])
}

const readSwinging: Reader = (terms, _, verb) => {
  const racket = terms.find(({ text }) => RACKET.test(text))
  const isBadminton = terms.some(({ text }) => text.includes('羽毛球'))
  return racket ? action('action', isBadminton ? 'badminton' : 'tennis', [verb, racket]) : null
}

const readLeaning: Reader = (terms, at, verb) => {
  const tree = findObject(terms, at, ({ text }) => TREE.test(text))
  return tree && action('does', 'lean', [verb, tree], tree)
}

const readStretching: Reader = (terms, at) => {
  const part = findObject(terms, at, ({ text }) => text === '懒腰')
  return part && action('does', 'stretch', [...terms.slice(at, terms.indexOf(part)), part], part)
}

/** 猫在画蒙娜丽莎: behind its agent it is no request, and 猫画 is no picture of one. */
const readPainting: Reader = (terms, at, verb) => {
  const isGoing = /^正?在$/.test(terms[at - 1]?.text ?? '')
  const agent = terms[isGoing ? at - 2 : at - 1]
  const lead = agent && terms[findLeading(terms, terms.indexOf(agent))]
  const next = terms[at + 1]
  const isPicture = !next || /^(?:break|of|picture)$/.test(next.kind) || PICTURES.has(next.text)
  const isStyle = next?.meanings.some(({ slot }) => slot === 'style') ?? true
  const isDone = isGoing || verb.text !== '画' || !(isPicture || isStyle)
  const isServed = /^[给为帮替]$/.test(lead?.text ?? '')
  const isCounted = /[幅张]$/.test(terms[(agent ? terms.indexOf(agent) : 0) - 1]?.text ?? '')
  return agent && isBeing(agent) && next && isDone && !isServed && !isCounted
    ? action('hold', 'brush', [verb])
    : null
}

/** 搭建|彩色|积木|城堡: the castle is one of blocks. */
const readBuilding: Reader = (terms, at) => {
  const found = findObject(terms, at, ({ text }) => text === '积木' || text === '积木城堡')
  if (!found) return null
  const next = terms[terms.indexOf(found) + 1]
  const part = next && /^(?:城堡|房子|塔|高塔|小屋)$/.test(next.text) ? next : undefined
  const between = terms.slice(at, terms.indexOf(found) + 1)
  return action('table', 'blocks', part ? [...between, part] : between, part)
}

const READERS: readonly (readonly [verb: RegExp, read: Reader])[] = [
  [LOOKING, readLooking],
  [PLAYING, readPlaying],
  [HIDING, readPeeping],
  [PEEPING, readPeeping],
  [GATHERING, readGathering],
  [STANDING, readLedge],
  [SWINGING, readSwinging],
  [/^(?:搭建?|堆|拼|玩|建造?)[着起了]?$/, readBuilding],
  [/^拍照$/, (_, __, verb) => action('hold', 'camera', [verb])],
  [LEANING, readLeaning],
  ...READERS_OF_BEINGS,
  [FLYING, readFlying],
  [FLOATING, readFloating],
  [/^伸[着了]?$/, readStretching],
  [/^(?:画|画着|在画|正在画)$/, readPainting],
]

function readAt(terms: readonly Term[], at: number): Action | null {
  const verb = terms[at]
  const read = READERS.find(([words]) => words.test(verb.text))?.[1]
  return read ? read(terms, at, verb) : null
}

interface Scene {
  readonly terms: readonly Term[]
  readonly phrases: readonly Phrase[]
  readonly main: Phrase
  readonly vocabulary: Pick<Vocabulary, 'familyOf'>
}

/** Whether a noun is the main thing, another word for it, or joined with it. */
function isDoer(agent: Term, { phrases, main, terms, vocabulary }: Scene): boolean {
  const at = terms.indexOf(agent)
  if (main.from <= at && at <= main.to) return true
  const [id = ''] = main.head.things
  if (agent.things[0] === id) return !/另|别/.test(terms[findLeading(terms, at) + 1]?.text ?? '')
  const phrase = phrases.find(({ from, to }) => from <= at && at <= to)
  const own = (one: Phrase): Owner => {
    const [thing = ''] = one.head.things
    const family = vocabulary.familyOf(thing)?.id ?? ''
    return { phrase: one, id: thing, family, count: null, tint: undefined, traits: [] }
  }
  return phrase !== undefined && namesSamePerson(own(phrase), own(main))
}

/** Carried, one needs no wings: 骑着火箭飞, 坐在飞毯上飞. */
const CARRYING =
  /^(?:骑|骑着|骑在|乘|乘着|乘坐|坐|坐在|坐着|驾|驾着|驾驶|驾驶着|开|开着|搭|搭乘|riding|driving)$/

const isCarried = (terms: readonly Term[], at: number): boolean =>
  terms.slice(findClause(terms, at).from, at).some(({ text }) => CARRYING.test(text))

/** Whether the main thing certainly does it; null: something else, which needs no drawing for it. */
function isOfMain({ slot, terms: words }: Action, at: number, scene: Scene): boolean | null {
  const { terms } = scene
  const verb = terms[at]
  const places = words.map((word) => terms.indexOf(word))
  const text = verb?.text ?? ''
  const isFlying = FLYING.test(text) || FLOATING.test(text)
  if (isFlying && isCarried(terms, at)) return false
  const found = findAgents(terms, at, Math.max(...places), isFlying)
  const isLost = !found || (verb?.text === '拍照' && !found.isNear)
  // snow may be all that is in the air, but who floats is not
  if (isLost) return isFlying && !text.includes('浮') ? null : false
  const { agents } = found
  const flies = (one: Term): boolean => isBeing(one) || isDoer(one, scene)
  if (isFlying && agents.length > 0 && !agents.some(flies)) return null
  if (slot === 'action' || slot === 'table') return agents.length === 0 || agents.some(isBeing)
  return agents.length === 0 || agents.some((agent) => isDoer(agent, scene))
}

export interface Actions {
  readonly done: readonly Action[]
  /** Verbs of what another one does, or that is only wished for: in no drawing. */
  readonly undone: readonly Term[]
}

/** Actions of the words, of those that the main thing is drawn in. */
export function readActions(scene: Scene): Actions {
  const { terms, main, vocabulary } = scene
  const [thing = ''] = main.head.things
  const { traits = {}, takes } = vocabulary.familyOf(thing) ?? {}
  const done: Action[] = []
  const undone: Term[] = []
  for (const [at, verb] of terms.entries()) {
    const found = readAt(terms, at)
    if (!found || !(`${found.slot}:${found.value}` in traits)) continue
    const isTaken = takes?.(found.slot, thing) ?? true
    // a horse sits, flies and floats in no drawing
    if (!isTaken && !FLOATING.test(verb.text)) continue
    const isDone = isTaken && !found.isUndrawn && !isUnrealised(terms, at)
    const isOwn = isDone && isOfMain(found, at, scene)
    if (isOwn) done.push(found)
    else if (isOwn === false) undone.push(verb)
  }
  return { done, undone }
}

/** Properties by actions, of the main thing and those that are joined with it. */
export function listGiven(
  actions: readonly Action[],
  owners: readonly Owner[],
  main: Owner,
): (Owner['traits'][number] & { doer: Owner })[] {
  const doers = owners.filter(
    ({ phrase, family }) => phrase === main.phrase || (phrase.joined && family === main.family),
  )
  return actions.flatMap(({ terms, slot, value }) =>
    terms.flatMap((term) => doers.map((doer) => ({ doer, slot, value, tint: undefined, term }))),
  )
}
