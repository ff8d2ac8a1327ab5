import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, disc, ellipse, form, inside, line, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, radial, tone, tones } from '../build/fill'
import { ellipsePath } from '../build/path'
import { gleam, under } from './craft'
import { many } from '../build/still/item'
import { type Point, polyline } from '../../drawing/notation'

/** A strawberry about 120 tall, its middle at (0, 0), its leaves up. */
export function strawberry(random: Random, red: Oklch = [0.56, 0.22, 25]): Form[] {
  const outline = polyline('-50,-34 -20,-52 20,-52 50,-34 52,-2 30,40 4,66 -4,66 -30,40 -52,-2')
  const body = form(outline, radial([-18, -22], [92, 100], ...tones(red, 0.1, 0, -0.16)), {
    relief: 13,
  })
  const seeds: Point[] = []
  for (let row = 0; row < 6; row++) {
    const y = -30 + row * 16
    const half = 44 - Math.max(0, row - 1) * 8
    const count = Math.max(1, 5 - Math.floor(row * 0.7))
    for (let i = 0; i < count; i++) {
      const u = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
      seeds.push([u * half * 0.86 + (row % 2 ? 5 : -3), y + (1 - u * u) * 5])
    }
  }
  const pits = many(
    seeds.map(([x, y]) => ellipsePath(x + 1, y + 1.5, 4.4, 5.6)),
    tone(red, -0.2),
    { alpha: 0.7 },
  )
  const pips = many(
    seeds.map(([x, y]) => ellipsePath(x, y, 2.6, 4)),
    [0.86, 0.13, 85],
  )
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const a = Math.PI + (i / 5) * Math.PI
    return place(
      [form('0,0 12,-9 34,-7 48,4 30,9 12,7', [0.58, 0.16, 140], 'foliage relief 4')],
      [cos(a) * 4, -48],
      { turn: a + random.spread() * 0.2 + (i < 3 ? 0.35 : -0.35) },
    )
  })
  const stem = line('0,-48 3,-66 10,-76', 6, [0.6, 0.14, 135], 'foliage even')
  return [inside(body, pits, pips, gleam([-22, -22], 12, 20, 0.5, 0.4)), stem, ...leaves.flat()]
}

/** A small round fruit with a bloom of light. */
export function berry(r: number, colour: Oklch, crown = false): Form[] {
  const ball = disc(
    [0, 0],
    r,
    radial([-r * 0.3, -r * 0.35], [r * 1.3, r * 1.3], ...tones(colour, 0.12, 0, -0.14)),
    { relief: r * 0.3 },
  )
  const top = crown
    ? [
        ellipse([r * 0.1, -r * 0.3], [r * 0.38, r * 0.26], tone(colour, -0.14), 'detail plain'),
        ellipse([r * 0.1, -r * 0.27], [r * 0.2, r * 0.13], tone(colour, 0.02), 'detail plain'),
      ]
    : []
  return [inside(ball, top, gleam([-r * 0.36, -r * 0.4], r * 0.24, r * 0.16, 0.9))]
}

/** Two cherries on one stalk. */
export function cherries(): Form[] {
  const red: Oklch = [0.46, 0.2, 20]
  const stalk = [
    line('-30,6 -14,-50 20,-96', 5, [0.52, 0.11, 125], { pressure: 'even' }),
    line('34,0 30,-52 20,-96', 5, [0.52, 0.11, 125], { pressure: 'even' }),
  ]
  return [
    ...stalk,
    ...place(berry(34, red), [-32, 30]),
    ...place(berry(34, tone(red, 0.03)), [36, 22]),
  ]
}

/** A whirl of piped cream, about 90 wide, its foot at (0, 0). */
export const rosette = (colour: Oklch, ridges = 4): Form[] =>
  Array.from({ length: ridges }, (_, i) => {
    const t = i / ridges
    const w = 48 * (1 - t * 0.82)
    const y = -i * 19
    return fillPath(tone(colour, 0.02 * i), { relief: 8 })`${-w},${y - 4} ${-w * 0.5},${y + 8}
      ${w * 0.2},${y + 10} ${w},${y - 2} ${w * 0.9},${y - 18} ${w * 0.2},${y - 26}
      ${-w * 0.5},${y - 24} ${-w * 0.95},${y - 16}`
  }).concat([
    fillPath(tone(colour, 0.03), { relief: 4 })`-8,${-19 * ridges + 12} 0,${-19 * ridges + 12}
      10,${-19 * ridges + 8} 2,${-19 * ridges - 14}`,
  ])

/** Contact of a thing with cream or fruit: its own soft shadow. */
export function lying(
  forms: readonly Form[],
  at: Point,
  scale: number,
  turn = 0,
  [rx, ry]: readonly [number, number] = [46, 16],
  lift = 40,
): Form[] {
  const spot = Array.from({ length: 12 }, (_, i): Point => [
    at[0] + cos((i / 12) * TAU) * rx * scale,
    at[1] + sin((i / 12) * TAU) * ry * scale,
  ])
  return [under(spot, 4, 4, 0.4), ...place(forms, [at[0], at[1] - lift * scale], { scale, turn })]
}
