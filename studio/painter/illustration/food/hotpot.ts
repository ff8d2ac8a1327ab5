import { TAU, cos, sin } from '../../../lib/maths'
import { ellipse, form, inside, line, place, polygonForm } from '../build/form'
import { fillPolygon, strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { arcPath, ellipsePath } from '../build/path'
import { type Cook, gleam, on, scallions, under, wished } from './craft'
import { plate, pot, surface, wallShadow } from './ware'
import { type Item, many } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Point, pairs, triples } from '../../drawing/notation'

export function hotpot(cook: Cook): Item {
  const { random, tilt } = cook
  const metal: Oklch = random.pick<Oklch>(triples('0.72,0.09,72 0.8,0.01,250 0.66,0.1,55'))
  const ware = pot(tilt, 400, 150, metal)
  const disc = ware.content
  const twin = wished(cook, 'flavour') !== 'spicy' && random.chance(0.75)
  const S = Array.from({ length: 21 }, (_, i): Point => {
    const t = i / 20
    return on(disc, sin(t * TAU) * 0.3, -1.02 + t * 2.04)
  })
  const red: Oklch = [0.5, 0.2, 31]
  const left = twin
    ? polygonForm(
        [
          [
            ...S,
            ...arcPath(disc.x, disc.y, disc.rx * 1.02, disc.ry * 1.02, TAU / 4, (TAU * 3) / 4),
          ],
        ],
        radial([disc.x - 120, disc.y], [disc.rx, disc.ry], tone(red, 0.08), red, tone(red, -0.12)),
        'body plain',
      )
    : ellipse(
        [disc.x, disc.y],
        [disc.rx, disc.ry],
        radial([disc.x - 60, disc.y], [disc.rx, disc.ry], tone(red, 0.08), red, tone(red, -0.12)),
        'body plain',
      )
  const flat = disc.ry / disc.rx
  const span = twin ? ([-0.92, 0.1] as const) : ([-0.9, 0.9] as const)
  const bubbles = Array.from(
    { length: 46 },
    () =>
      [
        ...on(disc, random.range(span[0], span[1]), random.range(-0.9, 0.9)),
        random.range(6, 20),
      ] as const,
  )
  const froth = [
    many(
      bubbles.map(([x, y, r]) => ellipsePath(x, y, r, r * flat)),
      tone(red, 0.16),
      { alpha: 0.45 },
    ),
    many(
      bubbles.map(([x, y, r]) => ellipsePath(x - r * 0.35, y - r * 0.3, r * 0.3, r * 0.2)),
      [0.96, 0.05, 70],
      { role: 'light', alpha: 0.9 },
    ),
  ]
  const chilli = Array.from({ length: twin ? 9 : 14 }, () => {
    const [x, y] = on(
      disc,
      random.range(span[0] * 0.9, span[1] * 0.8 - 0.1),
      random.range(-0.74, 0.74),
    )
    return place(
      [
        inside(
          form(
            '-48,0 -28,-11 10,-10 40,-2 52,4 30,10 -20,10',
            linear([0, -12], [0, 12], [0.62, 0.23, 30], [0.46, 0.2, 27]),
            { relief: 5 },
          ),
          gleam([-8, -5], 22, 2.4, 0.8, 0),
        ),
      ],
      [x, y],
      { turn: random.range(0, TAU), scale: random.range(0.8, 1.15) },
    )
  }).flat()
  const pale = twin
    ? [
        ...pairs('0.42,-0.46 0.66,-0.06 0.46,0.44 0.78,0.3').flatMap(([u, v]) => {
          const [x, y] = on(disc, u, v)
          return [
            under(ellipsePath(x, y, 46, 30), 3, 5, 0.35),
            inside(
              ellipse([x, y], [46, 30], [0.64, 0.06, 58], { relief: 11 }),
              [0, 1, 2].map(
                (k) =>
                  strokePath(8, [0.92, 0.04, 80], 'detail plain')`
                  ${x - cos(k * 1.05) * 32},${y - sin(k * 1.05) * 20}
                  ${x + cos(k * 1.05) * 32},${y + sin(k * 1.05) * 20}`,
              ),
            ),
          ]
        }),
        ...pairs('0.26,-0.08 0.52,0.06 0.78,-0.44 0.36,0.74').flatMap(([u, v]) => {
          const [x, y] = on(disc, u, v)
          return [
            inside(
              ellipse([x, y], [23, 17], [0.46, 0.16, 26], { relief: 6, turn: 0.4 }),
              gleam([x - 6, y - 5], 6, 3, 0.8),
            ),
          ]
        }),
        ...scallions(
          { ...disc, x: disc.x + disc.rx * 0.5, rx: disc.rx * 0.44 },
          random,
          14,
          0.8,
          9,
        ),
      ]
    : []
  const broth: Oklch = [0.93, 0.05, 86]
  const content = surface(
    disc,
    radial([disc.x + 60, disc.y], [disc.rx, disc.ry], tone(broth, 0.02), broth, tone(broth, -0.1)),
    pale,
    inside(left, froth, chilli),
    twin
      ? [
          line(S, 15, tone(metal, -0.2), 'metal even plain'),
          line(
            S.map(([x, y]): Point => [x - 2, y - 3]),
            6,
            tone(metal, 0.14),
            'light even plain',
          ),
        ]
      : [],
    wallShadow(disc, 22),
  )
  const handle = (s: number) =>
    strokePath(20, tone(metal, -0.14), 'metal even relief 5')`${s * 396},${ware.rim.y + 40}
      ${s * 458},${ware.rim.y + 46} ${s * 462},${ware.rim.y + 92} ${s * 396},${ware.rim.y + 96}`
  return {
    forms: [handle(-1), handle(1), ...ware.forms, content],
    stands: ware.stands,
    lights: steam([0, disc.y - 20], 260, random.fork('steam'), 5),
  }
}

