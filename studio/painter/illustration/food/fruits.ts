import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, ellipse, form, inside, line, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { ellipsePath, openPath, ribbonPath } from '../build/path'
import { berry, cherries, strawberry } from './berries'
import { gleam } from './craft'
import { many } from '../build/still/item'
import { type Point, polyline, triples } from '../../drawing/notation'

/** A fruit in its own space: about 200 wide, its foot at (0, 0). */
export type Fruit = (random: Random, colour: Oklch | null) => Form[]

export function leafBlade(at: Point, turn: number, scale = 1): Form[] {
  const blade = form(
    '0,0 30,-30 80,-34 124,-6 84,20 34,18',
    linear([0, -30], [0, 20], [0.68, 0.15, 138], [0.46, 0.12, 146]),
    'foliage relief 7',
  )
  return place(
    [inside(blade, line('4,0 60,-8 118,-6', 4, [0.8, 0.1, 130], 'detail plain alpha 0.7'))],
    at,
    { turn, scale },
  )
}

export const round = (outline: string, c: Oklch, relief = 34): Form =>
  form(outline, radial([-40, -130], [220, 230], tone(c, 0.11), c, tone(c, -0.13)), {
    role: 'body',
    relief,
  })

export const apple: Fruit = (random, colour) => {
  const c: Oklch =
    colour ?? random.pick<Oklch>(triples('0.52,0.21,26 0.5,0.2,22 0.74,0.17,125 0.66,0.18,40'))
  const body = round(
    '0,-176 -60,-204 -116,-160 -120,-84 -78,-14 -26,2 26,2 78,-14 120,-84 116,-160 60,-204',
    c,
  )
  const streaks = many(
    Array.from({ length: 26 }, () => {
      const x = random.range(-100, 100)
      const y = random.range(-170, -120)
      return ribbonPath(
        openPath(polyline([x * 0.5, y], [x * 0.92, y + 50], [x, y + random.range(70, 120)])),
        random.range(2, 5),
      )
    }),
    [0.82, 0.13, 75],
    { alpha: 0.28 },
  )
  const dimple = ellipse([0, -182], [44, 14], tone(c, -0.2), 'shade plain alpha 0.7 blur 7')
  return [
    inside(
      body,
      streaks,
      dimple,
      gleam([-58, -136], 20, 34, 0.8, 0.5),
      gleam([70, -40], 14, 40, 0.22, -0.4),
    ),
    line('0,-176 6,-210 22,-236', 9, [0.36, 0.06, 55], 'body'),
    ...leafBlade([10, -212], -0.35, 0.9),
  ]
}

export const orange: Fruit = (random, colour) => {
  const c: Oklch = colour ?? [0.75, 0.17, 60]
  const body = round(
    '0,-204 -74,-186 -112,-120 -108,-60 -66,-10 0,2 66,-10 108,-60 112,-120 74,-186',
    c,
  )
  const pores = many(
    Array.from({ length: 120 }, () => {
      const a = random.range(0, TAU)
      const r = Math.sqrt(random.next()) * 96
      return ellipsePath(cos(a) * r, -100 + sin(a) * r, 2.2, 1.8)
    }),
    tone(c, -0.1),
    { alpha: 0.55 },
  )
  const navel = form('-12,-190 0,-198 12,-190 8,-182 -8,-182', [0.5, 0.1, 130], 'detail relief 3')
  return [
    inside(body, pores, navel, gleam([-46, -146], 24, 16, 0.8, -0.6)),
    ...leafBlade([4, -192], -0.5, 0.8),
  ]
}

