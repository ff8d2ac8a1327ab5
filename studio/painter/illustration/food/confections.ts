import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, disc, form, inside, line, place, polygonForm, roundRect } from '../build/form'
import { strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { closedPath, ellipsePath, ribbonPath } from '../build/path'
import { cherries, strawberry } from './berries'
import { type Cook, gleam, wished } from './craft'
import { macaron } from './sweets'
import { bow } from '../build/still/bow'
import { type Item, group, many, placeItem, standing } from '../build/still/item'
import { type Point, named, pairs, polyline, triples, twoTriples } from '../../drawing/notation'

export function iceCream(cook: Cook): Item {
  const { random, tint } = cook
  const TASTES: Readonly<Record<string, Oklch>> =
    named(`strawberry: 0.8,0.11,8 chocolate: 0.42,0.07,45 matcha: 0.76,0.11,128 mango: 0.86,0.13,80
    cream: 0.96,0.025,88 blueberry: 0.66,0.1,300 mint: 0.86,0.08,165`)
  const asked = wished(cook, 'flavour')
  const all = Object.values(TASTES)
  const start = random.integer(0, all.length - 1)
  const scoops = random.integer(1, 3)
  const cone: Oklch = [0.74, 0.11, 66]
  const body = form(
    '-128,-420! 128,-420! 14,-12 0,0 -14,-12',
    linear([-128, 0], [128, 0], tone(cone, 0.08), cone, tone(cone, -0.14)),
    { relief: 16 },
  )
  const waffle = many(
    Array.from({ length: 9 }, (_, i) => i).flatMap((i) => [
      ribbonPath(polyline([-240 + i * 46, -430], [-40 + i * 46, 10]), 6, 'even'),
      ribbonPath(polyline([240 - i * 46, -430], [40 - i * 46, 10]), 6, 'even'),
    ]),
    tone(cone, -0.12),
    { alpha: 0.7 },
  )
  const ball = (x: number, y: number, c: Oklch, r: number): Form[] => {
    const skirt = Array.from({ length: 22 }, (_, i): Point => {
      const a = (i / 21) * Math.PI
      return [x - cos(a) * r * 1.06, y + r * 0.42 + sin(a) * r * 0.36 + (i % 2 ? 13 : -5)]
    })
    const dome = form(
      [
        [x - r * 1.06, y + r * 0.36],
        [x - r, y - r * 0.2],
        [x - r * 0.6, y - r * 0.82],
        [x, y - r],
        [x + r * 0.6, y - r * 0.82],
        [x + r, y - r * 0.2],
        [x + r * 1.06, y + r * 0.36],
        ...skirt.reverse(),
      ],
      radial([x - r * 0.3, y - r * 0.4], [r * 1.5, r * 1.5], tone(c, 0.07), c, tone(c, -0.09)),
      { relief: r * 0.22 },
    )
    const pits = many(
      Array.from({ length: 22 }, () =>
        ellipsePath(
          x + random.range(-r, r) * 0.85,
          y + random.range(-r, r) * 0.7,
          random.range(4, 12),
          random.range(3, 6),
          random.range(-0.4, 0.4),
        ),
      ),
      tone(c, -0.05),
      { alpha: 0.6 },
    )
    const chips =
      c[0] < 0.6 || random.chance(0.4)
        ? many(
            Array.from({ length: 12 }, () =>
              ellipsePath(
                x + random.range(-r, r) * 0.75,
                y + random.range(-r, r) * 0.6,
                9,
                5,
                random.range(0, TAU),
              ),
            ),
            c[0] < 0.6 ? [0.86, 0.05, 75] : [0.34, 0.06, 42],
            { alpha: 0.9 },
          )
        : []
    return [inside(dome, pits, chips, gleam([x - r * 0.4, y - r * 0.5], r * 0.28, r * 0.16, 0.5))]
  }
  const colourAt = (i: number): Oklch =>
    tint ??
    (asked && asked in TASTES ? tone(TASTES[asked], i * 0.02) : all[(start + i * 2) % all.length])
  const spots: readonly (readonly [number, number, number])[] =
    scoops === 1
      ? [[0, -500, 146]]
      : scoops === 2
        ? triples('0,-486,138 0,-660,124')
        : triples('-84,-500,116 84,-500,116 0,-660,118')
  const top = spots[spots.length - 1]
  const crown = random.pick([
    () => place(cherries(), [top[0], top[1] - top[2] - 10], { scale: 0.8 }),
    () => place(strawberry(random), [top[0] + 10, top[1] - top[2] - 26], { turn: 0.3 }),
    () =>
      place(
        [roundRect([-17, -150, 34, 190], 14, [0.66, 0.1, 60], { relief: 7 })],
        [top[0] + 50, top[1] - top[2] * 0.6],
        { turn: 0.5 },
      ),
  ])()
  return standing('0,-2 40,8', [
    ...(crown.length < 3 ? crown : []),
    inside(body, waffle),
    ...spots.flatMap(([x, y, r], i) => ball(x, y, colourAt(i), r)),
    ...(crown.length < 3 ? [] : crown),
  ])
}

export function donut(cook: Cook): Item {
  const { random, tint } = cook
  const k = 0.72
  const one = (glaze: Oklch): Item => {
    const dough: Oklch = [0.76, 0.115, 68]
    const R = 200
    const ring = polygonForm(
      [ellipsePath(0, -60, R, R * k), ellipsePath(0, -66, R * 0.28, R * 0.26 * k)],
      radial([-40, -120], [R * 1.3, R * 1.1], tone(dough, 0.07), dough, tone(dough, -0.12)),
      { relief: 34 },
    )
    const wavy = Array.from({ length: 30 }, (_, i): Point => {
      const a = (i / 30) * TAU
      const q = 0.9 + random.spread() * 0.045
      return [cos(a) * R * q, -76 + sin(a) * R * q * k * 0.94]
    })
    const icing = polygonForm(
      [closedPath(wavy), ellipsePath(0, -72, R * 0.34, R * 0.31 * k).reverse()],
      radial([-40, -130], [R * 1.2, R], tone(glaze, 0.08), glaze, tone(glaze, -0.06)),
      { relief: 18 },
    )
    const bits = triples('0.66,0.18,20 0.6,0.14,250 0.86,0.15,88 0.97,0.01,90').map((c, n) =>
      many(
        Array.from({ length: 12 }, (_, i) => {
          const a = random.range(0, TAU) + i
          const r = random.range(0.45, 0.82) * R
          return place(
            [roundRect([-12, -3.5, 24, 7], 3.5, [0, 0, 0])],
            [cos(a) * r, -78 + sin(a) * r * k],
            { turn: random.range(0, TAU) },
          )[0].rings[0]
        }),
        [c[0], c[1], c[2]],
        { relief: n === 9 ? 1 : 1.5 },
      ),
    )
    return standing(`0,-20 ${R * 0.94},${R * 0.6}`, [
      inside(ring),
      inside(
        icing,
        random.chance(0.7)
          ? bits
          : Array.from(
              { length: 7 },
              (_, i) =>
                strokePath(9, tone(glaze, glaze[0] > 0.6 ? -0.2 : 0.3), 'detail even plain')`
                ${-R},${-190 + i * 40} ${R},${-150 + i * 40}`,
            ),
        gleam([-90, -150], 60, 14, 0.55, -0.5),
      ),
    ])
  }
  const GLAZES: readonly Oklch[] = triples(`0.8,0.12,5 0.4,0.07,45 0.74,0.11,130 0.95,0.02,88
    0.76,0.1,300 0.84,0.13,82`)
  const start = random.integer(0, GLAZES.length - 1)
  const at = (i: number) => tint ?? GLAZES[(start + i * 2) % GLAZES.length]
  if (cook.wish.count !== null || random.chance(0.35)) return one(at(0))
  return group(
    placeItem(one(at(1)), [0, -150]),
    placeItem(one(at(0)), [-180, 40]),
    placeItem(one(at(2)), [200, 60]),
  )
}

export function macarons(cook: Cook): Item {
  const { random, tint } = cook
  const HUES: readonly Oklch[] = triples(
    `0.84,0.09,8 0.84,0.1,145 0.88,0.1,92 0.78,0.09,300 0.8,0.08,225 0.6,0.08,50 0.95,0.02,85`,
  )
  const at = (i: number, by: Random): Item =>
    placeItem(
      {
        forms: macaron(tint ?? HUES[(random.fork('hue').integer(0, 6) + i) % HUES.length], by),
        stands: [{ at: [0, 58], radius: [60, 14] }],
      },
      [0, -60],
      { scale: 1 },
    )
  if (cook.wish.count !== null) return at(0, random)
  const rows = random.pick<readonly (readonly [number, number])[]>([
    pairs('0,0 -4,-118 3,-236 -2,-354'),
    pairs('-138,0 0,0 138,0 -69,-116 69,-116 0,-232'),
    pairs('-80,-6 80,-6 0,-122 -170,50 160,60'),
  ])
  return group(
    ...rows.map(([x, y], i) => {
      const item = placeItem(at(i, random.fork(`m${i}`)), [x, y])
      return y < -20 ? { ...item, stands: [] } : item
    }),
  )
}

export function lollipop(cook: Cook): Item {
  const { random, tint } = cook
  const one = (c: Oklch, second: Oklch): Form[] => {
    const swirl = Array.from({ length: 9 }, (_, i) => {
      const spiral = Array.from({ length: 14 }, (_unused, j): Point => {
        const t = j / 13
        const a = (i / 9) * TAU + t * 2.2
        return [cos(a) * t * 170, sin(a) * t * 170]
      })
      return line(spiral, 44, second, 'detail start plain')
    })
    return [
      line('0,120 0,560', 20, [0.97, 0.01, 90], 'body even relief 5'),
      inside(
        disc([0, 0], 160, c, 'body relief 30'),
        swirl,
        gleam([-64, -76], 46, 24, 0.7, -0.7),
        gleam([80, 84], 18, 44, 0.25, -0.7),
      ),
      ...bow(0, 190, second, 0.6),
    ]
  }
  const pairs: readonly (readonly [Oklch, Oklch])[] = [
    twoTriples('0.97,0.01,90 0.62,0.2,22'),
    twoTriples('0.86,0.1,90 0.7,0.16,10'),
    twoTriples('0.9,0.06,200 0.66,0.13,240'),
    twoTriples('0.92,0.05,330 0.66,0.14,305'),
  ]
  const start = random.integer(0, 3)
  const pair = (i: number) =>
    tint ? ([[0.97, 0.01, 90], tint] as const) : pairs[(start + i) % pairs.length]
  const heads =
    cook.wish.count !== null || random.chance(0.5)
      ? [place(one(...pair(0)), [0, -560], { turn: random.range(-0.16, 0.16) })]
      : [
          place(one(...pair(1)), [-130, -520], { turn: -0.2, scale: 0.8 }),
          place(one(...pair(2)), [150, -500], { turn: 0.22, scale: 0.76 }),
          place(one(...pair(0)), [0, -560]),
        ]
  return { forms: heads.flat(), stands: [{ at: [0, 0], radius: [40, 9] }] }
}
