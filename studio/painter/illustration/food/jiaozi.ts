import { cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, form, inside, line } from '../build/form'
import { type Oklch, downwards, radial, tone, tones } from '../build/fill'
import { gleam, under } from './craft'
import { type Point, polyline } from '../../drawing/notation'

/** One jiaozi, about 180 wide: a belly and a crimped crest. */
export function jiaozi(random: Random, dough: Oklch): Form[] {
  const belly = polyline('-88,8 -70,-26 -30,-50 20,-52 66,-32 88,6 74,34 24,52 -30,50 -74,34')
  const body = form(belly, radial([-24, -10], [104, 76], ...tones(dough, 0.04, 0, -0.13)), {
    relief: 14,
  })
  const pleats = 10 + random.integer(0, 2)
  const up: Point[] = []
  const down: Point[] = []
  for (let i = 0; i <= pleats; i++) {
    const a = Math.PI + (i / pleats) * Math.PI
    const [x, y] = [cos(a) * 90, sin(a) * 44 + 4]
    up.push([x, y - 20 - (i % 2 ? 10 : 0) * sin((i / pleats) * Math.PI)])
    down.unshift([x * 0.94, y + 12])
  }
  const crest = form([...up, ...down], downwards(-64, 10, ...tones(dough, 0.05, -0.04)), {
    relief: 6,
  })
  const folds = Array.from({ length: pleats - 1 }, (_, i) => {
    const t = (i + 1) / pleats
    const a = Math.PI + t * Math.PI
    const [x, y] = [cos(a) * 88, sin(a) * 44]
    const fold = (dx: number): readonly Point[] =>
      polyline(`${x + dx},${y - 15} ${x * 0.93 + 4 + dx},${y + 4}
        ${x * 0.82 + 6 + dx},${y + 20 + sin(t * Math.PI) * 8}`)
    return [
      line(fold(0), 4.5, tone(dough, -0.24), 'detail plain alpha 0.75'),
      line(fold(-4), 3, tone(dough, 0.08), 'light plain alpha 0.9'),
    ]
  })
  return [
    under(belly, 8, 12, 0.5),
    inside(body, gleam([-28, 26], 26, 8, 0.55, 0.35)),
    crest,
    ...folds.flat(),
  ]
}

/** One baozi, about 220 wide, its pleats turning in at the top. */
export function baozi(random: Random, dough: Oklch): Form[] {
  const outline = polyline(`-108,28 -100,-24 -66,-74 -14,-96 14,-96 66,-74 100,-24 108,28 70,58 0,66
    -70,58`)
  const body = form(outline, radial([-34, -26], [140, 120], ...tones(dough, 0.04, 0, -0.13)), {
    relief: 24,
  })
  const turn = random.range(-0.2, 0.2)
  const pleats = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (0.02 + (0.96 * i) / 12) + turn * 0.2
    const [x, y] = [cos(a) * 88, -60 + sin(a) * 54]
    const curve: Point[] = polyline(
      [cos(a + 0.6) * 9, -82 + sin(a) * 4],
      [x * 0.5 + 8, -74 + (y + 74) * 0.45],
      [x, y],
    )
    return [
      line(curve, 8, tone(dough, -0.2), 'detail end plain alpha 0.7'),
      line(
        curve.map(([px, py]): Point => [px - 6, py - 1]),
        4,
        tone(dough, 0.07),
        'light end plain alpha 0.8',
      ),
    ]
  })
  const knot = form('-20,-84 -8,-104 12,-106 22,-88 6,-78', tone(dough, -0.05), 'detail relief 6')
  return [
    under(outline, 8, 12, 0.5),
    inside(body, pleats.flat(), knot, gleam([-56, -26], 20, 26, 0.5, 0.5)),
  ]
}

/** One round of glutinous rice, cut open when it shows its filling. */
export function riceBall(colour: Oklch, filling: Oklch | null): Form[] {
  const ball = form(
    '-58,4 -48,-38 0,-56 48,-38 58,4 44,40 0,52 -44,40',
    radial([-18, -20], [74, 70], ...tones(colour, 0.03, 0, -0.12)),
    { relief: 15 },
  )
  const core = filling
    ? [
        form('-26,12 -16,-14 18,-16 30,8 12,30 -12,28', filling, 'detail relief 5'),
        gleam([-6, 0], 8, 4, 0.6),
      ]
    : []
  return [
    under(polyline('-58,4 -48,-38 0,-56 48,-38 58,4 44,40 0,52 -44,40'), 4, 8, 0.35),
    inside(ball, core, gleam([-22, -26], 14, 9, 0.9)),
  ]
}
