import { isHan } from '../reading/match'
import { startOfClause } from './clauses'
import { isPhraseDenied } from './denial'
import { CONTAINERS, ACTION_NOUNS, PICTURES } from './grammar'
import { PROTECTED } from './names'
import { NEAR } from './near'
import { isAirBehind, isStyleBehind } from './style-alone'
import type { TermKind } from './term-kinds'
import type { Term } from './term'
import type { TraitSense } from './vocabulary'
import { wordList } from '../../lib/words'

/** A noun with its attributes in one breath: 一只|橘|猫. */
export interface Phrase {
  readonly head: Term
  /** Places of its first and last term. */
  readonly from: number
  readonly to: number
  readonly clause: number
  /** It says where: 窗台上, on the sea. */
  readonly place: boolean
  /** It belongs to a noun that follows: 西湖|的|荷花. */
  readonly modifies: boolean
  /** Thing that a person holds, rides or eats. */
  readonly held: boolean
  /** Thing that a person wears or has. */
  readonly worn: boolean
  readonly denied: boolean
  /** A numeral or an article is before it. */
  readonly counted: boolean
  /** Joined to the phrase before it: 猫和|狗. */
  readonly joined: boolean
  /** Says how a picture is made: 青花瓷|风格. */
  readonly styled: boolean
}

const WITHIN: ReadonlySet<TermKind> = new Set(
  wordList('noun trait tint size count other picture article'),
)

const isLatin = ({ text }: Term): boolean => /^[a-z0-9]/.test(text)

/** Whether the noun at `index` is only the vessel of the one behind `of`. */
function isContainer(terms: readonly Term[], index: number): boolean {
  const head = terms[index]
  return head !== undefined && CONTAINERS.has(head.text) && terms[index + 1]?.text === 'of'
}

/** 的 behind what only describes, 红色|的|跑车, stays inside the phrase. */
function isJoint(terms: readonly Term[], at: number, from: number): boolean {
  const term = terms[at]
  if (term?.kind !== 'of' || term.text === 'of') return false
  if (terms.slice(from, at).some(({ kind }) => kind === 'noun')) return false
  return WITHIN.has(terms[at + 1]?.kind ?? 'break')
}

/** 书封|展示|了|一座城, 女孩|等|公交车: a verb of showing or waiting after a noun begins its object. */
function isStatement(terms: readonly Term[], at: number, from: number): boolean {
  const term = terms[at]
  if (term?.kind !== 'other' && !LOOKING.test(term?.text ?? '')) return false
  const nouns = terms.slice(from, at).filter(({ kind }) => kind === 'noun')
  // 妈妈和女儿一起|做|饼干, but 小猫设计图
  if (MAKING.test(term.text)) return nouns.some(({ isAnimal, isRole }) => isAnimal || isRole)
  // 在阳台|种|植物
  if (term.text === '种') return terms[at - 1]?.isPlace === true
  // 白衬衫人物|俯视|街道
  if (LOOKING.test(term.text)) return nouns.some(({ isAnimal, isRole }) => isAnimal || isRole)
  return SHOWING.test(term.text) && nouns.length > 0
}

const MAKING = /^[做给]$/
const LOOKING = /^(?:俯[视瞰]|鸟瞰|仰[视望]|远?眺望?|[远遥]望|凝[视望]|注视)$/
const SHOWING = /^(?:(?:展示|呈现|显示|描绘|描述|展现)[出了着]?|化作|化为|变成|变为|等[候待]?)$/

/** 在|飞|的|狗: 在 before a verb says that it goes on, and no place. */
const isGoing = ([verb, of]: readonly Term[]): boolean =>
  of?.kind === 'of' &&
  /^(?:飞|跑|跳|睡|游|走|爬|笑|哭|吃|喝|玩|叫|飞翔|飞行)$/.test(verb?.text ?? '')

