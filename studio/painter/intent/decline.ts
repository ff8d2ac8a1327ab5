import { unwritable } from '../illustration/lettering/refusal'
import type { Spelling } from '../reading/normalise'
import { DRAWN_ACTIONS } from '../lexicon/actions'
import { PICTURES } from './grammar'
import { PROTECTED } from './names'
import { NEAR, findNearThing } from './near'
import {
  type Attempt,
  type Reader,
  fitSentence,
  listClauses,
  withoutIgnored,
  withoutRest,
} from './offers'
import { beginsWithSurname, fitPersons, offersFor } from './persons'
import { findSurfaces, sameDish, sameFood, sameKind, sameScene } from './same-kind'
import { sameTail } from './same-tail'
import type { Phrase } from './phrases'
import { findStyleSubjects } from './style-alone'
import type { Term } from './term'
import { LANDSCAPES, listSheets, usualFoods, usualFor } from './usual'

/** Why a prompt is not drawn, and what could be drawn in its place. */
export interface Decline {
  /** The undrawable word, as the user wrote it. */
  readonly unknown: string
  /** A protected figure, or a person who lives or lived. */
  readonly owned: boolean
  /** Whole prompts, each of which is drawn; the nearest first. */
  readonly alternatives: readonly string[]
  /** Why, in a sentence of its own, where it is not the subject that cannot be drawn. */
  readonly refusal?: string
}

interface Declined {
  readonly prompt: string
  readonly spelling: Spelling
  readonly terms: readonly Term[]
  readonly phrase: Phrase
  readonly phrases: readonly Phrase[]
  /** Texts to be written. */
  readonly texts: readonly string[]
  readonly read: Reader
  /** Whether it is a word of the tables, and no piece of one. */
  readonly knows: (word: string) => boolean
}

/** Chips on a phone: more would push the button off the screen. */
const MOST = 3
/** With so many of the kind or the scene, others would be of no use. */
const ENOUGH = 2

/** Slots of worn things. */
const WORN = /^(?:clothes|wear|wears|worn|hat|accessory|shoes|jewellery)$/

const ON_THE_HEAD = /(?:帽子?|冠|镜|罩|具|巾|[项手]链|耳环|手套)$/u
/** 绸带 and 猫娘 are no clothing. */
const GARMENT = /[衣裙裤衫袍袄服装鞋靴帽冠镜罩巾环链套饰]$/u

/** Framings and views at the end of a word: 芯片近距离. */
const FRAMED =
  /(?<=.)(?:的?(?:近距离|特写|近景|远景|微距|正面|侧面|俯视图?|鸟瞰图?|视图|场景|现场))+$/u

/** The rest of a name, up to the end of its clause. */
const NAME_END =
  /^(?![的在和与之是为着了图照])[\p{Script=Han}]{1,3}(?<![图照里上下中内旁边前后])(?=$|[，,。；;\s])/u

/** The strange word with all that belongs to it: 恐龙化石, not 化石. */
function locateWord({ terms, spelling, phrase: { head, from } }: Declined): {
  start: number
  end: number
} {
  let start = head.start
  const at = terms.indexOf(head)
  for (let i = at - 1; i >= from; i--) {
    const before = terms[i]
    if (before?.kind !== 'noun' || before.end !== start) break
    start = before.start
  }
  // 熨烫|机, 美容|仪
  const before = terms[at - 1]
  const isEnd = start === head.start && head.text.length === 1 && before?.end === start
  if (isEnd && /^(?:verb|other|trait)$/.test(before.kind) && before.things.length === 0)
    start = before.start
  // 干|锅肥肠
  const cooked = [2, 1, 0].find((by) =>
    sameDish(spelling.text.slice(Math.max(0, start - by), head.end)),
  )
  // 雪茄|剪, 酸辣蕨|根粉
  const rest = NAME_END.exec(spelling.text.slice(head.end))?.[0] ?? ''
  const isName = cooked !== undefined || FOOD.test(spelling.text) || rest.length === 1
  return { start: Math.max(0, start - (cooked ?? 0)), end: head.end + (isName ? rest.length : 0) }
}

interface Other {
  /** Its word, and the phrase with what describes it. */
  readonly word: string
  readonly phrase: string
  /** Its place in the prompt. */
  readonly start: number
}

