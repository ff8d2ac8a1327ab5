import type { Random } from '../../../lib/random'
import { type Oklch, mixColour } from '../../colour'
import { type Form, disc, inside, roundRect } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, rect, tree } from './stage'

/** A window in the back wall of an interior, in units of the frame. */
export type Pane = Readonly<{ x: number; y: number; w: number; h: number }>

export const isSnowy = ({ brief, season }: Stage): boolean =>
  season === 'winter' || brief.weather.has('snow')

/** Leaves of the trees behind glass: bare of green in winter, turned in autumn. */
export const leafBehind = ({ season, lit }: Stage, summer: Oklch, snowy: boolean): Oklch =>
  lit(snowy ? [0.93, 0.015, 240] : season === 'autumn' ? [0.66, 0.14, 60] : summer)

/** Snow on the ground outside and in the air, or rain: all of it behind the glass. */
export function weatherBehind(stage: Stage, pane: Pane, random: Random): Form[] {
  const { brief, frame, lit } = stage
  const s = Math.min(frame.width, frame.height) / 1000
  const at = (): [number, number] => [
    pane.x + pane.w * random.next(),
    pane.y + pane.h * random.next(),
  ]
  const isWet = brief.weather.has('rain') || brief.weather.has('storm')
  if (isWet)
    return Array.from({ length: brief.weather.has('storm') ? 60 : 36 }, () => {
      const [x, y] = at()
      return strokePath(3.5 * s, [0.95, 0.02, 230], 'light end alpha 0.75')`${x},${y}
        ${x - 12 * s},${y + 46 * s}`
    })
  if (!isSnowy(stage)) return []
  const { x, y, w, h } = pane
  return [
    fillPath(lit([0.97, 0.008, 240]), 'detail plain')`${x},${y + h + 4}! ${x},${y + h * 0.86}
      ${x + w * 0.5},${y + h * 0.9} ${x + w},${y + h * 0.85} ${x + w},${y + h + 4}!`,
    ...Array.from({ length: 46 }, () =>
      disc(at(), random.range(3, 8) * s, [0.99, 0.003, 240], 'light plain alpha 0.95'),
    ),
  ]
}

/** Three panes with trees behind them. */
export function gardenWindow(
  stage: Stage,
  pane: Pane,
  random: Random,
): { readonly glass: Form; readonly bars: Form } {
  const { frame, lit, high, low } = stage
  const snowy = isSnowy(stage)
  const s = Math.min(frame.width, frame.height) / 1000
  const garden = Array.from({ length: 7 }, (_, i) =>
    tree(
      [pane.x + pane.w * (i / 6), pane.y + pane.h * 0.96],
      130 * s + (i % 3) * 40 * s,
      leafBehind(stage, [0.6 + (i % 2) * 0.04, 0.1, 140], snowy),
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
    ...weatherBehind(stage, pane, random.fork('weather')),
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
