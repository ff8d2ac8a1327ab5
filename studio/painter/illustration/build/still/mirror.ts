import type { Oklch } from '../../../colour'
import { type Form, type Frame, inside, mapForms, polygonForm } from '../form'
import { type Item, measureBox } from './item'
import { box, vertical } from './site'

/** Units: how far below its foot a mirrored thing can be seen. */
const LENGTH = 190

/**
 * Reflection of an item in a polished floor: the item upside down below its foot, fading out.
 *
 * @param floor the floor's colour at a height
 */
export function reflection(
  item: Item,
  frame: Frame,
  floor: (y: number) => Oklch,
  strength = 0.3,
): Form[] {
  const foot = Math.max(...item.stands.map(({ at, radius }) => at[1] + radius[1]))
  if (!Number.isFinite(foot) || foot > frame.height - 12) return []
  const { left, right } = measureBox(item.forms)
  const end = Math.min(frame.height + 8, foot + LENGTH)
  const near = item.forms.filter((one) => measureBox([one]).bottom > foot - LENGTH)
  const flipped = mapForms(near, ([x, y]) => [x, 2 * foot - y]).map(plainly)
  const veil = polygonForm(
    [box(left - 20, foot - 4, right - left + 40, end - foot + 10)],
    vertical([
      [foot, floor(foot), 1 - strength],
      [end, floor(end), 1],
    ]),
    'ground plain',
  )
  const stage = polygonForm(
    [box(left - 20, foot, right - left + 40, end - foot)],
    vertical([
      [foot, floor(foot)],
      [end, floor(end)],
    ]),
    'ground plain alpha 0',
  )
  return [inside(stage, flipped), veil]
}

/** A mirror image has no outlines and needs no relief. */
function plainly(form: Form): Form {
  const { relief: _relief, ...rest } = form
  return { ...rest, plain: true, ...(form.inside && { inside: form.inside.map(plainly) }) }
}
