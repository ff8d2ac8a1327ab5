/** What the words of a filling ask for, and in which style. */
import { ToolRefusal } from '../refusal'
import { IntentReader } from '../../painter/intent/intent'
import { parsePrompt } from '../../painter/parse'
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

/** Soft enough to lie beside a photograph. */
const USUAL_STYLE: StyleId = 'watercolour'

/** What can be painted by itself; a colour or a style is of something. */
const DRAWABLE = new Set(['subject', 'kind', 'scene', 'light', 'time', 'weather', 'season'])
const EXAMPLES = '换个说法试试，例如：小船、仙鹤、亭子、星空'

/** Things are painted by the painter of landscapes alone. */
let reader: IntentReader | null = null

/**
 * One Chinese sentence where the words do not say what could be painted into a photograph: they are
 * about a thing that the painter does not know (一顶红色的帽子: a hat), or name colours and styles
 * alone. Null where it can be. Quick enough to be asked before credits are held.
 */
export function wordsIssue(prompt: string): string | null {
  reader ??= new IntentReader([])
  const intent = reader.read(prompt)
  if (intent.kind === 'declined') return `画笔不会画“${intent.unknown}”，${EXAMPLES}`
  const { wishes } = parsePrompt(prompt)
  const drawable = wishes.some(({ denied, meaning }) => !denied && DRAWABLE.has(meaning.slot))
  return drawable ? null : `画笔还不认识这些词，${EXAMPLES}`
}

/** Throws when the painter cannot paint what the words are about: it would paint just anything. */
export function wantedOf(prompt: string, style: string | null): Wanted {
  const issue = wordsIssue(prompt)
  if (issue !== null) throw new ToolRefusal(issue)
  const { wishes } = parsePrompt(prompt)
  const granted = wishes.filter(({ denied }) => !denied)
  const names = (slot: string): boolean => granted.some(({ meaning }) => meaning.slot === slot)
  const chosen = STYLES.find((id) => id === style) ?? null
  if (style !== null && !chosen) throw new ToolRefusal('没有这种画风，请重新选择')
  return {
    prompt,
    style: chosen ?? (names('style') ? null : USUAL_STYLE),
    things: names('subject'),
    scene: names('scene'),
  }
}