/** The cut face of a citrus: peel, pith, segments. */
export function citrusFace([x, y]: Point, rx: number, ry: number, c: Oklch): Form[] {
  const at = (r: number, a: number): Point => [x + cos(a) * rx * r, y + sin(a) * ry * r]
  const segments = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * TAU
    return form(
      [
        at(0.1, a + 0.35),
        at(0.5, a + 0.09),
        at(0.82, a + 0.13),
        at(0.87, a + 0.35),
        at(0.82, a + 0.57),
        at(0.5, a + 0.61),
      ],
      tone(c, 0.07),
      'detail plain relief 3',
    )
  })
  return [
    inside(
      ellipse([x, y], [rx, ry], c, { relief: 4 }),
      ellipse([x, y], [rx * 0.93, ry * 0.93], [0.96, 0.04, 90], 'detail plain'),
      segments,
      gleam([x - rx * 0.3, y - ry * 0.35], rx * 0.28, ry * 0.12, 0.6),
    ),
  ]
}

export const orangeHalf: Fruit = (_random, colour) =>
  citrusFace([0, -96], 98, 94, colour ?? [0.78, 0.17, 62])

export const lemon: Fruit = (random, colour) => {
  const c: Oklch = colour ?? [0.88, 0.16, 98]
  const body = round(
    '-138,-72 -110,-86 -84,-132 -20,-152 46,-144 92,-104 118,-82 140,-76 134,-54 104,-40 60,-6 0,2 -60,-10 -104,-48 -130,-56',
    c,
    28,
  )
  const pores = many(
    Array.from({ length: 80 }, () =>
      ellipsePath(random.range(-100, 100), random.range(-130, -20), 2.2, 1.8),
    ),
    tone(c, -0.1),
    { alpha: 0.45 },
  )
  return [inside(body, pores, gleam([-40, -112], 34, 14, 0.75, -0.35))]
}

export const peach: Fruit = (random, colour) => {
  const c: Oklch = colour ?? [0.84, 0.1, 42]
  const body = round(
    '0,-196 -70,-196 -118,-140 -114,-66 -64,-8 4,8 70,-10 116,-70 112,-144 66,-196 12,-204',
    c,
  )
  const blush = ellipse([44, -110], [90, 96], [0.66, 0.18, 14], 'detail plain alpha 0.6 blur 40')
  const cleft = strokePath(7, tone(c, -0.17), 'detail plain alpha 0.6 blur 2')`6,-200 -26,-150
    -34,-90 -14,-20`
  return [
    ...leafBlade([-6, -190], Math.PI + 0.5, 0.9),
    inside(body, blush, cleft, gleam([-62, -136], 22, 30, 0.5, 0.4)),
    ...leafBlade([8, -196], -0.5, random.range(0.9, 1.1)),
  ]
}

export const pear: Fruit = (_random, colour) => {
  const c: Oklch = colour ?? [0.82, 0.14, 108]
  return [
    inside(
      round(
        '0,-280 -40,-262 -58,-200 -104,-130 -110,-60 -64,-6 0,4 64,-6 110,-60 104,-130 58,-200 40,-262',
        c,
      ),
      gleam([-48, -110], 20, 44, 0.7, 0.25),
    ),
    line('0,-276 6,-310 20,-330', 9, [0.36, 0.06, 55], 'body'),
    ...leafBlade([8, -290], -0.2, 0.8),
  ]
}

export const grapes: Fruit = (random, colour) => {
  const c: Oklch = colour ?? random.pick<Oklch>(triples('0.38,0.12,325 0.36,0.1,300 0.76,0.14,122'))
  const rows = [5, 5, 4, 4, 3, 2, 1]
  const balls = rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i) =>
      place(berry(30, tone(c, random.range(-0.03, 0.04))), [
        (i - (n - 1) / 2) * 47 + random.spread() * 6,
        -296 + row * 42 + random.spread() * 6,
      ]),
    ),
  )
  return [
    line('0,-290 4,-330 -14,-372', 10, [0.46, 0.07, 80], 'body'),
    ...leafBlade([0, -338], -0.5, 1.1),
    ...leafBlade([-4, -334], Math.PI + 0.3, 1),
    ...balls.flat(),
  ]
}