/** Other things of the prompt, the living ones first. */
function findOthers({ terms, phrases, phrase, spelling }: Declined): Other[] {
  const others: Other[] = []
  const at = terms.indexOf(phrase.head)
  const written = (start: number, end: number): string => spelling.written(start, end)
  // 机器人|表情, 孙悟空|大战: what the strange word is joined to
  for (const { start, end, things } of terms.slice(phrase.from, at))
    if (things.length > 0 && end - start > 1)
      others.push({ word: written(start, end), phrase: written(start, end), start })
  const isLiving = ({ head }: Phrase): boolean => head.isAnimal || head.isRole
  for (const { head, from, denied } of new Set([...phrases.filter(isLiving), ...phrases])) {
    const isSeen = head.meanings.some(({ slot }) => /^(?:subject|kind|scene)$/.test(slot))
    const isDrawn = (head.things.length > 0 || isSeen) && !PICTURES.has(head.text)
    if (!isDrawn || denied || head === phrase.head) continue
    const whole = withoutLeading(written(terms[from]?.start ?? head.start, head.end))
    others.push({ word: written(head.start, head.end), phrase: whole, start: head.start })
  }
  return others.filter(({ word }) => !FRAGMENT.test(word))
}

/** 唐仕女俑 → 仕女: words within an unknown one, the longest first. */
function listParts(word: string): string[] {
  const { length } = word
  if (length > MOST_PARTED) return []
  return Array.from({ length: Math.max(0, length - 2) }, (_, by) => length - 1 - by).flatMap(
    (size) => Array.from({ length: length - size + 1 }, (_, at) => word.slice(at, at + size)),
  )
}

/** Characters of a word that is parted: each part is read. */
const MOST_PARTED = 6

/** 周杰伦, 蔡依林: a name of a person who is not drawn. */
const PERSON = /^nr/

/** The word that cannot be drawn, and everything known of it. */
interface Unknown {
  readonly start: number
  /** As the user wrote it. */
  readonly written: string
  readonly word: string
  /** A protected figure. */
  readonly owned: boolean
  /** A drawn thing nearly the same. */
  readonly near: string | null
  readonly isPerson: boolean
  /** Dishes in its place, where it is one. */
  readonly dishes: readonly string[] | null
}

function readUnknown(declined: Declined): Unknown {
  const { spelling, prompt } = declined
  const { head } = declined.phrase
  const { start, end } = locateWord(declined)
  const written = spelling.written(start, end)
  const word = spelling.text.slice(start, end).replace(FRAMED, '')
  const owned = PROTECTED.has(word) || PROTECTED.has(head.text)
  // the name of a maker ends like anything else
  const isExact = owned || PIECE.test(head.text)
  // 喀纳斯湖, but 加特林 is no wood and 角马过河 no river
  const isPlace = !isExact && /^n[sz]/.test(head.tag)
  const findNear = (text: string) => (isPlace ? findNearThing(text) : NEAR.get(text))
  const dishes = sameDish(word)
  // 毛|衫: a surname by itself is a piece of a word
  const isName = beginsWithSurname(written) && [...written].length > 1
  return {
    start,
    written,
    word,
    owned,
    // a known place that would show nothing of what is said is near itself
    near:
      (dishes ? NEAR.get(word) : (findNear(word) ?? findNear(head.text) ?? head.standIn?.name)) ??
      null,
    isPerson: PERSON.test(head.tag) && isName && sameKind(written) === null && !FOOD.test(prompt),
    dishes,
  }
}

const unique = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => word !== '')),
]

/** 雪山下的湖, 木质纹理: names a picture of its own, and takes no words around it. */
const WHOLE = /的|纹理$|质感$|背景$|图案$|^[《一]/u

/** The prompt with a drawn thing in the place of the word. */
function swap(declined: Declined, written: string, by: string): string | null {
  const { prompt, terms, phrase, spelling, read } = declined
  if (WHOLE.test(by) || prompt.includes(`《${written}`)) return replaceClause(declined, written, by)
  const said = spelling.written(terms[phrase.from]?.start ?? phrase.head.start, phrase.head.end)
  // 老|老爷爷
  const overlap = prompt[prompt.indexOf(written) - 1] === by[0] ? (by[0] ?? '') : ''
  const clauses = listClauses(prompt.replaceAll(overlap + written, by))
  const at = Math.max(
    clauses.findIndex((clause) => clause.includes(by)),
    0,
  )
  const clause = withoutLeading(clauses[at] ?? '')
  const own = withoutLeading(said.replaceAll(overlap + written, by))
  const until = clause.slice(0, clause.lastIndexOf(by) + by.length)
  const from = clause.includes(own) ? clause.slice(clause.indexOf(own)) : ''
  const bare = own.includes(by) ? withoutLeading(withoutIgnored(own, read)) : ''
  const isWhole = (head: string): boolean => head.includes(by) && !/没有|不带/u.test(head)
  const heads = unique([clause, until, from, own, bare].filter(isWhole))
  return fitSentence({ clauses, at, read }, [...heads, by], by)
}

