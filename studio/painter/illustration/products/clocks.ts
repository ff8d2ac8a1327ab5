import { TAU, cos, sin } from '../../../lib/maths'
import { disc, form, inside, line, mapForms, place, polygonForm, roundRect } from '../build/form'
import { type Form, fillPath, fillPolygon, strokePath } from '../build/outlines'
import { type Oklch, linear, tone, tones } from '../build/fill'
import { ellipsePath } from '../build/path'
import { metalFill } from '../build/shine'
import { DYES } from '../../palettes/tints'
import { traitOf } from '../family'
import { type Craft, stand } from './craft'
import { type Item, many } from '../build/still/item'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

export function watch(craft: Craft): Item {
  const { colour, metal, random } = craft
  const usual = random.pick<Oklch>(triples('0.46,0.09,50 0.28,0.02,50 0.3,0.05,255 0.5,0.12,25'))
  const tint = traitOf(craft.wish, 'strap')?.tint
  const leather = tint ? DYES[tint] : usual
  const [cy, r] = [-400, 186]
  const strap = (flip: number): Form[] => {
    const y = (v: number) => cy + flip * v
    const piece = form(
      `-104,${y(120)}! -92,${y(260)} -84,${y(396)}! 84,${y(396)}! 92,${y(260)} 104,${y(120)}!`,
      linear([-104, 0], [104, 0], ...tones(leather, -0.1, 0.08, 0, -0.12)),
      { relief: 16 },
    )
    const stitches = many(
      [-76, 76].flatMap((x) =>
        Array.from({ length: 11 }, (_, i) => ellipsePath(x, y(150 + i * 22), 2.4, 6.5)),
      ),
      tone(leather, 0.36),
      { alpha: 0.85 },
    )
    return [inside(piece, stitches)]
  }
  const lugs = [-1, 1].flatMap((sx) =>
    [-1, 1].map(
      (sy) =>
        fillPath(metalFill([sx * 120 - 34, sx * 120 + 34], metal), 'metal relief 6')`
        ${sx * 88},${cy + sy * 146} ${sx * 136},${cy + sy * 100} ${sx * 126},${cy + sy * 188}
        ${sx * 112},${cy + sy * 212} ${sx * 94},${cy + sy * 204}`,
    ),
  )
  const sun = (at: number, by: number) => ({ at, colour: tone(colour, by) })
  const dial = disc(
    [0, cy],
    r - 34,
    {
      kind: 'conic',
      centre: [0, cy],
      angle: 0,
      stops: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => sun(i / 8, i % 2 ? 0.07 : -0.06)),
    },
    'body relief 12',
  )
  const conic = [0.95, 0.5, 0.86, 0.36, 0.72, 0.98, 0.44, 0.8, 0.38, 0.95].map((l, i, all) => ({
    at: i / (all.length - 1),
    colour: [l * metal[0] * 1.16, metal[1], metal[2]] as Oklch,
  }))
  const bezel = (radius: number, turn: number) =>
    disc([0, cy], radius, { kind: 'conic', centre: [0, cy], angle: turn, stops: conic }, 'metal')
  const around = (n: number, from: number, to: number, w: number) =>
    Array.from({ length: n }, (_, i): readonly Point[] => {
      const a = (i / n) * TAU
      const [c, s] = [cos(a), sin(a)]
      return polyline(`${c * from - s * w},${cy + s * from + c * w}
          ${c * to - s * w},${cy + s * to + c * w}
          ${c * to + s * w},${cy + s * to - c * w}
          ${c * from + s * w},${cy + s * from - c * w}`)
    })
  const light: Oklch = colour[0] > 0.7 ? [0.3, 0.02, 260] : [0.96, 0.01, 85]
  const hand = (angle: number, length: number, w: number, fill: Oklch) => {
    const shape = place(
      [
        fillPolygon(fill, 'detail relief 1.5')`${-w * 0.5},26 ${-w * 0.5},${-length * 0.86}
          0,${-length} ${w * 0.5},${-length * 0.86} ${w * 0.5},26`,
      ],
      [0, cy],
      { turn: angle },
    )
    return [
      ...mapForms(shape, ([x, y]) => [x + 4, y + 7]).map((one): Form => ({
        ...one,
        fill: [0.1, 0.02, 270],
        role: 'shadow',
        alpha: 0.45,
        blur: 3,
        plain: true,
      })),
      ...shape,
    ]
  }
  const sub = random.chance(0.5)
    ? pairs('-68,0 68,0 0,74').flatMap(([x, y]) => [
        disc([x, cy + y], 36, tone(colour, -0.09), 'detail relief 4'),
        polygonForm(
          [ellipsePath(x, cy + y, 36, 36), ellipsePath(x, cy + y, 33.5, 33.5)],
          light,
          'detail plain alpha 0.8',
        ),
        line(polyline([x, cy + y], [x + 18, cy + y - 16]), 3.5, light, 'detail even plain'),
      ])
    : []
  const glare = fillPolygon([1, 0, 90], 'light plain alpha 0.16')`-200,${cy - 40} -30,${cy - 210}
    50,${cy - 210} -200,${cy + 60}`
  return {
    forms: [
      ...named('strap', strap(-1), strap(1)),
      roundRect([r - 8, cy - 24, 36, 48], 8, metalFill([r - 8, r + 28], metal), 'metal relief 4'),
      ...lugs,
      bezel(r, -0.9),
      bezel(r - 14, 0.6),
      disc([0, cy], r - 22, tone(colour, -0.16), 'detail plain'),
      ...named(
        'dial',
        inside(
          dial,
          many(around(60, r - 40, r - 48, 1), light, { alpha: 0.8 }),
          sub,
          many(
            around(12, r - 46, r - 76, 4.5).map((ring) =>
              ring.map(([x, y]): Point => [x + 2, y + 4]),
            ),
            [0.1, 0.02, 270],
            { role: 'shadow', alpha: 0.4, blur: 2 },
          ),
          many(around(12, r - 46, r - 76, 4.5), light),
        ),
      ),
      ...named(
        'hands',
        hand(-1.05, 84, 13, light),
        hand(1.02, 124, 9, light),
        hand(2.3, 128, 3, [0.62, 0.2, 32]),
      ),
      disc([0, cy], 9, tone(metal, 0), 'metal relief 2'),
      inside(disc([0, cy], r - 24, [1, 0, 0], 'glass plain alpha 0'), glare),
    ],
    stands: [stand(92, 12)],
  }
}

