import { type Brief, RELATION, traitOf } from './illustration/family'
import type { Frame, Illustration } from './illustration/node'
import { familyOf } from './illustration/registry'
import { CELLS, type VisibleForm, listVisible, viewForms } from './illustration/visible'
import type { Size } from './proof'

/** Whether another thing of an illustration is hidden or cropped, by the cells of its forms. */

/** The least cells that are seen of anything (illustration/visible.ts). */
export const LEAST_CELLS = 8

/** Of another thing, the least that is not hidden; hands cover more of what they hold. */
const LEAST_SEEN = 0.55
const LEAST_SEEN_HELD = 0.35

/** Beings are shown to the chest or the waist: what is below the frame is not meant to be seen. */
const BUSTS = /^(?:people|animals)$/

/** Cells of a form, with those out of the frame. */
function measureWhole(
  { form, whole }: VisibleForm,
  { width, height }: Frame,
  isBust: boolean,
): number {
  const scale = CELLS / Math.min(width, height)
  const isOut = form.rings.some((ring) =>
    ring.some(([x, y]) => x < 0 || y < 0 || x > width || (y > height && !isBust)),
  )
  if (!isOut) return whole
  const area = form.rings.reduce((sum, ring) => {
    const twice = ring.reduce((doubled, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y]
      return doubled + x * ny - nx * y
    }, 0)
    return sum + Math.abs(twice) / 2
  }, 0)
  return Math.max(whole, area * scale ** 2)
}

export const sum = (forms: readonly VisibleForm[], of: (form: VisibleForm) => number): number =>
  forms.reduce((total, form) => total + of(form), 0)

/** Whether another thing is not drawn, hidden or cropped: its forms would carry its number. */
export function isLeftOut(
  { brief, illustration }: { readonly brief: Brief; readonly illustration: Illustration },
  id: string,
): boolean {
  const { layers, frame } = illustration
  const keys = brief.others.flatMap((wish, at) => (wish.id === id ? [`other ${at + 1} `] : []))
  const numbered = layers.filter(({ thing }) => thing?.startsWith('other '))
  if (numbered.length === 0 || keys.length === 0) return false
  const own = numbered.filter(({ thing }) => keys.some((key) => thing?.startsWith(key)))
  const forms = new Set(own.flatMap((layer) => layer.forms))
  const list = (made: Illustration) => listVisible(made).filter(({ form }) => forms.has(form))
  const cells = sum(list(illustration), (form) => form.cells)
  const alone = list({ ...illustration, layers: own })
  const isBust = BUSTS.test(familyOf(id)?.id ?? '')
  const inFrame =
    sum(alone, ({ whole }) => whole) /
    Math.max(
      1,
      sum(alone, (form) => measureWhole(form, frame, isBust)),
    )
  const isHeld = brief.others.some(
    (wish) => wish.id === id && traitOf(wish, RELATION)?.value === 'held',
  )
  const least = isHeld ? LEAST_SEEN_HELD : LEAST_SEEN
  return cells < LEAST_CELLS || cells * inFrame < sum(alone, (form) => form.cells) * least
}

/**
 * Numbers of the pixels where forms of some things are foremost.
 * @param size of the small picture
 */
export function listPixels(
  made: Illustration,
  { width, height }: Size,
  keys: readonly string[],
): number[] {
  const { forms, front } = viewForms(made)
  const columns = Math.round(
    (made.frame.width * CELLS) / Math.min(made.frame.width, made.frame.height),
  )
  const rows = front.length / columns
  const isOwn = forms.map(({ thing = '' }) => keys.some((key) => thing.startsWith(key)))
  const pixels: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = Math.floor(((y + 0.5) * rows) / height)
      const number = front[row * columns + Math.floor(((x + 0.5) * columns) / width)]
      if (number > 0 && isOwn[number - 1]) pixels.push(y * width + x)
    }
  return pixels
}
