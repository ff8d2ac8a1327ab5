/** Actions that several words say together: 看|日落, 追|蝴蝶, 从|纸箱|里|探出头. */
import { isWordDenied } from './denial'
import { type Owner, readClause } from './owner'
import type { Term } from './term'
import type { Vocabulary } from './vocabulary'

export interface Deed {
  readonly slot: string
  readonly value: string
  /** Words that are shown by it. */
  readonly terms: readonly Term[]
  /** Of those, the noun that is part of the action's drawing, and no thing of its own. */
  readonly part: Term | null
}

const LOOKING =
  /^(?:(?:观?看|望|眺望|凝望|遥望|仰望|远望|远眺|凝视|注视|欣赏|观赏|观察|面对|面朝|面向|赏|数)[着向]?|俯瞰|俯视|看看|watching|gazing|looking)$/
const FAR = /^(?:远方|远处|窗外|天空|夜空|远山)$/
/** Lights, hours and places that one looks at from far away. */
const SIGHT =
  /^(?:light:(?:sun|moon|crescent|stars)|time:(?:sunset|dawn)|scene:(?!interior)|weather:(?:rain|snow)|subject:(?:(?:double-)?rainbow|aurora|meteor|meteor-shower|milky-way|fireworks|sky-lantern)$)/

const PLAYING =
  /^(?:玩|玩弄|追|追逐|追赶|扑|扑向|扑打|捉|抓|捕|捕捉|逗|逗弄|chasing|catching)[着了]?$/
const FREE = /^(?:玩|玩着|玩得|嬉戏|playing)$/

const PEEPING =
  /^(?:探头|探|探出|探出头|露|露头|露出|冒|冒出|钻出|伸出|躲|躲在|躲着|藏|藏在|藏着|躲藏|偷看|偷窥|偷偷|张望|peeking|peeping|hiding)$/
/** Behind a verb of looking out, what comes out. */
const HEAD = /^(?:出|出头|头|头来|来|脑袋|小脑袋|小脸|半个?|脸)$/

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
const FIRE = /^(?:篝火|营火|火堆|火炉|火塘|壁炉|炉火|草地|地上|沙滩)$/
/** Done by those who sit around a table, and its own words. */
const AT_TABLE: readonly (readonly [value: string, words: RegExp])[] = [
  ['drawing', /^(?:画画|作画|涂鸦|绘画|画图)$/],
  ['talk', /^(?:讨论|开会|聊天|谈话|学习|商量|交流|一起)$/],
]

/** On the table of those who draw. */
const CRAYONS = /^(?:画笔|颜料|蜡笔|彩笔|水彩笔|铅笔|彩铅|画纸|水彩)$/

const STANDING = /^(?:站|站立|坐|伫立|矗立|立|屹立|独立)[在于着]?$|^登上$/
const LEDGE =
  /^(?:悬崖|悬崖边|悬崖上|崖边|山崖|断崖|崖|峭壁|山顶|山巅|山顶上|顶峰|峰顶|山峰|巅|之巅|巅峰)$/

const SWINGING = /^(?:挥|挥动|挥舞|挥起|击|击打)[着]?$/
const RACKET = /^(?:拍子|球拍|羽毛球拍|网球拍|拍)$/

const LEANING = /^(?:靠|靠着|靠在|倚|倚着|倚靠|倚靠着|倚在|背靠|背靠着|依靠|leaning)$/
const TREE = /^(?:树|大树|树干|树木|老树|古树|树下|tree)$/

const FLYING = /^(?:飞|飞着|在飞|飞在|飞上|飞过|飞向|飞越|飞翔|飞行|翱翔|飞舞|flying)$/

/** So many words behind a verb its object is. */
const REACH = 5
const PASSED = /^(?:of|at|trait|size|tint|count|other|side|article|verb|noun)$/

const toKey = ({ slot, value }: Term['meanings'][number]): string => `${slot}:${value}`
const isSight = ({ text, meanings }: Term): boolean =>
  FAR.test(text) || meanings.some((meaning) => SIGHT.test(toKey(meaning)))

