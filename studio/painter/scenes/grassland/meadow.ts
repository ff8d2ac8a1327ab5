import { cos, mix, sin, TAU } from '../../../lib/maths'
import { type Oklch, shade } from '../../colour'
import { polyline, triples } from '../../drawing/notation'
import { curve, disc, ellipsePoints, polygon, type Random, type Shape } from '../../geometry'
import { toneAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { addForms, type Stage } from '../parts/forms'
import { tuft } from '../parts/grass'
import { addFarRange, addLand, woods } from '../parts/land'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt } from '../parts/soil'

/** A meadow flower on its stalk, turned a little away; `size` is its whole height. */
function meadowFlower(
  random: Random,
  x: number,
  y: number,
  size: number,
  petal: Oklch,
  green: Oklch,
): Shape[] {
  const lean = random.spread() * 0.26 * size
  const headX = x + lean
  const headY = y - size
  const r = size * random.range(0.1, 0.15)
  const shapes: Shape[] = [
    curve(
      polyline([x, y, 1], [x + lean * 0.3, y - size * 0.5, 0.8], [headX, headY, 0.6]),
      size * 0.026,
      green,
      'even',
      { foliage: true, plain: true },
    ),
  ]
  const leafSide = random.sign()
  shapes.push(
    curve(
      [
        [x + lean * 0.15, y - size * 0.3, 0.3],
        [x + leafSide * size * 0.12, y - size * 0.44, 1],
        [x + leafSide * size * 0.2, y - size * 0.58, 0.1],
      ],
      size * 0.05,
      shade(green, 0.03),
      'even',
      { foliage: true },
    ),
  )
  const cup = random.chance(0.3)
  const petals = cup ? 5 : random.integer(6, 8)
  const turn = random.next() * TAU
  const squash = random.range(0.55, 0.95)
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i / petals) * TAU
    const px = headX + cos(angle) * r * 0.62
    const py = headY + sin(angle) * r * 0.62 * squash
    const long = r * mix(0.62, 0.74, random.next())
    const points = ellipsePoints(px, py, long, r * (cup ? 0.5 : 0.3), angle, 16).map(
      ([qx, qy]) => [qx, headY + (qy - headY) * squash] as const,
    )
    shapes.push(polygon(points, shade(petal, random.spread() * 0.05), { petal: true }))
  }
  shapes.push(
    disc(headX, headY, r * 0.3, cup ? shade(petal, -0.3, -0.05) : [0.8, 0.14, 82], 'detail plain'),
  )
  return shapes
}

const BOUQUETS: readonly [readonly Oklch[], ...(readonly Oklch[])[]] = [
  triples('0.6,0.2,25 0.95,0.02,95 0.6,0.13,265'),
  triples('0.86,0.14,92 0.95,0.02,95 0.72,0.15,50'),
  triples('0.74,0.13,350 0.62,0.14,305 0.94,0.03,340'),
]

/** Down among the flowers: stalks in front as tall as the hills behind. */
export function buildMeadow(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('meadow')
  stage.horizon = height * random.range(0.52, 0.6)
  const { horizon } = stage
  addSky(stage, { clouds: 1, lightX: 0.5 + side * random.range(0.02, 0.2) })
  addFarRange(stage, 'hills', short * 0.12, 0.88, 'dome', { bottom: horizon + height * 0.08 })
  addLand(stage, 'wood', 0.74, horizon + height * 0.03, {
    form: 'hill',
    roll: 24 * unit,
    colour: meadowAt(stage, 0.7),
    body: height * 0.2,
    cover: (ridge, fork) => woods(stage, fork, 0.72, ridge, 46, 46 * unit, { kind: 'mixed' }),
  })
  const land = addLand(stage, 'meadow', 0.6, horizon + height * 0.09, {
    form: 'hill',
    peaks: [
      { x: width * (0.5 + side * 0.3), height: height * 0.05, reach: width * 0.6, form: 'dome' },
    ],
    roll: 10 * unit,
    rough: 0.03,
    colour: meadowAt(stage, 0.4),
    body: height * 0.5,
  })
  const colours = random
    .pick(BOUQUETS)
    .map((colour) => toneAt(palette, 0.05, isSnowy(stage) ? [0.9, 0.03, colour[2]] : colour, 0.5))
  const pick = (): Oklch => colours[random.integer(0, colours.length - 1)] ?? [0.9, 0.05, 90]
  const dots: Shape[] = []
  for (let i = 0; i < 260; i++) {
    const t = random.next() * random.next()
    const y = mix(horizon + height * 0.09, height * 0.86, t)
    dots.push(
      disc(random.next() * width, y, mix(1.6, 6, t) * unit * random.range(0.7, 1.3), pick(), {
        plain: true,
        petal: true,
      }),
    )
  }
  addForms(stage, 'far flowers', 0.5, dots)
  const green = shade(meadowAt(stage, 0.08), -0.1)
  const rows: { y: number; shapes: Shape[] }[] = []
  for (let i = 0; i < 46; i++) {
    const t = Math.sqrt(random.next())
    const x = random.range(-0.02, 1.02) * width
    // the middle stays open: something may stand behind it
    const away = Math.min(1, Math.abs(x / width - 0.5 - side * 0.12) / 0.4)
    const y = mix(height * 0.84, height * 1.08, t)
    const size = short * mix(0.12, 0.4, t) * mix(0.55, 1, away) * random.range(0.75, 1.1)
    rows.push({
      y,
      shapes: [
        ...tuft(random, x, y, size * 0.7, shade(green, random.spread() * 0.05), side * 0.25, 5),
        ...meadowFlower(random, x, y, size, pick(), green),
      ],
    })
  }
  rows.sort((a, b) => a.y - b.y)
  addForms(
    stage,
    'flowers',
    0.04,
    rows.flatMap(({ shapes }) => shapes),
    'frame',
  )
  groundAnchor(stage, land.ridge, width * (0.5 + side * 0.14), short * 0.72, 0.4)
  groundAnchor(stage, land.ridge, width * (0.5 - side * 0.2), short * 0.62, 0.42)
  groundAnchor(stage, land.ridge, width * (0.5 + side * 0.34), short * 0.6, 0.43)
  offerAir(stage, { sky: [-0.12, 0.24], frame: -1, near: 0.4 })
  stage.focusX = width * (0.5 + side * 0.12)
}
