/** The part of a word in its sentence: a noun, a property, a verb or what holds others together. */
import {
  ASKING,
  AT,
  CONTAINERS,
  DENYING,
  HOLDING,
  JOINING,
  OF,
  PICTURES,
  QUALITY,
  QUALITY_ENDINGS,
  SIDES,
  VIEWS,
  WEARING,
} from './grammar'
import type { Segment } from './segmenter'
import type { Entry } from './vocabulary'

export type TermKind =
  /** Can be what the picture is about, known or not. */
  | 'noun'
  /** Known only as a property of things: 长发, 微笑; or a property nothing shows: 半透明. */
  | 'trait'
  | 'count'
  | 'tint'
  | 'size'
  | 'verb'
  /** A verb that gives its subject what follows. */
  | 'holding'
  | 'wearing'
  | 'of'
  | 'at'
  | 'side'
  | 'and'
  | 'not'
  | 'break'
  /** A, the. */
  | 'article'
  /** Says what kind of picture it is: 头像, portrait. */
  | 'picture'
  /** Season, weather, mood, style, and what holds a sentence together. */
  | 'other'

/** Slots of the landscape lexicon that name something one can see. */
const NOMINAL = /^(subject|kind|scene|light|landform|motif)$/

function grammarKind(text: string): TermKind | null {
  if (OF.has(text)) return 'of'
  if (HOLDING.has(text)) return 'holding'
  if (WEARING.has(text)) return 'wearing'
  if (AT.has(text)) return 'at'
  if (SIDES.has(text)) return 'side'
  if (JOINING.has(text)) return 'and'
  if (DENYING.has(text)) return 'not'
  if (ASKING.has(text)) return 'other'
  return /^(a|an|the)$/.test(text) ? 'article' : null
}

/** Role of a word that only holds the sentence together. */
function fillerKind({ text, tag }: Segment): TermKind {
  const grammar = grammarKind(text)
  if (grammar) return grammar
  if (PICTURES.has(text) || CONTAINERS.has(text)) return 'picture'
  // whatever the dictionary calls it: a word of our tables may be new to it
  if (PLACING.test(text)) return 'at'
  return tag.startsWith('v') || /^[看望盯瞧]着$/.test(text) ? 'verb' : 'other'
}

/** Role of a word of the tables in its sentence. */
const ACTIVITY =
  /^(?:晒太阳|晒月亮|看[海雪花雨山日夕月星].*|赏[月花雪雨枫].*|听[雨风涛].*|淋雨|吹风|踏[青雪浪]|望月)$/

export function knownKind(segment: Segment, { things, traits, meanings }: Entry): TermKind {
  if (things.length > 0) return 'noun'
  if (traits.length > 0 && VIEWS.has(segment.text)) return 'trait'
  // 猫坐在窗台上|晒太阳: what a person does is no noun, whatever light it brings
  if (ACTIVITY.test(segment.text)) return 'verb'
  // 生命之树, 红色领结: verbs to the dictionary
  if (/^(?:树|领结)$/.test(segment.text)) return 'noun'
  const [first] = meanings
  if (traits.length > 0 && PLACING.test(segment.text)) return 'at'
  // 坐在, 微笑, 看书: what a person does is no part of the noun before it
  if (traits.length > 0 && (segment.tag.startsWith('v') || grammarKind(segment.text)))
    return fillerKind(segment)
  if (!first) return 'trait'
  if (first.value === 'shield') return 'noun'
  if (first.slot === 'word') return traits.length > 0 ? 'trait' : fillerKind(segment)
  // 女孩骑马: a horse to landscapes, an action to people
  if (traits.length > 0 && VERBS.test(segment.text)) return 'trait'
  if (meanings.some(({ slot }) => NOMINAL.test(slot))) return 'noun'
  // 金色 is a coat to cats and a colour to everything else
  if (first.slot === 'tint' && meanings.length === 1) return 'tint'
  if (traits.length > 0) return 'trait'
  if (PICTURES.has(segment.text)) return 'picture'
  return first.slot === 'count' || first.slot === 'size' ? first.slot : 'other'
}

/** 坐在, 走进, 飞过: what follows is a place. */
const PLACING =
  /^(?![正现实存内外自]在$|难过$)(?!.*[找看得感收遇拿达想听捉抓钓买碰摸学提]到$).+[在于到向过进入]$/

/** Said of how a picture is made: 3D渲染. */
const SOFTWARE = /^(?:3d|c4d|cg|led|ps|ai)$/

/** 口中, 手里: of the person named before it. */
const BODY = /^(?:口|嘴|手|眼|心|掌|怀)[中里]$/

/** 摆放着, 盯着: the dictionary calls some of them nouns. */
const LASTING = /^\p{Script=Han}{1,3}着$/u

/** Role of an unknown word, by its part of speech. */
export function strangeKind({ text, tag }: Segment): TermKind {
  const grammar = grammarKind(text)
  if (grammar) return grammar
  if (PICTURES.has(text)) return 'picture'
  if (QUALITY.has(text) || QUALITY_ENDINGS.test(text) || SOFTWARE.test(text)) return 'other'
  if (tag === 'eng') return /(?:ing|ed|ly)$/.test(text) && text.length > 4 ? 'verb' : 'noun'
  // 小女孩口中: where it is, and she is no place
  if (BODY.test(text)) return 'other'
  if (tag === 'f' || tag === 's') return 'side'
  if (PLACING.test(text) && tag.startsWith('v')) return 'at'
  if (LASTING.test(text)) return 'verb'
  if (/^(n|j|vn|g|x|an|l|ns|s)/.test(tag)) return 'noun'
  if (tag === 'zg' && text.length > 1) return 'noun'
  return tag.startsWith('v') ? 'verb' : 'other'
}

/** 戴帽子, 骑马: words of the dictionary that are a verb with its object. */
export const VERBS =
  /^(?:[戴穿披骑抱拿喝吃啃弹拉吹敲摘捡撑打举提牵遛看读扑]|穿着|戴着|[坐躺站趴]在|[坐躺趴](?=..))(?=.)/
