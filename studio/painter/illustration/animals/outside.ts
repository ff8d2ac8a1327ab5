import { type Oklch, mixColour } from '../../colour'
import { polyline } from '../../drawing/notation'
import type { TimeId } from '../../slots'
import type { Brief, Random } from '../family'
import { type Form, type Frame, disc, ellipse, inside, line, roundRect } from '../build/form'
import { tone } from '../build/fill'

/** View through a window. */
export type Outside = { readonly time: TimeId; readonly falls: 'rain' | 'snow' | null }

/** The point that a backdrop is built about: behind the head. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly frame: Frame
  readonly random: Random
  /** Default: a clear day. */
  readonly outside?: Outside
}

/** Sky, sun or moon, and cloud outside a window, and how much darker its land is. */
const OUTSIDE: Readonly<Record<TimeId, readonly [Oklch, Oklch, Oklch, number]>> = {
  dawn: [[0.88, 0.06, 40], [0.95, 0.09, 85], [0.96, 0.03, 20], -0.06],
  day: [[0.88, 0.05, 230], [0.95, 0.09, 95], [0.98, 0.01, 230], 0],
  sunset: [[0.76, 0.14, 50], [0.9, 0.14, 80], [0.82, 0.1, 20], -0.2],
  dusk: [[0.5, 0.1, 300], [0.93, 0.05, 95], [0.6, 0.09, 340], -0.32],
  night: [[0.3, 0.07, 270], [0.95, 0.05, 95], [0.42, 0.05, 270], -0.42],
}

export function readOutside({ time, weather, traits }: Brief): Outside {
  const asks = (backdrop: string): boolean =>
    traits.some(({ slot, value }) => slot === 'backdrop' && value === backdrop)
  const isNight = time === null && (asks('moon') || asks('stars'))
  const rains = weather.has('rain') || weather.has('storm')
  const snows = weather.has('snow') || asks('snow')
  return {
    time: time ?? (isNight ? 'night' : 'day'),
    falls: rains ? 'rain' : snows ? 'snow' : null,
  }
}

/** So many drops or flakes across, and down, of a window. */
const ACROSS = 7
const DOWN = 6

type Box = readonly [left: number, top: number, width: number, height: number]

/** Rain or snow in a pane. */
export function falling(
  [left, top, w, h]: Box,
  falls: 'rain' | 'snow',
  { r, random }: Pick<Place, 'r' | 'random'>,
): Form[] {
  const chance = random.fork('falling')
  return Array.from({ length: ACROSS * DOWN }, (_, i) => {
    const [column, row] = [i % ACROSS, Math.floor(i / ACROSS)]
    const x = left + (w * (column + chance.range(0.1, 0.9))) / ACROSS
    const y = top + (h * (row + chance.range(0.1, 0.9))) / DOWN
    if (falls === 'snow')
      return disc([x, y], r * chance.range(0.018, 0.034), [0.985, 0.005, 240], 'detail')
    const length = r * chance.range(0.09, 0.15)
    return line(polyline([x, y], [x - length * 0.28, y + length]), r * 0.02, [0.95, 0.02, 235], {
      ...{ role: 'detail', pressure: 'even', alpha: 0.85 },
    })
  })
}

/** The pane of a window with what is seen through it, without its bars. */
export function viewThrough(
  box: Box,
  { time, falls }: Outside,
  at: Pick<Place, 'r' | 'random'>,
): Form {
  const [left, top, w, h] = box
  const { r } = at
  const [clear, sun, white, dark] = OUTSIDE[time]
  const sky = falls ? mixColour(clear, [clear[0] * 0.8, 0.015, 245], 0.75) : clear
  const cloud = falls ? tone(sky, -0.06) : white
  const isNight = time === 'night' || time === 'dusk'
  const snowy: Oklch = [0.95, 0.012, 240]
  const [near, far]: readonly Oklch[] =
    falls === 'snow'
      ? [tone(snowy, dark * 0.8), tone(snowy, dark * 0.8 - 0.05)]
      : [tone([0.72, 0.1, 140], dark), tone([0.64, 0.1, 148], dark)]
  const clouds = falls
    ? ([
        [0.2, 0.2, 0.5],
        [0.62, 0.13, 0.62],
        [0.95, 0.24, 0.42],
      ] as const)
    : []
  return inside(
    roundRect([left, top, w, h], 8, sky, 'backdrop'),
    falls === null || (falls === 'snow' && isNight)
      ? disc([left + w * 0.85, top + h * 0.17], r * 0.24, sun, 'detail')
      : null,
    ellipse([left + w * 0.2, top + h * 0.3], [r * 0.28, r * 0.09], cloud, 'detail'),
    clouds.map(([x, y, wide]) =>
      ellipse([left + w * x, top + h * y], [r * wide, r * 0.13], cloud, 'detail'),
    ),
    ellipse([left + w * 0.3, top + h * 0.86], [r * 0.9, r * 0.4], near, 'detail'),
    ellipse([left + w * 0.86, top + h * 0.9], [r * 0.7, r * 0.36], far, 'detail'),
    falls ? falling(box, falls, at) : null,
  )
}