/** One to three that hang together. */
const bananas =
  (count: number): Fruit =>
  (random, colour) => {
    const c: Oklch = colour ?? [0.88, 0.155, 96]
    const one = (turn: number, by: number) =>
      place(
        [
          inside(
            form(
              '-170,-150! -150,-168 -130,-120 -70,-66 20,-48 110,-70 160,-120 178,-116 176,-84 120,-14 20,18 -80,-2 -150,-70',
              linear([0, -140], [0, 10], tone(c, 0.05 + by), tone(c, by), tone(c, by - 0.1)),
              { relief: 14 },
            ),
            strokePath(6, tone(c, -0.1), 'detail plain alpha 0.6')`-146,-118 -84,-44 20,-18 110,-36
              160,-92`,
            gleam([-60, -50], 50, 7, 0.5, 0.4),
          ),
          form('-172,-150 -178,-196 -154,-198 -148,-160', [0.5, 0.09, 90], { relief: 3 }),
          form('170,-116 184,-122 184,-96 174,-86', [0.32, 0.05, 60], 'detail plain'),
        ],
        [0, 0],
        { turn },
      )
    const turns = [-0.34, -0.12, 0.1 + random.spread() * 0.04]
    return turns.slice(-count).flatMap((turn, i) => one(turn, 0.02 - 0.035 * (count - 1 - i)))
  }

export const banana = bananas(1)
export const bananaBunch = bananas(3)

export const melonSlice: Fruit = (random, colour) => {
  const red: Oklch = colour ?? [0.62, 0.2, 20]
  const rind = fillPath([0.42, 0.12, 145], { relief: 10 })`-220,-200! 220,-200! 190,-80 100,-8 0,8
    -100,-8 -190,-80`
  const white = fillPath([0.92, 0.08, 120], 'detail plain')`-200,-200! 200,-200! 172,-92 92,-30
    0,-16 -92,-30 -172,-92`
  const flesh = form(
    '-184,-200! 184,-200! 156,-100 84,-46 0,-34 -84,-46 -156,-100',
    radial([0, -220], [200, 200], tone(red, 0.1), red, tone(red, -0.03)),
    'detail relief 8',
  )
  const seeds = many(
    Array.from({ length: 14 }, (_, i) => {
      const a = 0.3 + (i / 13) * (Math.PI - 0.6)
      const r = i % 2 ? 100 : 128
      return ellipsePath(cos(a) * r, -196 + sin(a) * r * 0.94, 5, 9, Math.PI / 2 - a + Math.PI)
    }),
    [0.2, 0.02, 40],
    { alpha: 0.95 },
  )
  return place([inside(rind, white, flesh, seeds, gleam([-80, -180], 70, 9, 0.3, 0))], [0, 0], {
    turn: random.spread() * 0.14,
  })
}

export const melon: Fruit = (random) => {
  const c: Oklch = [0.5, 0.13, 142]
  const body = round(
    '0,-300 -110,-284 -178,-200 -184,-130 -140,-40 -60,4 60,4 140,-40 184,-130 178,-200 110,-284',
    c,
    44,
  )
  const stripes = [-0.8, -0.42, 0, 0.42, 0.8].map(
    (u) =>
      strokePath(30 - Math.abs(u) * 10, [0.32, 0.09, 148], 'detail soft plain alpha 0.85')`
      ${u * 40},-302 ${u * 150 + random.spread() * 10},-240 ${u * 196 + random.spread() * 8},-150
      ${u * 150},-50 ${u * 40},6`,
  )
  return [
    inside(body, stripes, gleam([-90, -220], 28, 46, 0.5, 0.5)),
    line('0,-296 10,-326 34,-330', 10, [0.5, 0.1, 130], 'foliage'),
  ]
}

export const cherryPair: Fruit = () => place(cherries(), [0, -100], { scale: 1.6 })
export const strawberryUp: Fruit = (random, colour) =>
  place(strawberry(random, colour ?? undefined), [0, -110], {
    scale: 1.75,
    turn: random.spread() * 0.3,
  })