const DOING = /^(?:action|pose|meal|rides?|view)$/
/** 情侣|校园|散步: a place between who is there and what is done. */
function isPlaceOfAction(terms: readonly Term[], at: number): boolean {
  const [who, place, doing] = terms.slice(Math.max(0, at - 1), at + 2)
  if (at === 0 || place?.kind !== 'noun' || !(who?.isAnimal || who?.isRole)) return false
  const isPlace = place.isPlace || place.meanings.some(({ slot }) => slot === 'scene')
  const isDone = doing?.kind === 'verb' || doing?.traits.some(({ slot }) => DOING.test(slot))
  return isPlace && isDone === true && who.end === place.start
}

/** 海边, 湖畔: a word that says where by itself. */
const LOCATIVE = /.[边畔旁上下里中内前]$/

/** 少女|桃花树|下, 女孩|海边: a place with its side right after who is there. */
function isPlaceOfBeing(terms: readonly Term[], at: number): boolean {
  const [who, place, side] = terms.slice(Math.max(0, at - 1), at + 2)
  if (at === 0 || place?.kind !== 'noun' || !(who?.isAnimal || who?.isRole)) return false
  if (who.kind !== 'noun' || who.end !== place.start || place.isAnimal || place.isRole) return false
  const isSeen = place.things.length > 0 || place.meanings.some(({ slot }) => SEEN.test(slot))
  const end = side?.kind === 'side' ? at + 2 : at + 1
  return isSeen && (side?.kind === 'side' || LOCATIVE.test(place.text)) && !leadsToThing(terms, end)
}

/** 妈妈|厨房|里|的|蛋糕: a possessor and the place of another thing. */
function leadsToThing(terms: readonly Term[], at: number): boolean {
  if (terms[at]?.kind !== 'of') return false
  const noun = terms.slice(at + 1).find(({ kind }) => !/^(?:tint|size|count|other|of)$/.test(kind))
  const isThing =
    noun !== undefined &&
    (noun.strange ||
      noun.things.length > 0 ||
      noun.meanings.some(({ slot }) => /^(?:subject|kind)$/.test(slot)))
  return isThing && noun.kind === 'noun' && !PICTURES.has(noun.text)
}

const SEEN = /^(?:scene|subject|kind|motif|landform)$/

/** 小狗|第一次|去月亮上: a place that one goes to, with its verb. */
const isGoal = (term: Term | undefined): boolean =>
  term?.isPlace === true && /^(?:去|飞到|飞上|登上|到)./.test(term.text)

/** End of the run of terms that starts at `from`; at least one further. */
function runEnd(terms: readonly Term[], from: number): number {
  let to = from
  while (
    to < terms.length &&
    !isStatement(terms, to, from) &&
    !(
      to > from &&
      (isGoal(terms[to]) || isPlaceOfAction(terms, to) || isPlaceOfBeing(terms, to))
    ) &&
    (WITHIN.has(terms[to]?.kind ?? 'break') || isJoint(terms, to, from))
  )
    to += 1
  return Math.max(to, from + 1)
}

/** 小狗|表情图: a picture of the noun before it. */
const PICTURE_ENDING = /[图照画像]$/
/** 爷爷|钓鱼: what a person does, though a landscape knows it as a figure. */
function isAction({ tag, text, things }: Term): boolean {
  return (tag.startsWith('v') || ACTION_NOUNS.has(text)) && things.length === 0
}

/** 城堡模型, 狮子雕塑: in what form something is shown. */
const REPRESENTATION =
  /^(?:模型|雕塑|雕像|塑像|石雕|木雕|冰雕|泥塑|根雕|玉雕|沙雕|摆件|玩具|剪影|标本|化石|工艺品|艺术品|图腾|纹身|刺绣|挂件|周边|造型)$/

/** Nouns of the tables that say what someone does with a thing. */
const DOES = /^(?:品茶|喝茶|饮茶|泡茶|沏茶|煮茶|品茗|品咖啡|喝咖啡|喝酒|饮酒)$/

const ASPECT = /^(?:表情|神情|神态|眼神|姿态|姿势)$/