/** The object of a verb at `at`, in its clause. */
function findObject(
  terms: readonly Term[],
  at: number,
  isObject: (term: Term) => boolean,
): Term | null {
  for (const term of terms.slice(at + 1, at + 1 + REACH)) {
    if (isObject(term)) return term
    if (!PASSED.test(term.kind)) return null
  }
  return null
}

/** The noun that hides an animal, in the clause of a verb: before it or behind it. */
function findCover(terms: readonly Term[], at: number): { value: string; part: Term } | null {
  const clause = readClause(terms, at)
  for (const [i, part] of terms.entries()) {
    if (readClause(terms, i) !== clause) continue
    const value = COVERS.find(([, words]) => words.test(part.text))?.[0]
    if (value !== undefined) return { value, part }
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

/** 蝴蝶在它面前飞: whether the last noun before a verb, in its clause, is no animal. */
function isOfOther(terms: readonly Term[], at: number): boolean {
  for (const { kind, isAnimal, meanings } of terms.slice(0, at).reverse()) {
    if (kind === 'break') return true
    if (isAnimal) return false
    if (kind === 'noun' && meanings.some(({ slot }) => slot === 'subject' || slot === 'kind'))
      return true
  }
  return terms[at + 1]?.kind !== 'of'
}

/** 围坐在桌边画画: around a table, unless they sit around a fire or have another thing on it. */
function readGathering(terms: readonly Term[], at: number, verb: Term): Deed | null {
  const clause = readClause(terms, at)
  const own = terms.filter((_, i) => readClause(terms, i) === clause)
  const isTabled = ({ traits }: Term): boolean =>
    traits.some(({ slot, value }) => slot === 'meal' || (slot === 'table' && value !== 'talk'))
  if (own.some((term) => FIRE.test(term.text) || isTabled(term))) return null
  for (const [value, words] of AT_TABLE) {
    const part = own.find((term) => words.test(term.text))
    const tools = value === 'drawing' ? terms.filter(({ text }) => CRAYONS.test(text)) : []
    if (part) return deed('table', value, [verb, part, ...tools], part)
  }
  return deed('table', 'talk', [verb])
}

/** 男孩|拍照, not 给|男孩|拍照. */
function isAgentBefore(terms: readonly Term[], at: number): boolean {
  const clause = readClause(terms, at)
  const before = terms.slice(0, at).filter((_, i) => readClause(terms, i) === clause)
  return (
    before.some(({ isAnimal, isRole }) => isAnimal || isRole) &&
    !before.some(({ text }) => /^[给为帮替]$/.test(text))
  )
}

type Reader = (terms: readonly Term[], at: number, verb: Term) => Deed | null

const deed = (slot: string, value: string, terms: readonly Term[], part?: Term): Deed => ({
  ...{ slot, value, terms },
  part: part ?? null,
})

const readLooking: Reader = (terms, at, verb) => {
  const sight = showsFace(terms) ? null : findObject(terms, at, isSight)
  if (!sight) return null
  // 天上的月亮: every moon is there
  const between = terms.slice(at + 1, terms.indexOf(sight))
  const above = between.filter(({ meanings }) => meanings.some(({ slot }) => slot === 'place'))
  return deed('view', 'back', [verb, ...above])
}

const readPlaying: Reader = (terms, at, verb) => {
  const isButterfly = ({ meanings }: Term): boolean =>
    meanings.some((meaning) => toKey(meaning) === 'subject:butterfly')
  const part = findObject(terms, at, isButterfly)
  if (part) return deed('does', 'butterfly', [verb, part], part)
  const next = terms[at + 1]
  const isAlone = !next || next.kind === 'break' || next.kind === 'of'
  return FREE.test(verb.text) && isAlone ? deed('does', 'play', [verb]) : null
}

const readPeeping: Reader = (terms, at, verb) => {
  const cover = findCover(terms, at)
  if (!cover) return null
  const rest = terms.slice(at + 1)
  const end = rest.findIndex(({ text }) => !HEAD.test(text))
  const head = end < 0 ? rest : rest.slice(0, end)
  return deed('behind', cover.value, [verb, ...head, cover.part], cover.part)
}

const readLedge: Reader = (terms, at, verb) => {
  const ledge = findObject(terms, at, ({ text }) => LEDGE.test(text))
  return ledge && deed('ledge', 'cliff', ledge.strange ? [verb, ledge] : [verb])
}

const readSwinging: Reader = (terms, _, verb) => {
  const racket = terms.find(({ text }) => RACKET.test(text))
  const isBadminton = terms.some(({ text }) => text.includes('羽毛球'))
  return racket ? deed('action', isBadminton ? 'badminton' : 'tennis', [verb, racket]) : null
}

const readLeaning: Reader = (terms, at, verb) => {
  const tree = findObject(terms, at, ({ text }) => TREE.test(text))
  return tree && deed('does', 'lean', [verb, tree], tree)
}

const readStretching: Reader = (terms, at) => {
  const part = findObject(terms, at, ({ text }) => text === '懒腰')
  return part && deed('does', 'stretch', [...terms.slice(at, terms.indexOf(part)), part], part)
}

const readFlying: Reader = (terms, at, verb) => {
  // 飞翔的小鸟 is said of the noun behind it
  const described = terms[at + 1]?.kind === 'of' ? terms[at + 2] : undefined
  const isOther = described !== undefined && !described.isAnimal
  return isOther || isOfOther(terms, at) ? null : deed('does', 'fly', [verb])
}

/** 猫在画蒙娜丽莎: behind its agent it is no request. */
const readPainting: Reader = (terms, at, verb) => {
  const before = terms[at - 1]
  const agent = /^正?在$/.test(before?.text ?? '') ? terms[at - 2] : before
  const isDone = (agent?.isAnimal || agent?.isRole) && terms[at + 1] !== undefined
  return isDone ? deed('hold', 'brush', [verb]) : null
}

const READERS: readonly (readonly [verb: RegExp, read: Reader])[] = [
  [LOOKING, readLooking],
  [PLAYING, readPlaying],
  [PEEPING, readPeeping],
  [GATHERING, readGathering],
  [STANDING, readLedge],
  [SWINGING, readSwinging],
  [
    /^拍照$/,
    (terms, at, verb) => (isAgentBefore(terms, at) ? deed('hold', 'camera', [verb]) : null),
  ],
  [LEANING, readLeaning],
  [FLYING, readFlying],
  [/^伸[着了]?$/, readStretching],
  [/^(?:画|画着|在画|正在画)$/, readPainting],
]

function readAt(terms: readonly Term[], at: number): Deed | null {
  const verb = terms[at]
  const read = READERS.find(([words]) => words.test(verb.text))?.[1]
  return read && !isWordDenied(terms, at) ? read(terms, at, verb) : null
}

/** Actions of the words, of those that this thing is drawn in. */
export function readDeeds(
  terms: readonly Term[],
  vocabulary: Pick<Vocabulary, 'familyOf'>,
  thing = '',
): readonly Deed[] {
  const { traits = {}, takes } = vocabulary.familyOf(thing) ?? {}
  const deeds = terms.flatMap((_, at) => readAt(terms, at) ?? [])
  return deeds.filter(
    ({ slot, value }) => `${slot}:${value}` in traits && (takes?.(slot, thing) ?? true),
  )
}

/** Properties by deeds, of the main thing and those that are joined with it. */
export function listGiven(
  deeds: readonly Deed[],
  owners: readonly Owner[],
  main: Owner,
): (Owner['traits'][number] & { doer: Owner })[] {
  const doers = owners.filter(
    ({ phrase, family }) => phrase === main.phrase || (phrase.joined && family === main.family),
  )
  return deeds.flatMap(({ terms, slot, value }) =>
    terms.flatMap((term) => doers.map((doer) => ({ doer, slot, value, tint: undefined, term }))),
  )
}
