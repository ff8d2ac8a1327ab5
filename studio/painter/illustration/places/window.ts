import type { Random } from '../../../lib/random'
import { type Oklch, mixColour } from '../../colour'
import { type Form, inside, roundRect } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, rect, tree } from './stage'

/** A window in the back wall of a room, in units of the frame. */
export type Pane = Readonly<{ x: number; y: number; w: number; h: number }>

/** Three panes with trees behind them. */
export function gardenWindow(
  { frame, lit, high, low }: Stage,
  pane: Pane,
  random: Random,
): { readonly glass: Form; readonly bars: Form } {
  const s = Math.min(frame.width, frame.height) / 1000
  const garden = Array.from({ length: 7 }, (_, i) =>
    tree(
      [pane.x + pane.w * (i / 6), pane.y + pane.h * 0.96],
      130 * s + (i % 3) * 40 * s,
      lit([0.6 + (i % 2) * 0.04, 0.1, 140]),
      random.fork(`tree ${i}`),
    ),
  ).flat()
  const glass = inside(
    roundRect(
      [pane.x, pane.y, pane.w, pane.h],
      0,
      linear([0, pane.y], [0, pane.y + pane.h], mixColour(high, low, 0.3), low),
      'glass',
    ),
    ...garden,
    fillPath(lit([0.66, 0.11, 132]), 'detail')`${pane.x},${pane.y + pane.h + 4}
      ${pane.x},${pane.y + pane.h * 0.9} ${pane.x + pane.w},${pane.y + pane.h * 0.93}
      ${pane.x + pane.w},${pane.y + pane.h + 4}`,
    fillPath([0.99, 0.01, 200], 'light plain alpha 0.22')`
      ${pane.x + pane.w * 0.1},${pane.y + pane.h} ${pane.x + pane.w * 0.24},${pane.y + pane.h}
      ${pane.x + pane.w * 0.52},${pane.y} ${pane.x + pane.w * 0.38},${pane.y}`,
  )
  const steel = lit([0.36, 0.015, 260])
  const bars = many(
    [
      rect(pane.x - 7, pane.y - 7, pane.w + 14, 11),
      rect(pane.x - 7, pane.y, 11, pane.h),
      rect(pane.x + pane.w - 4, pane.y, 11, pane.h),
      rect(pane.x + pane.w / 3, pane.y, 8, pane.h),
      rect(pane.x + (pane.w * 2) / 3, pane.y, 8, pane.h),
    ],
    steel,
    { role: 'body' },
  )
  return { glass, bars }
}

/** A curtain at either side of a window. */
export function curtains({ frame }: Stage, pane: Pane, floor: number, cloth: Oklch): Form[] {
  const s = Math.min(frame.width, frame.height) / 1000
  const curtain = (x: number): Form =>
    inside(
      fillPath(cloth, 'cloth relief 8')`${x - 46 * s},${pane.y - 26 * s}!
        ${x + 46 * s},${pane.y - 26 * s}! ${x + 40 * s},${pane.y + pane.h * 0.5}
        ${x + 54 * s},${floor + 8}! ${x - 54 * s},${floor + 8}!
        ${x - 40 * s},${pane.y + pane.h * 0.5}`,
      ...[-24, 0, 24].map(
        (dx) =>
          strokePath(6 * s, tone(cloth, -0.07), 'detail')`${x + dx * s},${pane.y - 20 * s}
          ${x + dx * 1.1 * s},${pane.y + pane.h * 0.5} ${x + dx * s},${floor}`,
      ),
    )
  return [curtain(pane.x - 10 * s), curtain(pane.x + pane.w + 10 * s)]
}