const isRepresentation = ({ text }: Term): boolean => REPRESENTATION.test(text)
/** 蒙古|长袍: an unknown word right before a piece of clothing only says which. */
function isLed({ strange, name, text, end }: Term, next: Term | undefined): boolean {
  if (!strange || name || PROTECTED.has(text) || NEAR.has(text)) return false
  if (next?.kind !== 'trait' || next.traits.length === 0 || next.start !== end) return false
  const isWorn = next.traits.some(({ slot }) => WORN.test(slot))
  return isWorn && /^n/.test(next.tag) && isHan(next.text)
}

/** Slots of what is worn: 变色龙|特写 is no piece of clothing. */
const WORN = /^(?:clothes|shoes|hat|wear|wears|accessory)$/

/** 一位女子, 一只猫: counted by the measure word of people or of animals. */
function isCountedBeing(noun: Term, terms: readonly Term[], from: number): boolean {
  // 一位穿着白裙的|少女|赤脚走在沙滩上: the numeral is before all that describes her
  const first = terms[from - 1]?.kind === 'of' ? startOfClause(terms, from) : from
  const own = terms.slice(first, terms.indexOf(noun))
  if (noun.isRole) return own.some(({ text, count }) => count !== null && /[位名]$/.test(text))
  return noun.isAnimal && own.some(({ text, count }) => count !== null && /[只头匹]$/.test(text))
}

const YOUNG = /^(?:宝宝|幼崽|宝贝)$/

/** Whether the young is of a kind that is named right before it, and of no person. */
const isYoungBehind = (kind: Term | undefined, { start }: Term): boolean =>
  kind !== undefined && kind.things.length > 0 && !kind.isRole && kind.end === start

/** The noun that a run is about: the last one, in Chinese and in English. */
function findHeadIndex(terms: readonly Term[], from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) {
    const term = terms[i]
    if (term?.kind !== 'noun' || isContainer(terms, i) || isLed(term, terms[i + 1])) continue
    // a portrait is of a person: 少女头像, girl portrait
    const nouns = terms.slice(from, i).filter(({ kind }) => kind === 'noun')
    const known = nouns.some(({ things }) => things.length > 0)
    const isVague = known && term.strange
    if (isVague && (PICTURE_ENDING.test(term.text) || isRepresentation(term))) continue
    // 海獭|宝宝, 柴犬|doge
    const isForeign = isVague && term.tag === 'eng'
    if (isForeign || (YOUNG.test(term.text) && isYoungBehind(nouns.at(-1), term))) continue
    // 狐狸裁缝, 柴犬宇航员: an animal in a role is the animal, dressed for it where it can be
    if (nouns.at(-1)?.isAnimal && term.isRole) continue
    // 自由女神像|表情|困惑: how it looks is said of it
    const isAspect = isVague && ASPECT.test(term.text)
    if (isAspect && (i < to - 1 || nouns.at(-1)?.isAnimal)) continue
    // 一人|品茶: what one does
    const isDone = DOES.test(term.text) && nouns.some(({ isRole }) => isRole)
    if (isDone || (nouns.length > 0 && (PICTURES.has(term.text) || isAction(term)))) continue
    if (isAirBehind(nouns.at(-1), term) || isStyleBehind(nouns.at(-1), term)) continue
    // 一位女子|身姿矫健: what is said of a counted person
    if (term.strange && nouns.some((noun) => isCountedBeing(noun, terms, from))) continue
    return i
  }
  return -1
}

/** Whether 的 leads from `at` to another noun of the clause, over a side and verbs. */
function leadsOn(terms: readonly Term[], at: number): boolean {
  let i = at
  // 女孩正在|观察发光的试管: what she does
  if (/^正在?$/.test(terms[at - 1]?.text ?? '')) return false
  while (/^(side|verb|other|trait)$/.test(terms[i]?.kind ?? '')) {
    // 女士享受着温暖的茶 is about the lady, 女孩抱着的猫 about the cat
    const { text = '' } = terms[i] ?? {}
    if ((/[着了]$/.test(text) || LOOKING.test(text)) && terms[i + 1]?.kind !== 'of') return false
    i += 1
  }
  if (terms[i]?.kind !== 'of') return false
  for (const term of terms.slice(i + 1)) {
    if (term.kind === 'noun') return true
    if (!/^(tint|size|count|other|trait|of|article)$/.test(term.kind)) return false
  }
  return false
}

