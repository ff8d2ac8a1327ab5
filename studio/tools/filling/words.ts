/** What the words of a filling ask for, and in which style. */
import { ToolRefusal } from '../refusal'
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

/** Throws when the painter knows none of the words: it would paint just anything. */
export function wantedOf(prompt: string, style: string | null): Wanted {
  const { wishes } = parsePrompt(prompt)
  const granted = wishes.filter(({ denied }) => !denied)
  const names = (slot: string): boolean => granted.some(({ meaning }) => meaning.slot === slot)
  if (granted.length === 0) {
    const hint = '画笔还不认识这些词，换个说法试试，例如：小船、仙鹤、亭子、星空'
    throw new ToolRefusal(hint)
  }
  const chosen = STYLES.find((id) => id === style) ?? null
  if (style !== null && !chosen) throw new ToolRefusal('没有这种画风，请重新选择')
  return {
    prompt,
    style: chosen ?? (names('style') ? null : USUAL_STYLE),
    things: names('subject'),
    scene: names('scene'),
  }
}