/** The prompt with something else in the place of the clause that cannot be drawn. */
function replaceClause({ prompt, read }: Declined, written: string, by: string): string | null {
  const clauses = listClauses(prompt)
  const at = clauses.findIndex((clause) => clause.includes(written))
  const others = clauses.filter((clause, i) => i === at || !clause.includes(written))
  return fitSentence(
    { clauses: others, at: Math.max(others.indexOf(clauses[at] ?? ''), 0), read },
    [by],
    by,
  )
}

/** Other things of the prompt, without the clause that cannot be drawn. */
function keepOther({ prompt, read }: Declined, written: string, { word, phrase }: Other) {
  const clauses = listClauses(prompt).filter((clause) => !clause.includes(written))
  const found = clauses.findIndex((clause) => clause.includes(word))
  const frame =
    found < 0 ? { clauses: ['', ...clauses], at: 0, read } : { clauses, at: found, read }
  const clause = withoutLeading(clauses[found] ?? '')
  const bare = withoutLeading(withoutIgnored(phrase, read))
  const heads = unique([clause, phrase, bare, word])
  return fitSentence(frame, heads, word)
}

/** The word as a text or a garment. */
function listForms({ prompt, texts, phrase }: Declined, { written }: Unknown): string[] {
  // only quoted words are certainly a text
  const isQuoted = (text: string): boolean =>
    /[“"「『‘]/u.test(prompt[prompt.indexOf(text) - 1] ?? '')
  const isWorn = phrase.head.traits.some(({ slot }) => WORN.test(slot)) && GARMENT.test(written)
  const verb = ON_THE_HEAD.test(written) ? '戴' : '穿'
  return [
    ...texts
      .filter(isQuoted)
      .map((text) => `艺术字“${text}”`)
      .slice(0, 1),
    ...(isWorn ? [`${verb}${written}的女孩`] : []),
  ]
}

/** Sentences with a person in the place of a name or of an owned figure. */
function listPersons({ prompt, read }: Declined, { written, owned, near, isPerson }: Unknown) {
  if (!isPerson && !(owned && NEAR_PERSON.test(near ?? ''))) return []
  const offers = offersFor(prompt, written)
  const fitted = fitPersons(offers, read)
  return fitted.length > 0 ? fitted : offers.filter((offer) => read(offer).isDrawn).slice(0, 2)
}

/** 白瓷碗, 美食摄影: the sentence is about something that is eaten, and no goods of a shop. */
const FOOD =
  /^(?!.*(?:产品|电商|主图|白底)).*(?:美食|小吃|家常菜|甜品|料理|[白瓷玻璃大砂]碗|瓷盘|白盘|砂锅|热气腾腾|红油|早餐|食谱)/u

/** Offers in their order; each is computed when it is needed. */
function* listOffers(declined: Declined, unknown: Unknown): Generator<string | null> {
  const { prompt, phrase, knows, read } = declined
  const { written, word, owned, near, isPerson, dishes } = unknown
  yield* listPersons(declined, unknown)
  const scene = sameScene(word) ?? []
  const isCity = phrase.head.tag === 'ns' && scene.length === 0
  const eaten = FOOD.test(prompt) ? (sameFood(word) ?? usualFoods(prompt)) : null
  const city = isCity ? (sameTail(word) ?? CITIES) : null
  const sight = isCity && /夜景|灯火|街/u.test(prompt) ? ['城市夜景', ...CITIES] : null
  const kind = dishes ?? eaten ?? findSurfaces(prompt, written) ?? sight ?? sameKind(word) ?? city
  // 卵母|细胞: what the word ends in
  const isTail = (part: string): boolean => word.endsWith(part) && knows(part)
  const ending = owned || kind ? undefined : listParts(word).find(isTail)
  const isOpen = near === null && scene.length === 0
  const tail = ending === undefined ? isOpen && sameTail(word) : [ending]
  const wide = kind ?? (tail || [])
  const alike = unique([eaten ? '' : (near ?? ''), ...(owned && near ? [] : wide)])
  if (isPerson && !near && scene.length === 0) alike.push(/她|女/.test(prompt) ? '女人' : '男人')
  // 戴面具的女孩 says more than the word
  const [exact, wider] = [
    alike.filter((by) => !/的/u.test(by)),
    alike.filter((by) => /的/u.test(by)),
  ]
  for (const by of exact.slice(0, 2)) yield swap(declined, written, by)
  yield* listForms(declined, unknown)
  yield* listSheets(prompt, read, exact.length > 0)
  const others = findOthers(declined)
  if (alike.length === 0 && !owned)
    for (const part of listParts(word))
      if (knows(part)) yield replaceClause(declined, written, part)
  for (const other of others.slice(0, 2)) yield keepOther(declined, written, other)
  for (const by of [...wider, ...exact.slice(2)]) yield swap(declined, written, by)
  if (!owned) for (const by of scene) yield replaceClause(declined, written, by)
  for (const other of others.slice(2)) yield keepOther(declined, written, other)
}

/** Offers that have less to do with the word. */
function* listUsual(declined: Declined, { written }: Unknown): Generator<string | null> {
  const { prompt } = declined
  for (const by of findStyleSubjects(prompt) ?? usualFor(prompt))
    yield replaceClause(declined, written, by)
}

/** The same sentence is tried with several neighbours. */
function withMemory(read: Reader): Reader {
  const known = new Map<string, Attempt>()
  return (prompt) => {
    const attempt = known.get(prompt) ?? read(prompt)
    known.set(prompt, attempt)
    return attempt
  }
}

export function buildDecline(said: Declined): Decline {
  const declined: Declined = { ...said, read: withMemory(said.read) }
  const { prompt } = declined
  const unknown = readUnknown(declined)
  const offers: string[] = []
  const spare: string[] = []
  const take = (said: string | null): void => {
    const offer = said === null ? prompt : withoutRest(said)
    if (offer === prompt || offers.includes(offer)) return
    // 狗 after 狗在雪地里 is hardly another choice
    const isPart = offers.some((one) => one.includes(offer))
    ;(isPart ? spare : offers).push(offer)
  }
  for (const offer of listOffers(declined, unknown)) if (offers.length < MOST) take(offer)
  if (offers.length < ENOUGH)
    for (const offer of listUsual(declined, unknown)) if (offers.length < MOST) take(offer)
  offers.push(...new Set(spare))
  if (offers.length === 0)
    for (const usual of LANDSCAPES)
      offers.push(replaceClause(declined, unknown.written, usual) ?? usual)
  return { unknown: unknown.written, owned: unknown.owned, alternatives: offers.slice(0, MOST) }
}

/** Words before the content: 左侧是一名武士, 请帮我画一个绵羊. */
const LEADING =
  /^(?:(?:画面)?(?:中央|左侧|右侧|左边|右边|上方|下方|旁边|身旁|背景|内容|主体)?[是为有](?!名)|而?成的|(?:我?想|请|帮我|给我|创建|设计|制作|由|以|或|正在|成|化作|任何|展示|讲述|介绍|关于)+|(?:画|生成|来|做|创作|绘制)(?=一?[个只张幅]|$))/u

/** 请帮我|画|一个绵羊 */
const withoutLeading = (text: string): string => text.replace(LEADING, '').replace(LEADING, '')

/** Frequent first parts of words of several characters: no person by itself. */
const PIECE = /^[客手家人员]$/u
/** Pieces of a sentence. */
const FRAGMENT = /^[风人]$|^[着地以或其和并与把将在被有化]|由|[在着把向的]$/u
/** In place of a city by its name. */
const CITIES = ['城市天际线', '城市街道', '江南水乡'] as const

/** Persons that stand for an owned figure. */
const NEAR_PERSON = /^(?:女孩|男人|女人)$/

/** 扫地: the same subject in an action that is drawn, in the same sentence where it fits. */
export function declineOfAction({
  prompt,
  word,
  subject,
  draws,
}: {
  readonly prompt: string
  readonly word: string
  readonly subject: string
  readonly draws: (prompt: string) => boolean
}): Decline {
  const alternatives: string[] = []
  const still = prompt.replace(new RegExp(`(?:正?在)?${word}`, 'u'), '')
  if (draws(still)) alternatives.push(still)
  for (const action of DRAWN_ACTIONS) {
    if (alternatives.length === MOST) break
    const offer = [prompt.replace(word, action), subject + action].find(draws)
    if (offer !== undefined && !alternatives.includes(offer)) alternatives.push(offer)
  }
  if (alternatives.length === 0 && draws(subject)) alternatives.push(subject)
  const refusal = `画笔还不会画「${word}」这个动作`
  return { unknown: word, owned: false, alternatives, refusal }
}

/** 流程图: a sheet of frames and lines, and nothing in it that is drawn. */
export function declineOfUse(word: string, draws: (prompt: string) => boolean): Decline {
  const usual = usualFor(word)
  const alternatives = (usual.length > 0 ? usual : LANDSCAPES).filter(draws)
  const refusal = `「${word}」里要画什么，还没有写`
  return { unknown: word, owned: false, alternatives: alternatives.slice(0, MOST), refusal }
}

/** A text that no typeface here has, or that is too long; the same without it is offered. */
export function declineOfTexts(prompt: string, refusal: string): Decline {
  const missing = unwritable(prompt)
  const plain = [...prompt]
    .filter((character) => !missing.includes(character))
    .join('')
    .trim()
  const alternatives = plain !== prompt && plain !== '' ? [plain] : []
  return { unknown: missing.join(''), owned: false, alternatives, refusal }
}
