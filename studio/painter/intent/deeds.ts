/** Actions that several words say together: 看|日落, 追|蝴蝶, 从|纸箱|里|探出头. */
import { isWordDenied } from './denial'
import { readClause } from './owner'
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

const LEANING = /^(?:靠|靠着|靠在|倚|倚着|倚靠|倚靠着|倚在|背靠|背靠着|依靠|leaning)$/
const TREE = /^(?:树|大树|树干|树木|老树|古树|树下|tree)$/

const FLYING = /^(?:飞|飞着|在飞|飞翔|飞行|翱翔|飞舞|flying)$/

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

function readAt(terms: readonly Term[], at: number): Deed | null {
  const verb = terms[at]
  if (!verb || isWordDenied(terms, at)) return null
  const { text } = verb
  if (LOOKING.test(text)) {
    const sight = showsFace(terms) ? null : findObject(terms, at, isSight)
    if (!sight) return null
    // 天上的月亮: where every moon is
    const between = terms.slice(at + 1, terms.indexOf(sight))
    const above = between.filter(({ meanings }) => meanings.some(({ slot }) => slot === 'place'))
    return { slot: 'view', value: 'back', terms: [verb, ...above], part: null }
  }
  if (PLAYING.test(text)) {
    const isButterfly = ({ meanings }: Term): boolean =>
      meanings.some((meaning) => toKey(meaning) === 'subject:butterfly')
    const part = findObject(terms, at, isButterfly)
    if (part) return { slot: 'does', value: 'butterfly', terms: [verb, part], part }
    const next = terms[at + 1]
    const isAlone = !next || next.kind === 'break' || next.kind === 'of'
    return FREE.test(text) && isAlone
      ? { slot: 'does', value: 'play', terms: [verb], part: null }
      : null
  }
  if (PEEPING.test(text)) {
    const cover = findCover(terms, at)
    if (!cover) return null
    const more: Term[] = []
    for (const term of terms.slice(at + 1)) {
      if (!HEAD.test(term.text)) break
      more.push(term)
    }
    return {
      slot: 'behind',
      value: cover.value,
      terms: [verb, ...more, cover.part],
      part: cover.part,
    }
  }
  if (LEANING.test(text)) {
    const part = findObject(terms, at, (term) => TREE.test(term.text))
    return part && { slot: 'does', value: 'lean', terms: [verb, part], part }
  }
  if (FLYING.test(text)) {
    // 飞翔的小鸟 is said of the noun behind it
    const described = terms[at + 1]?.kind === 'of' ? terms[at + 2] : undefined
    const isOther = described !== undefined && !described.isAnimal
    return isOther || isOfOther(terms, at)
      ? null
      : { slot: 'does', value: 'fly', terms: [verb], part: null }
  }
  // 猫在画蒙娜丽莎: behind its agent it is no request
  const before = terms[at - 1]
  const paints = /^(?:画|画着|在画|正在画)$/.test(text) && /^(?:在|正在)?$/.test(before?.text ?? '')
  const agent = terms[at - (before?.text === '在' || before?.text === '正在' ? 2 : 1)]
  return paints && (agent?.isAnimal || agent?.isRole) && terms[at + 1]
    ? { slot: 'hold', value: 'brush', terms: [verb], part: null }
    : null
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
