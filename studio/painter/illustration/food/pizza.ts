import { TAU, cos, sin } from '../../../lib/maths'
import { type Form, ellipse, form, inside, line, place, polygonForm } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone, tones } from '../build/fill'
import { ellipsePath } from '../build/path'
import { type Cook, type Disc, anywhere, blob, gleam, on, under, wished } from './craft'
import { type Item, many } from '../build/still/item'
import { steam } from '../build/still/steam'

/** Flat round things in the unit disc of a plate: pizza. */
export function pizza(cook: Cook): Item {
  const { random, tilt } = cook
  const R = 410
  const crust: Oklch = [0.76, 0.12, 68]
  const disc: Disc = { x: 0, y: -30, rx: R * 0.88, ry: R * 0.88 * tilt }
  const board = [
    ellipse([0, 14], [R * 1.12, R * 1.12 * tilt], tone([0.6, 0.085, 58], -0.14), 'body'),
    ellipse(
      [0, 0],
      [R * 1.12, R * 1.12 * tilt],
      linear([-R, -R * tilt], [R, R * tilt], [0.66, 0.085, 62], [0.56, 0.085, 56]),
      'body relief 5',
    ),
  ]
  const edge = form(
    blob([0, -20], R, R * tilt, random, 0.025),
    radial([-60, -60], [R * 1.1, R * 1.1 * tilt], ...tones(crust, 0.02, 0.06, -0.1)),
    { relief: 26 },
  )
  const burnt = many(
    Array.from({ length: 26 }, () => {
      const a = random.range(0, TAU)
      return ellipsePath(
        cos(a) * R * 0.94,
        -22 + sin(a) * R * 0.94 * tilt,
        random.range(8, 22),
        random.range(5, 10),
        a,
      )
    }),
    [0.5, 0.11, 50],
    { alpha: 0.4, blur: 4 },
  )
  const cheese = form(
    blob([disc.x, disc.y], disc.rx, disc.ry, random, 0.04),
    radial([-50, -50], [disc.rx, disc.ry], [0.9, 0.11, 88], [0.87, 0.13, 82], [0.72, 0.16, 55]),
    { relief: 8 },
  )
  const melts = many(
    Array.from({ length: 30 }, () => {
      const [x, y] = anywhere(disc, random, 0.9)
      return ellipsePath(x, y, random.range(14, 44), random.range(10, 30) * tilt)
    }),
    [0.94, 0.07, 92],
    { alpha: 0.5, blur: 6 },
  )
  const kind = wished(cook, 'topping') ?? random.pick(['salami', 'mixed', 'basil'])
  const spots = Array.from({ length: 11 }, (_, i) => {
    const a = i * 2.4
    const r = 0.82 * Math.sqrt((i + 0.6) / 11)
    return on(disc, cos(a) * r, sin(a) * r)
  }).sort((p, q) => p[1] - q[1])
  const slices = spots.flatMap(([x, y], i): Form[] => {
    if (kind === 'salami' || (kind === 'mixed' && i % 2)) {
      const c: Oklch = [0.54, 0.18, 30]
      return [
        under(ellipsePath(x, y, 52, 52 * tilt), 3, 5, 0.4),
        inside(
          ellipse(
            [x, y],
            [52, 52 * tilt],
            radial([x - 10, y - 10], [60, 60 * tilt], ...tones(c, 0.06, 0, -0.1)),
            { relief: 6 },
          ),
          many(
            Array.from({ length: 9 }, () =>
              ellipsePath(x + random.range(-36, 36), y + random.range(-36, 36) * tilt, 5, 3.4),
            ),
            [0.8, 0.08, 45],
            { alpha: 0.7 },
          ),
        ),
      ]
    }
    if (kind === 'basil')
      return i % 2
        ? place(
            [
              inside(
                fillPath([0.52, 0.15, 142], 'foliage relief 7')`-46,0 -16,-24 30,-22 54,0 26,20
                  -18,20`,
                line('-42,0 50,0', 4, [0.68, 0.14, 138], 'detail plain'),
              ),
            ],
            [x, y],
            { turn: random.range(0, TAU) },
          )
        : [
            inside(
              ellipse([x, y], [50, 46 * tilt], [0.6, 0.21, 30], { relief: 7 }),
              gleam([x - 14, y - 12 * tilt], 14, 5, 0.7),
            ),
            ellipse([x, y], [34, 30 * tilt], [0.68, 0.18, 36], 'detail plain alpha 0.6'),
          ]
    return [
      polygonForm(
        [ellipsePath(x, y, 44, 44 * tilt), ellipsePath(x, y, 30, 28 * tilt)],
        [0.5, 0.14, 140],
        { relief: 4 },
      ),
      inside(
        ellipse([x + 40, y + 14], [22, 20 * tilt], [0.24, 0.02, 300], { relief: 5 }),
        gleam([x + 34, y + 8], 6, 3, 0.8),
      ),
    ]
  })
  const cuts = [0, 1, 2, 3].map((i) => {
    const a = (i / 4) * Math.PI + 0.35
    return strokePath(6, [0.5, 0.1, 50], 'detail even plain alpha 0.5')`
      ${cos(a) * R * 0.97},${-22 + sin(a) * R * 0.97 * tilt}
      ${-cos(a) * R * 0.97},${-22 - sin(a) * R * 0.97 * tilt}`
  })
  return {
    forms: [
      ...board,
      under(ellipsePath(6, -10, R, R * tilt), 6, 14, 0.4),
      inside(edge, burnt),
      inside(cheese, melts),
      ...slices,
      ...cuts,
    ],
    stands: [{ at: [0, 10], radius: [R * 1.1, R * 1.1 * tilt] }],
    lights: steam([0, -60], 190, random.fork('steam'), 3),
  }
}
