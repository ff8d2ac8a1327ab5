import { type Slot, fitText } from '../../lettering/fit'
import { type ColumnSlot, fitColumns } from '../../lettering/columns'
import { legible } from '../../lettering/legible'
import { textForm } from '../../lettering/setting'
import type { Fill, Form, Oklch } from '../../node'

/** A text in its slot, in a colour that can be read on its ground; nothing for no text. */
export function put(
  text: string | null | undefined,
  slot: Slot,
  colour: Oklch,
  ...grounds: readonly Fill[]
): Form[] {
  if (!text) return []
  return [textForm(fitText(text, slot), legible(colour, grounds))]
}

/** The same in columns. */
export function putColumns(
  text: string | null | undefined,
  slot: ColumnSlot,
  colour: Oklch,
  ...grounds: readonly Fill[]
): Form[] {
  if (!text) return []
  return [textForm(fitColumns(text, slot), legible(colour, grounds))]
}
