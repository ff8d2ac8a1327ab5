/** Subject and style requested by the words of a filling. */
import { ToolRefusal } from '../refusal'
import { IntentReader } from '../../painter/intent/intent'
import { parsePrompt, type Wish } from '../../painter/parse'
import { STYLES, type StyleId } from '../../painter/slots'

export interface Wanted {
  readonly prompt: string
  /** null: the prompt's own word decides. */
  readonly style: StyleId | null
  /** A thing is named, not only a place or a weather. */
  readonly things: boolean
  /** A place is named. */
  readonly scene: boolean
}

/** Soft enough to match a photograph. */
const USUAL_STYLE: StyleId = 'watercolour'

/** Words that can be painted alone; a colour or a style needs a subject. */
const DRAWABLE = new Set(['subject', 'kind', 'scene', 'light', 'time', 'weather', 'season'])
const EXAMPLES = '换个说法试试，例如：小船、仙鹤、热气球、灯塔'

/** Things are painted by the painter of landscapes alone. */
let reader: IntentReader | null = null

/**
 * One Chinese sentence if the words cannot be painted into a photograph: they name a thing that the
 * painter does not know (一顶红色的帽子: a hat), or colours and styles alone. Null if they can. Fast
 * enough to be called before credits are held.
 */
export function wordsIssue(prompt: string): string | null {
  reader ??= new IntentReader([])
  const intent = reader.read(prompt)
  if (intent.kind === 'declined') return `画笔不会画“${intent.unknown}”，${EXAMPLES}`
  const { wishes } = parsePrompt(prompt)
  const drawable = wishes.some(({ denied, meaning }) => !denied && DRAWABLE.has(meaning.slot))
  return drawable ? null : `画笔还不认识这些词，${EXAMPLES}`
}

/** Subjects that fit a photograph although painted: far away, in the air or on water. */
const FAR: ReadonlySet<string> = new Set([
  ...['balloon', 'sailboat', 'skiff', 'birds', 'crane', 'swallow', 'kite', 'sky-lantern'],
  ...['lighthouse', 'pagoda'],
])
const FAR_EXAMPLES = '可以试试：小船、热气球、飞鸟、仙鹤、灯塔、宝塔'

/**
 * One Chinese sentence where a painting of what the words are about would lie on a photograph like
 * a sticker: people, animals and plants nearby, whole places and skies. Null where it would not.
 */
export function photographIssue(prompt: string): string | null {
  const { wishes, reading } = parsePrompt(prompt)
  const subjects = wishes.filter(({ denied, meaning }) => !denied && meaning.slot === 'subject')
  if (subjects.length > 0 && subjects.every(({ meaning }) => FAR.has(meaning.value))) return null
  const [word] = reading.understood
  return `照片里画${word ? `“${word}”` : '这些'}会像贴上去的，所以不画；${FAR_EXAMPLES}`
}

/** 一棵大树: of trees the one with a full crown, in leaf; the seed would pick a bent pine as often. */
function nameKind(prompt: string, wishes: readonly Wish[]): string {
  if (!wishes.some(({ meaning }) => meaning.value === 'tree')) return prompt
  const isSeason = wishes.some(({ meaning }) => meaning.slot === 'season')
  return `${prompt}，枫树${isSeason ? '' : '，夏天'}`
}

/** Throws when the painter cannot paint what the words are about: it would paint just anything. */
export function parseWanted(prompt: string, style: string | null): Wanted {
  const issue = wordsIssue(prompt)
  if (issue !== null) throw new ToolRefusal(issue)
  const { wishes } = parsePrompt(prompt)
  const granted = wishes.filter(({ denied }) => !denied)
  const names = (slot: string): boolean => granted.some(({ meaning }) => meaning.slot === slot)
  const chosen = STYLES.find((id) => id === style) ?? null
  if (style !== null && !chosen) throw new ToolRefusal('没有这种画风，请重新选择')
  return {
    prompt: names('kind') && !names('subject') ? nameKind(prompt, granted) : prompt,
    style: chosen ?? (names('style') ? null : USUAL_STYLE),
    things: names('subject') || names('kind'),
    scene: names('scene'),
  }
}
