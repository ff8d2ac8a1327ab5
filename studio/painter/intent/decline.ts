import { unwritable } from '../illustration/lettering/refusal'
import type { Spelling } from '../reading/normalise'
import { DRAWN_ACTIONS } from '../lexicon/actions'
import { HINTS } from '../lexicon/hints'
import { PICTURES } from './grammar'
import { PROTECTED } from './names'
import { NEAR, findNearThing } from './near'
import { beginsWithSurname, offersFor } from './persons'
import { sameKind, sameScene } from './same-kind'
import type { Phrase } from './phrases'
import type { Term } from './term'

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
  /** Whether a prompt is drawn. */
  readonly draws: (prompt: string) => boolean
  /** The same, and every word of it is understood. */
  readonly shows: (prompt: string) => boolean
  /** Whether it is a word of the tables, and no piece of one. */
  readonly knows: (word: string) => boolean
}

/** Chips on a phone: more would push the button off the screen. */
const MOST = 3

/** Slots of worn things. */
const WORN = /^(?:clothes|wear|wears|worn|hat|accessory|shoes|jewellery)$/

const ON_THE_HEAD = /(?:帽子?|冠|镜|罩|具|巾|[项手]链|耳环|手套)$/u
/** Ends of words for people: 猫娘 is no clothing. */
const SOMEBODY = /[娘侠师人员]$/u

const PLACES = /^(scene|motif|landform|light|time|weather|season)$/

/** Offered where nothing is near, by what the prompt speaks of; the first that fits is the nearest. */
const USUAL: readonly (readonly [words: RegExp, offers: readonly string[]])[] = [
  [/数据|平台|中台|云计算|大模型|算法/u, ['未来城市', '笔记本电脑', '机器人']],
  [/界面|网页|页面|网站|小程序|app|按钮|客户端|后台/iu, ['手机', '笔记本电脑', '图标']],
  [/棱|几何|抛物|平抛|圆柱|公式|数学|物理|多边形/u, ['蓝色的几何图形', '教室', '看书的男孩']],
  [/样机|平面设计|作品集|排版/u, ['名片', '海报', '手提包']],
  [/施工|工地|安全/u, ['工人', '工厂', '标志']],
  [/户型|装修|室内|餐厅|客厅|卧室/u, ['客厅', '卧室', '厨房']],
  [/生日/u, ['生日蛋糕', '礼物', '贺卡']],
  [/祝福|新年|春节|元旦|年画|门神|节日/u, ['福字', '灯笼', '贺卡']],
  [/京剧|川剧|变脸|戏曲|脸谱/u, ['京剧脸谱', '戏曲演员', '舞者']],
  [/云纹|纹样|花纹|图腾/u, ['曼陀罗花纹', '窗花', '福字']],
  [/战神|天神|女神|仙/u, ['将军', '骑士', '剑客']],
  [/电竞|游戏/u, ['用电脑的男孩', '戴耳机的女孩', '机甲']],
  [/短歌行|赤壁|诗|词|赋|《/u, ['水墨山水，江上的小船', '水墨山水，一叶扁舟', '诗词书法']],
  [/信息图|示意图|图谱|图鉴|拆解|分解图|教材|课件|课程/u, ['教室', '一摞书', '看书的老人']],
  [/海报|封面|包装|名片|品牌|公司|标志|宣传/u, ['海报', '标志', '贺卡']],
  [/卡通|动漫|动画|二次元|角色|形象|动画片/u, ['动漫女孩', '小熊', '机器人']],
  [/神话|生物|怪|魔|妖/u, ['独角兽', '麒麟', '龙']],
  [
    /城|楼|街|建筑|大厦|公馆|桥|塔|宫|殿|立交|中心|鸟巢|厅|门/u,
    ['城市天际线', '城市街道', '古塔', '天坛'],
  ],
  [/[猫狗犬兽虎狮兔鸟]|[一两三几]只/u, ['猫', '小狗', '兔子']],
  [/机|芯片|科技|数据|电/u, ['笔记本电脑', '手机', '机器人']],
  [
    /[他她男女孩]|人物|英雄|老人|[一两三几][位名]|[神侠将]/u,
    ['樱花树下的女孩', '弹吉他的男孩', '看书的老人'],
  ],
  [/碗|盘|吃|喝|味|菜/u, ['面条', '火锅', '咖啡']],
  [/[件条].{0,4}[衣衫裤裙袍]/u, ['T恤', '衬衫', '手提包']],
  [/[一两三][件把台瓶]/u, ['茶壶', '台灯', '花瓶']],
  [/粒子|抽象|纹理|质感/u, ['蓝色的几何图形', '曼陀罗花纹', '星空']],
  // an unknown name is a figure more often than a thing
  [/[一两]?个|画.{1,4}$/u, ['动漫女孩', '小熊', '机器人']],
]
const LANDSCAPES = ['雪山下的湖，清晨', '海上日落，灯塔', '竹林里的小路，薄雾'] as const