/**
 * 跳上|桌子|玩杯子的猫: the object of a verb that begins its clause, where 的 leads to a person or animal
 * at its end.
 */
function isObjectWithin(terms: readonly Term[], from: number, end: number): boolean {
  const before = terms.slice(startOfClause(terms, from), from)
  if (before[0]?.kind !== 'verb' || before.some(({ kind }) => kind === 'noun')) return false
  const rest = terms.slice(end)
  const stop = rest.findIndex(({ kind }) => kind === 'break')
  const own = stop < 0 ? rest : rest.slice(0, stop)
  const last = own.at(-1)
  const leads = own.at(-2)?.kind === 'of' && own.some(({ kind }) => kind === 'verb')
  return leads && last?.kind === 'noun' && (last.isAnimal || last.isRole)
}

/** 粉丝|蒸|虾: what is cooked with the last noun of a dish. */
function isCookedInto(terms: readonly Term[], at: number): boolean {
  const [before, way, dish] = terms.slice(at - 1, at + 2)
  const isJoined = before?.end === way?.start && way?.end === dish?.start
  return isJoined && COOKING.test(way?.text ?? '') && dish?.kind === 'noun'
}
const COOKING = /^[蒸炒烧煮炖烤煎炸焖拌爆卤焗煲烩]$/

/** Term before a phrase, over articles, numerals and fillers. */
function findLeader(terms: readonly Term[], from: number): Term | undefined {
  for (let i = from - 1; i >= 0; i--) {
    const term = terms[i]
    if (!term || term.kind === 'break') return undefined
    // 拿着一本|敞开|的书
    if (term.kind === 'verb' && terms[i + 1]?.text === '的') {
      const holder = terms[terms[i - 1]?.kind === 'count' ? i - 2 : i - 1]
      return holder?.kind === 'holding' ? holder : term
    }
    if (!/^(article|count|other|of)$/.test(term.kind) || term.text === 'of') return term
  }
  return undefined
}

/** 一只|戴帽子的|兔子: its numeral may stand before all that describes it. */
function isCounted(terms: readonly Term[], from: number, at: number): boolean {
  let led = false
  for (let i = at - 1; i >= 0; i--) {
    const term = terms[i]
    if (!term || term.kind === 'break') return false
    if (term.count !== null || term.kind === 'article') return true
    if (term.kind === 'of') led = true
    else if (term.kind === 'noun' && !led && i < from) return false
  }
  return false
}

/** Finds the nouns of a text and how each belongs to its clause. */
export function findPhrases(terms: readonly Term[]): Phrase[] {
  const phrases: Phrase[] = []
  let clause = 0
  for (let i = 0; i < terms.length;) {
    const term = terms[i]
    if (term?.kind === 'break') clause += 1
    if (!term || !WITHIN.has(term.kind)) {
      i += 1
      continue
    }
    const end = runEnd(terms, i)
    const at = findHeadIndex(terms, i, end)
    const head = terms[at]
    if (head) phrases.push(buildPhrase(terms, { head, from: i, at, end, clause }))
    i = end
  }
  return phrases
}

/** 穿着黑色马甲、白色衬衫、|蓝色鞋子: goes on with what is worn. */
function isWornToo(terms: readonly Term[], from: number): boolean {
  if (terms[from - 1]?.text !== '、') return false
  for (let i = from - 1; i >= 0; i--) {
    const term = terms[i]
    if (term?.kind === 'wearing') return true
    if (!term || /^(?:break|verb|at|holding|side)$/.test(term.kind)) return false
  }
  return false
}

/** Whether 的 and a word for a picture follow. */
function isOfPicture(terms: readonly Term[], at: number): boolean {
  return terms[at]?.kind === 'of' && PICTURES.has(terms[at + 1]?.text ?? '')
}

