import { TAU } from '../../../lib/maths'
import { type Form, disc, form, inside, line, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { arcPath, ellipsePath } from '../build/path'
import { berry } from './berries'
import { type Cook, blob, gleam, under, wished } from './craft'
import { citrusFace } from './fruits'
import { plate } from './ware'
import { type Item, many } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Point, polyline, triples } from '../../drawing/notation'
import { type Random, pointsAt } from '../../geometry'

export function steak(cook: Cook): Item {
  const { random, tilt } = cook
  const ware = plate(
    {
      ...cook,
      ware:
        cook.namedWare ?? random.pick<Oklch>(triples('0.95,0.012,85 0.3,0.015,260 0.9,0.02,75')),
    },
    430,
  )
  const y = ware.content.y
  const outline: readonly Point[] =
    polyline(`-230,${y - 20} -190,${y - 100 * tilt * 1.4} -60,${y - 130} 90,${y - 120}
      200,${y - 70} 214,${y + 20} 120,${y + 70} -20,${y + 60} -140,${y + 70}`)
  const low = outline.map(([x, py]): Point => [x, py + 26])
  const meat: Oklch = [0.36, 0.075, 38]
  const grill = Array.from({ length: 7 }, (_, i) =>
    line(polyline([-260 + i * 76, y + 90], [-160 + i * 76, y - 150]), 17, [0.2, 0.035, 40], {
      role: 'detail',
      pressure: 'even',
      plain: true,
      alpha: 0.75,
      blur: 2,
    }),
  )
  const fat = many(
    Array.from({ length: 20 }, () =>
      ellipsePath(
        random.range(-200, 180),
        y + random.range(-100, 50),
        random.range(10, 34),
        3,
        random.range(-0.5, 0.5),
      ),
    ),
    [0.62, 0.08, 45],
    { alpha: 0.5 },
  )
  const herb = Array.from({ length: 9 }, (_, i) =>
    place(
      [form('0,0 14,-5 34,-3 40,0 34,4 14,5', [0.5, 0.1, 140], 'foliage relief 2')],
      [-40 + i * 17, y - 60 - i * 6],
      { turn: i % 2 ? -1.3 : 0.6 },
    ),
  ).flat()
  const butter = inside(
    form(`-30,${y - 34}! 34,${y - 44}! 44,${y - 4}! -20,${y + 8}!`, [0.93, 0.1, 95], { relief: 7 }),
    gleam([0, y - 30], 18, 6, 0.7),
  )
  const sides = [
    ...[0, 1, 2].flatMap((i) =>
      place(
        [
          inside(
            form('0,0 -16,-60 0,-76 16,-60', [0.62 + i * 0.02, 0.15, 140], 'foliage relief 5'),
          ),
        ],
        [-210 + i * 34, y - 96 - i * 8],
        { turn: -0.5 + i * 0.2, scale: 1.1 },
      ),
    ),
    ...[0, 1, 2].flatMap((i) =>
      place(berry(30, [0.58, 0.21, 28]), [196 + i * 40, y - 96 + i * 34]),
    ),
  ]
  return {
    forms: [
      ...ware.forms,
      ...sides,
      under(low, 8, 12, 0.5),
      form(low, tone(meat, -0.1), { relief: 10 }),
      inside(
        form(outline, radial([-40, y - 60], [320, 200], tone(meat, 0.1), meat, tone(meat, -0.08)), {
          relief: 16,
        }),
        fat,
        grill,
        gleam([-110, y - 80], 70, 12, 0.35, -0.3),
      ),
      butter,
      line(polyline([-46, y - 56], [110, y - 112]), 5, [0.42, 0.07, 100], 'foliage'),
      ...herb,
    ],
    stands: ware.stands,
    lights: steam([0, y - 60], 170, random.fork('steam'), 3),
  }
}