function usualFor(prompt: string): readonly string[] {
  return USUAL.find(([words]) => words.test(prompt))?.[1] ?? []
}

/** Framings and views at the end of a word: 芯片近距离. */
const FRAMED =
  /(?<=.)(?:的?(?:近距离|特写|近景|远景|微距|正面|侧面|俯视图?|鸟瞰图?|视图|场景|现场))+$/u

/** The strange word with all that belongs to it: 恐龙化石, not 化石. */
function locateWord({ terms, phrase: { head, from } }: Declined): { start: number; end: number } {
  let start = head.start
  const at = terms.indexOf(head)
  for (let i = at - 1; i >= from; i--) {
    const before = terms[i]
    if (before?.kind !== 'noun' || before.end !== start) break
    start = before.start
  }
  return { start, end: head.end }
}

/** Whether a word ends a longer name: 圣巴西利亚大|教堂, 温哥华一号|公馆. */
function endsName({ terms, phrase: { head } }: Declined, start: number): boolean {
  let at = terms.findIndex((term) => term.start >= Math.min(start, head.start)) - 1
  let end = start
  for (let term = terms[at]; term?.end === end; term = terms[--at]) {
    if (term.kind === 'noun') return true
    if (!/^(?:size|count)$/.test(term.kind) && !/^m/.test(term.tag))
      return /^n/.test(term.tag) && term.kind !== 'of'
    end = term.start
  }
  return false
}

/** The words of the prompt that name its place, hour and weather. */
function spellPlace({ terms, spelling }: Declined): string {
  const words = terms
    .filter(
      ({ kind, text, meanings }) =>
        kind !== 'tint' &&
        !HINTS.has(text) &&
        meanings.some(({ slot, value }) => PLACES.test(slot) && value !== 'abstract'),
    )
    .map(({ start, end }) => spelling.written(start, end))
  return [...new Set(words)].slice(0, 4).join('，')
}

/** The named style, to be put before a subject. */
function spellManner({ terms, spelling }: Declined): string {
  const isStyle = ({ meanings }: Term): boolean => meanings.some(({ slot }) => slot === 'style')
  const manner = terms.find(isStyle)
  return manner ? `${spelling.written(manner.start, manner.end)}，` : ''
}

/** Other things of the prompt, each with its clause where that is short: 月下美女跳舞. */
function findOthers({ terms, phrases, phrase, spelling }: Declined): string[] {
  const offers: string[] = []
  const at = terms.indexOf(phrase.head)
  // 机器人|表情, 孙悟空|大战: what the strange word is joined to
  for (const { start, end, things } of terms.slice(phrase.from, at))
    if (things.length > 0) offers.push(spelling.written(start, end))
  const isLiving = ({ head }: Phrase): boolean => head.isAnimal || head.isRole
  const living = phrases.filter(isLiving)
  for (const { head, from, denied, clause } of new Set([...living, ...phrases])) {
    const isSeen = head.meanings.some(({ slot }) => /^(?:subject|kind)$/.test(slot))
    const isDrawn = (head.things.length > 0 || isSeen) && !PICTURES.has(head.text)
    if (!isDrawn || denied || head === phrase.head) continue
    if (clause !== phrase.clause) {
      const at = terms.indexOf(head)
      const isBreak = ({ kind }: Term): boolean => kind === 'break'
      const before = [...terms.slice(0, at)].reverse().findIndex(isBreak)
      const first = before < 0 ? 0 : at - before
      const next = terms.slice(at).findIndex(isBreak)
      const end = terms[next < 0 ? terms.length - 1 : at + next - 1]?.end ?? head.end
      const text = spelling.written(terms[first]?.start ?? head.start, end).replace(LEADING, '')
      if ([...text].length <= LONGEST_CLAUSE) offers.push(text)
    }
    offers.push(spelling.written(terms[from]?.start ?? head.start, head.end).replace(LEADING, ''))
    offers.push(spelling.written(head.start, head.end))
  }
  return offers
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

/** Characters of a clause that fits a chip. */
const LONGEST_CLAUSE = 16

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
  readonly isDish: boolean
}

function readUnknown(declined: Declined): Unknown {
  const { spelling } = declined
  const { head } = declined.phrase
  const { start, end } = locateWord(declined)
  const written = spelling.written(start, end)
  const word = spelling.text.slice(start, end).replace(FRAMED, '')
  const owned = PROTECTED.has(word) || PROTECTED.has(head.text)
  // the name of a maker ends like anything else
  const isExact = owned || PIECE.test(head.text)
  const findNear = (text: string) => (isExact ? NEAR.get(text) : findNearThing(text))
  // 毛|衫: a surname by itself is a piece of a word
  const isName = beginsWithSurname(written) && [...written].length > 1
  return {
    start,
    written,
    word,
    owned,
    near: findNear(word) ?? findNear(head.text) ?? null,
    isPerson: PERSON.test(head.tag) && isName && sameKind(written) === null,
    isDish: COOKED.test(word),
  }
}