/** 沙发上, 窗边: one word of a thing and a side. */
const SIDED = /.[上下里中内旁前后边]$/
const STYLED = /^(?:特效|风格|风|画风|画派|质感|画质|感|style)$/
const DEPICTING = /^[画绘]着$/
const isDrawn = ({ things, standIn }: Term): boolean => things.length > 0 || standIn !== null

/** 月光洒在猫身上: light falls on the subject, which is no place. */
const isFallenOn = (terms: readonly Term[], from: number, end: number): boolean => {
  const body = terms[end]?.kind === 'of' ? terms[end + 1] : terms[end]
  const isAlone = terms.slice(0, from).every(({ things }) => things.length === 0)
  return /^(?:身|脸|背|毛发|头发)上$/.test(body?.text ?? '') && isAlone
}

/** 木牌上(写着“…”): what is written on is no place; its words are blanks here. */
const isWrittenOn = (terms: readonly Term[], { things }: Term, end: number): boolean =>
  /-sign$/.test(things[0] ?? '') && (terms[end + 1]?.kind ?? 'break') === 'break'

/** 穿红裙子 is said of a person or an animal, 发光 of what is held. */
const isOfDoer = ({ family }: TraitSense): boolean => family === 'people' || family === 'animals'

/** 一个|拥有|全息界面|的|机器人: a numeral and what the noun itself has. */
const hasItself = (terms: readonly Term[], leader: Term | undefined, joint: number): boolean =>
  joint > 0 &&
  leader !== undefined &&
  /^(?:拥有|带有|具有|具备)$/.test(leader.text) &&
  typeof terms[terms.indexOf(leader) - 1]?.count === 'number'

function buildPhrase(
  terms: readonly Term[],
  {
    head,
    from,
    at,
    end,
    clause,
  }: { head: Term; from: number; at: number; end: number; clause: number },
): Phrase {
  const leader = findLeader(terms, from)
  const next = terms[end]
  const kind = leader?.kind
  const own = terms.slice(from, at)
  // 穿红裙子的|女孩 is not worn
  const joint = own.findIndex(({ kind: part }) => part === 'of')
  // 握着闪闪发光的|剑 is held all the same
  const described =
    hasItself(terms, leader, joint) ||
    own
      .slice(0, Math.max(0, joint))
      .some(({ kind: part, traits }) => part === 'trait' && traits.some(isOfDoer))
  return {
    ...{ head, from, clause, to: end - 1 },
    // 坐在沙发上|的猫: the sofa says where, not the cat
    place:
      !isFallenOn(terms, from, end) &&
      !isWrittenOn(terms, head, end) &&
      (next?.kind === 'side' ||
        isPlaceOfAction(terms, from) ||
        isPlaceOfBeing(terms, from) ||
        // 在看台举着荧光棒的|观众 is there, and no place
        (kind === 'at' &&
          !isGoing(own) &&
          !(described && head.isRole) &&
          !own
            .slice(0, Math.max(0, joint))
            .some(({ kind: part, text }) => /^(?:trait|other)$/.test(part) && SIDED.test(text)))),
    modifies:
      !isLatin(head) &&
      (isCookedInto(terms, end) || leadsOn(terms, end) || isObjectWithin(terms, from, end)),
    held: kind === 'holding' && !described,
    // 画着柯基的油画: what a picture shows
    worn:
      isWornToo(terms, from) ||
      (kind === 'wearing' && !described && !(DEPICTING.test(leader?.text ?? '') && isDrawn(head))),
    denied: isPhraseDenied(terms, { from, at, leader }),
    // 一张直播间的图片: the picture is counted
    counted: isCounted(terms, from, at) && !(head.strange && isOfPicture(terms, end)),
    // 穿衬衫和|短裤的女人: what she wears is joined
    joined: kind === 'and' && !(described && terms[from - 2]?.kind === 'trait'),
    styled: STYLED.test(terms[at + 1]?.text ?? ''),
  }
}
