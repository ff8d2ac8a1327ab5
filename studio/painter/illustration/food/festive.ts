import { TAU, cos, sin } from '../../../lib/maths'
import { type Form, disc, ellipse, form, inside, place, polygonForm } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone, tones } from '../build/fill'
import type { LookText } from '../build/look'
import { lathe, mattMaterial } from '../build/lathe'
import { ellipsePath, openPath, ribbonPath } from '../build/path'
import { type Cook, gleam } from './craft'
import { plate } from './ware'
import { bow } from '../build/still/bow'
import { type Item, group, many, placeItem, standing } from '../build/still/item'
import { type Point, type Triple, polyline, triples } from '../../drawing/notation'

export function mooncake(cook: Cook): Item {
  const { random, tint, tilt } = cook
  const c: Oklch =
    tint ??
    random.pick<Oklch>(
      triples(`0.66,0.13,58 0.66,0.13,58 0.6,0.12,52 0.68,0.12,62 0.64,0.14,56 0.92,0.03,85 0.76,0.1,130
      0.72,0.08,310`),
    )
  const cake = (at: Point, cut: boolean): Item => {
    const [R, h] = [190, 110]
    const rise = Math.sqrt(1 - tilt * tilt)
    const y = -h * rise
    const scallop = (r: number, dy: number): Point[] =>
      Array.from({ length: 96 }, (_, i): Point => {
        const a = (i / 96) * TAU
        const q = 1 + 0.035 * cos(a * 16)
        return [cos(a) * r * q, dy + sin(a) * r * q * tilt]
      })
    const side = lathe(
      [0, 0],
      polyline([R * 0.97, 0], [R, 16], [R, h]),
      mattMaterial(tone(c, -0.04), 0.06),
      { tilt, hard: true },
    )
    const flutes = many(
      Array.from({ length: 15 }, (_, i) => {
        const a = ((i + 0.5) / 15) * Math.PI
        const x = cos(a) * R
        const fy = sin(a) * R * tilt
        return ribbonPath(polyline([x, y + fy + 4], [x, fy - 6]), 6 * (0.3 + sin(a)), 'even')
      }),
      tone(c, -0.18),
      { alpha: 0.45 },
    )
    const top = polygonForm(
      [scallop(R, y)],
      radial([-50, y - 30], [R * 1.3, R * 1.2 * tilt], ...tones(c, 0.09, 0.02, -0.05)),
      { relief: 12 },
    )
    const at2 = (u: number, v: number): Point => [u * R, y + v * R * tilt]
    const ringAt = (r: number, w: number) =>
      polygonForm(
        [
          ellipsePath(0, y, R * r, R * r * tilt),
          ellipsePath(0, y, R * (r - w), R * (r - w) * tilt),
        ],
        tone(c, 0.08),
        'detail plain relief 3',
      )
    // a ring of eight leaves, from one reach to another
    const whorl = (start: number, [from, middle, to]: Triple, half: number, look: LookText) =>
      Array.from({ length: 8 }, (_, i) => {
        const a = ((i + start) / 8) * TAU
        const p = (r: number, da: number): Point => at2(cos(a + da) * r, sin(a + da) * r)
        return form([p(from, 0), p(middle, -half), p(to, 0), p(middle, half)], tone(c, 0.07), look)
      })
    const petals = whorl(0, [0.16, 0.4, 0.66], 0.3, 'detail plain relief 4')
    const leaves = whorl(0.5, [0.5, 0.62, 0.76], 0.14, 'detail plain relief 3')
    const wedge = cut
      ? [
          polygonForm(
            [[at2(0, 0), at2(0.98, 0.28), at2(0.86, 0.5), at2(0.6, 0.82), at2(0.34, 0.96)]],
            tone(c, -0.3),
            'shade plain',
          ),
          polygonForm(
            [[at2(0, 0), at2(0.34, 0.96), [0.34 * R, 0.96 * R * tilt], [0, -4]]],
            [0.3, 0.05, 40],
            'body plain',
          ),
          polygonForm(
            [[at2(0, 0), at2(0.98, 0.28), [0.98 * R, 0.28 * R * tilt], [0, -4]]],
            [0.36, 0.06, 40],
            'body plain',
          ),
          disc([30, y * 0.5 + 8], 34, [0.76, 0.17, 64], 'body relief 9'),
        ]
      : []
    return placeItem(
      standing(`0,0 ${R},${R * tilt}`, [
        inside(side, flutes),
        inside(
          top,
          ringAt(0.9, 0.05),
          petals,
          leaves,
          disc(at2(0, 0), 20, tone(c, 0.08), 'detail relief 5'),
          gleam(at2(-0.4, -0.5), 60, 14, 0.35, -0.2),
        ),
        ...wedge,
      ]),
      at,
    )
  }
  if (cook.wish.count !== null || random.chance(0.25)) return cake([0, 0], false)
  const ware = plate({ ...cook, random: random.fork('plate') }, 470, 30)
  return group(
    { forms: ware.forms, stands: ware.stands },
    cake([-150, -70], false),
    cake([160, -60], false),
    cake([0, 60], random.chance(0.4)),
  )
}