type Offer = (text: string, isDrawn?: (prompt: string) => boolean) => void

/** The same prompt with a drawn thing in the place of the word. */
function offerNear(declined: Declined, unknown: Unknown, offer: Offer): void {
  const { prompt, draws } = declined
  const { start, written, owned, near, isPerson } = unknown
  if (isPerson || (owned && NEAR_PERSON.test(near ?? '')))
    for (const other of offersFor(prompt, written).slice(0, 2)) offer(other, draws)
  if (!near) return
  const swapped = prompt.replace(written, near)
  const isNew = !prompt.replace(written, '').includes(near) && !endsName(declined, start)
  if (isNew && [...near].length <= MOST_SWAPPED && [...swapped].length <= 24) offer(swapped)
  offer(near)
}

/** The word as a text or a garment, or words within it. */
function offerForms({ prompt, texts, phrase, knows }: Declined, unknown: Unknown, offer: Offer) {
  const { written, word, owned, near, isDish } = unknown
  // only quoted words are certainly a text
  const isQuoted = (text: string): boolean =>
    /[“"「『‘]/u.test(prompt[prompt.indexOf(text) - 1] ?? '')
  for (const text of texts.filter(isQuoted).slice(0, 1)) offer(`艺术字“${text}”`)
  const isWorn = phrase.head.traits.some(({ slot }) => WORN.test(slot))
  if (isWorn && !SOMEBODY.test(written))
    offer(`${ON_THE_HEAD.test(written) ? '戴' : '穿'}${written}的女孩`)
  if (!near && !owned && !isDish) for (const part of listParts(word)) if (knows(part)) offer(part)
}

/** Things of the kind of the word. */
function listAlike({ word, owned, isDish }: Unknown, { tag }: Term): readonly string[] {
  if (owned) return []
  const isCity = tag === 'ns'
  return isDish ? DISHES : (sameKind(word) ?? sameScene(word) ?? (isCity ? CITIES : []))
}

export function buildDecline(declined: Declined): Decline {
  const { prompt, shows } = declined
  const unknown = readUnknown(declined)
  const offers: string[] = []
  const offer: Offer = (text, isDrawn = shows) => {
    if (text.trim() !== '' && text !== prompt && !offers.includes(text) && isDrawn(text))
      offers.push(text)
  }
  offerNear(declined, unknown, offer)
  offerForms(declined, unknown, offer)
  if (unknown.isPerson && !unknown.near && !sameScene(unknown.word))
    offer(/她|女/.test(prompt) ? '女人' : '男人')
  // other nouns of the prompt, then things of the kind of the word
  const alike = listAlike(unknown, declined.phrase.head)
  const place = spellPlace(declined)
  const others = findOthers(declined).filter((other) => !FRAGMENT.test(other))
  for (const other of others) if (offers.length < MOST - 1) offer(other)
  if (offers.length < MOST - 1 || alike.length === 0) offer(place)
  for (const other of [...alike, ...others, place]) offer(other)
  for (const usual of usualFor(prompt)) if (offers.length < MOST) offer(usual)
  const manner = spellManner(declined)
  if (offers.length === 0) for (const usual of LANDSCAPES) offer(manner + usual)
  return { unknown: unknown.written, owned: unknown.owned, alternatives: offers.slice(0, MOST) }
}

/** Characters of a word that takes another one's place in its sentence. */
const MOST_SWAPPED = 3
/** Words before the content: 左侧是一名武士. */
const LEADING =
  /^(?:画面)?(?:中央|左侧|右侧|左边|右边|上方|下方|旁边|背景|内容|主体)?[是为有]|^我?想?画(?=一)/u
/** Frequent first parts of words of several characters: no person by itself. */
const PIECE = /^[客手家人员]$/u
/** Pieces of a sentence. */
const FRAGMENT = /^风$|^[着地以或其和并与把将在被有化]|由|[在着把向的]$/u
/** Ways of cooking: what ends such a name is no animal. */
const COOKED =
  /^(?:红烧|清蒸|糖醋|宫保|麻婆|水煮|干锅|爆炒|清炒|凉拌|油焖|回锅|鱼香|葱烧|椒盐|香辣|麻辣|酸菜|小炒|白灼|剁椒|油炸|炭烤)/u
/** In place of a city by its name. */
const CITIES = ['城市天际线', '城市街道', '江南水乡'] as const
const DISHES = ['火锅', '饺子', '烤鱼'] as const

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
