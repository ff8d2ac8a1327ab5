import { type Oklch, mixColour } from '../../colour'
import { polyline, triples } from '../../drawing/notation'
import { type Form, disc, ellipse, form, inside, line, mirrored } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, radial, tone } from '../build/fill'
import { dragonfly } from '../plants/dragonfly'
import type { Creature, Hide } from './creature'

const FORE =
  '14,-84! 70,-210 200,-326 360,-372 440,-340! 452,-250 420,-120 330,-26 200,12 60,10 14,-20!'
const HIND =
  '14,-14! 120,2 250,10 344,60 366,150 330,232 276,262! 284,330 262,402 236,402 228,332 206,276! 120,262 52,170 16,70!'
/** The dark rims of both, with scallops towards the middle. */
const FORE_RIM =
  '360,-372 440,-340! 452,-250 420,-120 330,-26 250,2! 292,-70 330,-130 322,-176! 366,-196 384,-250 366,-286! 380,-320 340,-346 280,-352!'
const HIND_RIM =
  '300,26 344,60 366,150 330,232 276,262! 284,330 262,402 236,402 228,332 206,276! 120,262 70,200! 130,226 176,212 196,186! 232,206 268,170 270,140! 306,136 316,86 300,26!'
const VEINS = [
  '20,-70 150,-190 330,-300',
  '20,-60 170,-130 360,-180',
  '20,-50 160,-70 320,-76',
  '20,0 140,60 290,110',
  '20,10 110,110 210,220',
  '20,24 70,120 110,220',
]

/** 五颜六色 */
const FORE_HUES = triples(
  `0.88,0.16,95 0.68,0.21,5 0.55,0.18,265`,
) as readonly Oklch[] as readonly [Oklch, Oklch, Oklch]
const HIND_HUES = triples(
  `0.85,0.17,130 0.72,0.13,200 0.58,0.19,310`,
) as readonly Oklch[] as readonly [Oklch, Oklch, Oklch]

/** Wings spread, seen from above; a dark body between them. */
export function butterfly({ base, lit, hasManyHues }: Hide): Form[] {
  const isDark = base[0] < 0.4
  const rim: Oklch = isDark ? tone(base, 0.22) : mixColour(lit([0.24, 0.03, 280]), base, 0.12)
  const pale = lit(isDark ? [0.82, 0.12, 85] : [0.97, 0.02, 95])
  const inner = tone(base, 0.1)
  const [fore, hind]: readonly (readonly [Oklch, Oklch, Oklch])[] = hasManyHues
    ? [FORE_HUES, HIND_HUES]
    : [
        [inner, base, tone(base, -0.07)],
        [inner, base, tone(base, -0.07)],
      ]
  const wing = (
    outline: string,
    edge: string,
    fill: readonly [Oklch, Oklch, Oklch],
    [x, y, r]: readonly [number, number, number],
  ) =>
    inside(
      form(outline, radial([0, 0], [420, 420], ...fill), 'petal relief 16'),
      ...VEINS.map((vein) => line(vein, 5, tone(rim, 0.05), 'detail end plain alpha 0.7')),
      form(edge, rim, 'petal plain'),
      ellipse([x, y], [r, r * 0.8], tone(fill[0], 0.04), 'petal plain alpha 0.75'),
    )
  const dots = triples(`404,-300,13 416,-236,12 398,-172,11 362,-112,10 326,74,11 330,132,12
    304,188,12`)
  const side = [
    wing(HIND, HIND_RIM, hind, [120, 90, 46]),
    disc([196, 236], 20, lit([0.62, 0.17, 35]), 'petal plain'),
    wing(FORE, FORE_RIM, fore, [150, -150, 62]),
    ...dots.map(([x, y, r]) => disc([x, y], r, pale, 'petal plain')),
    line(polyline([8, -150], [44, -230], [92, -286]), 8, rim, 'body even'),
    disc([95, -290], 12, rim, 'body'),
  ]
  const dark = lit([0.26, 0.03, 60])
  return [
    ...side,
    ...mirrored(side),
    fillPath(linear([-24, 0], [24, 0], tone(dark, 0.12), dark), 'body relief 8')`0,-96 22,-80 24,-20
      18,70 8,170 0,196 -8,170 -18,70 -24,-20 -22,-80`,
    ...[0, 40, 80, 118].map((y) =>
      line(`-17,${y} 0,${y + 7} 17,${y}`, 5, tone(dark, 0.14), 'detail plain'),
    ),
    ellipse([0, -66], [30, 46], linear([-30, 0], [30, 0], tone(dark, 0.14), dark), 'body relief 8'),
    disc([0, -130], 25, dark, 'body relief 6'),
  ]
}

export const BUTTERFLIES = {
  butterfly: {
    words: '蝴蝶 彩蝶 花蝴蝶 粉蝶 凤蝶 帝王蝶 butterfly butterflies',
    colours: triples('0.72,0.16,58 0.6,0.15,250 0.86,0.14,92 0.7,0.15,340 0.62,0.15,300'),
    ...{ size: [910, 800], foot: 402, middle: 0, on: 'leaf', shadow: 2, draw: butterfly },
  },
  dragonfly: {
    words: '蜻蜓 红蜻蜓 小蜻蜓 豆娘 dragonfly',
    colours: triples('0.6,0.19,28 0.55,0.13,235 0.6,0.13,165'),
    ...{ size: [800, 580], foot: 460, middle: 0, on: 'leaf', shadow: 2 },
    draw: ({ base }) => dragonfly(2, base),
  },
} as const satisfies Readonly<Record<string, Creature>>