export function alarmClock(craft: Craft): Item {
  const { colour, metal } = craft
  const [cy, r] = [-250, 200]
  const legs = [-1, 1].map(
    (s) =>
      strokePath(
        30,
        tone(metal, -0.08),
        'metal even relief 6',
      )`${s * 110},${cy + 150} ${s * 160},-6`,
  )
  const bells = [-1, 1].flatMap((s) =>
    place(
      [
        form(
          '-84,0! -76,-46 -34,-78 34,-78 76,-46 84,0!',
          linear([-84, -60], [84, 0], ...tones(metal, 0.12, -0.06, 0.06, -0.3)),
          'metal relief 12',
        ),
        roundRect([-9, -100, 18, 26], 6, tone(metal, -0.16), 'metal relief 2'),
      ],
      [s * 122, cy - 178],
      { turn: s * 0.56 },
    ),
  )
  const handle = strokePath(17, tone(metal, -0.1), 'metal even relief 4')`-46,${cy - 250}
    0,${cy - 290} 46,${cy - 250}`
  const face = disc([0, cy], r - 34, [0.97, 0.015, 88], 'body relief 14')
  const marks = Array.from({ length: 12 }, (_, i): readonly Point[] => {
    const a = (i / 12) * TAU
    const w = i % 3 ? 3.5 : 6
    const [c, s] = [cos(a), sin(a)]
    return polyline(`${c * 146 - s * w},${cy + s * 146 + c * w}
        ${c * 122 - s * w},${cy + s * 122 + c * w}
        ${c * 122 + s * w},${cy + s * 122 - c * w}
        ${c * 146 + s * w},${cy + s * 146 - c * w}`)
  })
  const hand = (angle: number, length: number, w: number) =>
    place(
      [
        fillPath([0.26, 0.02, 270], 'detail relief 2')`${-w},20 ${-w * 0.8},${-length * 0.8}
          0,${-length} ${w * 0.8},${-length * 0.8} ${w},20`,
      ],
      [0, cy],
      { turn: angle },
    )
  return {
    forms: [
      ...legs,
      handle,
      ...bells,
      disc([0, cy], r, linear([-r, cy - r], [r, cy + r], ...tones(colour, 0.14, 0, -0.16)), {
        relief: 20,
      }),
      disc([0, cy], r - 24, tone(metal, 0), 'metal relief 5'),
      inside(
        face,
        many(marks, [0.26, 0.02, 270]),
        ...hand(-1.0, 84, 8),
        ...hand(0.9, 118, 6),
        line(polyline([0, cy], [60, cy + 80]), 4, [0.6, 0.2, 27], 'detail even plain'),
        disc([0, cy], 10, [0.6, 0.2, 27], 'detail plain'),
        fillPolygon([1, 0, 90], 'light plain alpha 0.3')`-170,${cy - 40} -20,${cy - 190}
          40,${cy - 190} -170,${cy + 30}`,
      ),
    ],
    stands: [
      { at: [-160, 0], radius: [30, 8] },
      { at: [160, 0], radius: [30, 8] },
    ],
  }
}