export function fishDish(cook: Cook): Item {
  const { random, tilt } = cook
  const red = random.chance(0.5)
  const ware = plate({ ...cook, ware: cook.namedWare ?? [0.95, 0.012, 85] }, 440)
  const y = ware.content.y
  const skin: Oklch = cook.tint ?? (red ? [0.52, 0.13, 42] : [0.76, 0.03, 240])
  const sauce = form(
    blob([0, y + 16], 360, 230 * tilt, random, 0.05),
    red ? [0.42, 0.14, 36] : [0.62, 0.1, 65],
    'body plain relief 8 alpha 0.75',
  )
  const fish = form(
    `-350,${y - 6} -290,${y - 70} -150,${y - 116} 40,${y - 106} 200,${y - 50} 270,${y - 30} 360,${y - 92}! 340,${y - 10} 366,${y + 56}! 270,${y + 12} 180,${y + 44} 20,${y + 74} -170,${y + 70} -300,${y + 40}`,
    linear([0, y - 116], [0, y + 74], tone(skin, 0.12), skin, tone(skin, -0.12)),
    { relief: 22 },
  )
  const scales = many(
    Array.from({ length: 60 }, (_, i) => {
      const [cx, cy] = [
        -170 + (i % 12) * 34 + (Math.floor(i / 12) % 2) * 17,
        y - 70 + Math.floor(i / 12) * 26,
      ]
      return [...arcPath(cx, cy, 14, 12, -1.3, 1.3), ...arcPath(cx, cy, 11, 10, 1.3, -1.3)]
    }),
    tone(skin, -0.16),
    { alpha: 0.4 },
  )
  const cuts = [-110, -10, 90].map((x) =>
    form(pointsAt([x, y], 1, '-12,-90 24,-30 20,40 -6,-24'), [0.95, 0.03, 70], 'detail relief 5'),
  )
  const gill = strokePath(8, tone(skin, -0.2), 'detail plain alpha 0.7')`-230,${y - 82}
    -206,${y - 20} -232,${y + 50}`
  const fin = fillPath(tone(skin, -0.08), 'body relief 5')`-60,${y - 112} 20,${y - 150}
    110,${y - 120} 130,${y - 84}`
  const eye = [
    disc([-286, y - 30], 15, [0.96, 0.02, 90], 'eye relief 3'),
    disc([-286, y - 30], 8, [0.14, 0.02, 260], 'pupil plain'),
  ]
  const shreds = Array.from({ length: 14 }, (_, i) =>
    line(
      `${-120 + i * 18},${y - 96 + random.range(-8, 20)}
        ${-100 + i * 18},${y - 60 + random.range(-10, 20)}
        ${-80 + i * 18},${y - 30 + random.range(-10, 20)}`,
      9,
      i % 3 === 0 ? [0.58, 0.2, 28] : [0.72, 0.17, 134],
      'foliage soft relief 2',
    ),
  )
  const lemons = [0, 1].flatMap((i) =>
    citrusFace([250 + i * 46, y + 84 + i * 6], 52, 52 * Math.max(0.5, tilt), [0.88, 0.16, 98]),
  )
  return {
    forms: [
      ...ware.forms,
      sauce,
      fin,
      under(polyline([-320, y + 30], [0, y + 80], [270, y + 20], [0, y + 20]), 4, 10, 0.5),
      inside(fish, scales, cuts, gill, gleam([-60, y - 84], 150, 11, 0.35, 0)),
      ...eye,
      ...shreds,
      ...lemons,
    ],
    stands: ware.stands,
    lights: steam([0, y - 60], 190, random.fork('steam'), 4),
  }
}

export function skewers(cook: Cook): Item {
  const { random } = cook
  const spicy = wished(cook, 'flavour') === 'spicy'
  const one = (kind: number, r: Random): Form[] => {
    const stick = line('0,60 0,-680', 11, [0.82, 0.07, 76], 'body even relief 3')
    const bits = Array.from({ length: kind === 1 ? 4 : 6 }, (_, i): Form[] => {
      const y = -110 - i * (kind === 1 ? 138 : 92)
      if (kind === 1)
        return [
          inside(
            disc(
              [0, y],
              66,
              radial([-20, y - 22], [84, 84], [0.62, 0.21, 28], [0.52, 0.21, 26], [0.4, 0.18, 24]),
              { relief: 17 },
            ),
            gleam([-24, y - 28], 18, 11, 0.95),
          ),
        ]
      if (kind === 2 && i % 2)
        return [
          inside(
            form(blob([0, y], 62, 34, r, 0.12), i % 4 === 1 ? [0.6, 0.16, 140] : [0.62, 0.2, 30], {
              relief: 9,
            }),
            gleam([-20, y - 12], 20, 5, 0.5),
          ),
        ]
      const meat: Oklch = [0.46, 0.105, 38]
      const outline = blob([0, y], 66, 44, r, 0.14)
      return [
        inside(
          form(
            outline,
            radial([-16, y - 14], [84, 60], tone(meat, 0.12), meat, tone(meat, -0.12)),
            { relief: 11 },
          ),
          many(
            Array.from({ length: 10 }, () =>
              ellipsePath(r.range(-50, 50), y + r.range(-30, 30), r.range(3, 6), 3),
            ),
            spicy ? [0.58, 0.2, 30] : [0.3, 0.05, 40],
            { alpha: 0.8 },
          ),
          many(
            Array.from({ length: 9 }, () =>
              ellipsePath(r.range(-50, 50), y + r.range(-30, 30), 4, 2.2, r.range(0, TAU)),
            ),
            [0.92, 0.05, 84],
          ),
          gleam([-22, y - 18], 22, 6, 0.45),
        ),
      ]
    })
    return [stick, ...bits.flat()]
  }
  const hawthorn = cook.wish.id === 'tanghulu'
  const count = Math.min(4, cook.wish.count ?? 3)
  const kind = hawthorn ? 1 : random.pick([0, 2])
  const shown = Array.from({ length: count }, (_, i) =>
    place(one(kind, random.fork(`stick ${i}`)), [(i - (count - 1) / 2) * 170, i * 10], {
      turn: (i - (count - 1) / 2) * 0.09,
    }),
  )
  return {
    forms: shown.flat(),
    stands: [{ at: [0, -10], radius: [70 + count * 70, 16] }],
    lights: hawthorn ? [] : steam([0, -560], 150, random.fork('steam'), 3),
  }
}