export function zongzi(cook: Cook): Item {
  const { random } = cook
  const green: Oklch = cook.tint ?? [0.5, 0.1, 135]
  const wrapped = (): Form[] => {
    const left = form(
      '0,-250! -70,-160 -190,-30! -120,-6 0,6! 20,-120',
      linear([-190, -30], [20, -100], ...tones(green, 0.12, 0.02)),
      'foliage relief 12',
    )
    const right = form(
      '0,-250! 80,-160 190,-36! 120,-6 0,6! 20,-120',
      linear([0, -100], [190, -30], ...tones(green, 0.02, -0.12)),
      'foliage relief 12',
    )
    const veins = (s: number) =>
      many(
        Array.from({ length: 7 }, (_, i) =>
          ribbonPath(
            openPath(`${s * (6 + i * 6)},${-236 + i * 6} ${s * (30 + i * 18)},${-140 + i * 6}
              ${s * (20 + i * 26)},0`),
            2.4,
          ),
        ),
        tone(green, -0.14),
        { alpha: 0.5 },
      )
    const cord = [-150, -96].flatMap((y) => [
      strokePath(12, [0.86, 0.06, 80], 'detail even relief 3')`${-74 - (y + 150) * 0.9},${y + 16}
        0,${y + 30} ${78 + (y + 150) * 0.9},${y + 10}`,
    ])
    return [
      inside(left, veins(-1)),
      inside(right, veins(1)),
      ...cord,
      ...bow(6, -118, [0.84, 0.07, 78], 0.34),
    ]
  }
  const open = (): Form[] => [
    ...place(
      [
        fillPath(tone(green, 0.02), 'foliage relief 8')`-200,20 -120,-40 0,-20 120,-44 210,10 130,50
          0,34 -130,54`,
      ],
      [0, -30],
    ),
    inside(
      form(
        '0,-220! 60,-130 140,-30 90,0 -90,0 -140,-30 -60,-130',
        radial([-30, -120], [190, 190], [0.95, 0.03, 84], [0.88, 0.06, 76], [0.74, 0.08, 66]),
        { relief: 20 },
      ),
      many(
        Array.from({ length: 70 }, () =>
          ellipsePath(random.range(-110, 110), random.range(-170, -10), 9, 5, random.range(0, TAU)),
        ),
        [0.98, 0.015, 88],
        { alpha: 0.6 },
      ),
      ellipse([10, -70], [34, 28], [0.42, 0.15, 25], 'detail relief 8'),
      gleam([0, -80], 10, 5, 0.7),
    ),
  ]
  const item = (forms: Form[]): Item => ({ forms, stands: [{ at: [0, -6], radius: [150, 22] }] })
  if (cook.wish.count !== null) return item(wrapped())
  return group(
    placeItem(item(wrapped()), [-130, -50]),
    placeItem(item(wrapped()), [140, -40], { flip: true }),
    placeItem(item(random.chance(0.6) ? open() : wrapped()), [10, 50]),
  )
}