/** A side plate with rolls of meat, greens or tofu, its foot at (0, 0). */
export function side(cook: Cook, kind: number): Item {
  const ware = plate(
    {
      ...cook,
      ware: cook.namedWare ?? [0.95, 0.012, 85],
      random: cook.random.fork(`side ${kind}`),
    },
    150,
    20,
  )
  const y = ware.content.y
  const r = cook.random.fork(`piece ${kind}`)
  const bits =
    kind === 0
      ? pairs('-60,-24 0,-34 60,-24 -76,6 -20,-2 40,2 80,10 -40,28 16,30').flatMap(([dx, dy]) => {
          const c: Oklch = [0.64, 0.15, 18]
          return [
            inside(
              ellipse([dx, y + dy - 8], [33, 23], c, { relief: 6, turn: 0.3 }),
              polygonForm(
                [ellipsePath(dx, y + dy - 8, 24, 16), ellipsePath(dx, y + dy - 8, 16, 10)],
                [0.93, 0.04, 30],
                'detail plain',
              ),
              ellipse([dx, y + dy - 8], [8, 5], [0.9, 0.05, 30], 'detail plain'),
            ),
          ]
        })
      : kind === 1
        ? Array.from({ length: 14 }, (_, i) => {
            const a = (i / 14) * TAU
            return place(
              [
                inside(
                  form(
                    '-40,0 -14,-24 26,-22 44,2 20,22 -18,20',
                    linear([0, -24], [0, 22], [0.7, 0.16, 135], [0.46, 0.13, 143]),
                    'foliage relief 7',
                  ),
                  line('-36,0 40,2', 4, [0.82, 0.1, 128], 'detail plain'),
                ),
              ],
              [cos(a) * 62, y - 14 + sin(a) * 34],
              { turn: a + r.spread() },
            )
          }).flat()
        : pairs('-52,-12 14,-24 60,4 -12,22').flatMap(([dx, dy]) => [
            fillPolygon([0.98, 0.012, 90], 'body')`${dx - 34},${y + dy - 14} ${dx},${y + dy - 28}
              ${dx + 34},${y + dy - 14} ${dx},${y + dy}`,
            fillPolygon([0.93, 0.02, 85], 'body')`${dx - 34},${y + dy - 14} ${dx},${y + dy}
              ${dx},${y + dy + 30} ${dx - 34},${y + dy + 16}`,
            fillPolygon([0.84, 0.03, 75], 'body')`${dx + 34},${y + dy - 14} ${dx},${y + dy}
              ${dx},${y + dy + 30} ${dx + 34},${y + dy + 16}`,
          ])
  return { forms: [...ware.forms, ...bits], stands: ware.stands }
}
