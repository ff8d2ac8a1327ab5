import { type Oklch, shade } from '../../../colour'
import type { Random } from '../../../../lib/random'
import { type Form, type Frame, disc, form } from '../../build/form'
import { fillPath } from '../../build/outlines'
import type { Outside } from '../../animals/outside'
import type { Palette } from './palettes'

/** Centre of a backdrop. */
export interface Stand {
  readonly frame: Frame
  readonly palette: Palette
  readonly random: Random
  /** The middle of the head, or of the heads, and the size of one. */
  readonly head: { readonly x: number; readonly y: number; readonly r: number }
  /** Hour and weather through a window; default: a clear day. */
  readonly outside?: Outside
  /** Named colour of blossoms. */
  readonly petal?: Oklch | undefined
  /** It is before a place, which is seen as well. */
  readonly isBefore?: boolean
}

export type BackdropDrawing = (stand: Stand) => Form[]

export function halo({ head, palette, frame }: Stand, scale = 1.72): Form {
  const r = Math.min(head.r * scale, frame.width * 0.46, frame.height * 0.46)
  return disc([head.x, head.y], r, palette.shape, { role: 'backdrop', part: 'disc' })
}

/** Small things all over, but not behind the figure. */
export function scatter(
  { frame, random, head }: Stand,
  count: number,
  draw: (x: number, y: number, i: number) => Form[],
): Form[] {
  const forms: Form[] = []
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.range(20, frame.width - 20), random.range(20, frame.height * 0.9)]
    const dx = (x - head.x) / (head.r * 1.15)
    const dy = (y - head.y) / (head.r * 1.2)
    if (dx * dx + dy * dy < 1 || (y > head.y && Math.abs(x - head.x) < head.r * 1.3)) continue
    forms.push(...draw(x, y, i))
  }
  return forms
}

export function petals(stand: Stand, count: number): Form[] {
  const { random, palette } = stand
  return scatter(stand, count, (x, y) => {
    const k = random.range(8, 14)
    return [
      form(
        `${x},${y - k} ${x + k * 0.8},${y} ${x},${y + k} ${x - k * 0.5},${y}`,
        shade(palette.petal, random.range(-0.03, 0.04)),
        { role: 'petal', part: 'petals' },
      ),
    ]
  })
}

export const cloud = (x: number, y: number, k: number, fill: Oklch): Form =>
  fillPath(fill, { role: 'backdrop', plain: true, alpha: 0.85, part: 'cloud' })`${x - 150 * k},${y}
    ${x - 76 * k},${y - 20 * k} ${x - 44 * k},${y - 48 * k} ${x + 18 * k},${y - 54 * k}
    ${x + 54 * k},${y - 24 * k} ${x + 150 * k},${y} ${x},${y + 15 * k}`
