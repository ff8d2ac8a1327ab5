import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Oklch, mixColour } from '../../colour'
import { type Form, disc, ellipse, form, inside, line, mirrored, place } from '../build/form'
import { strokePath } from '../build/outlines'
import { linear, radial, tone } from '../build/fill'
import { LEAF, STEM } from './plant'
import { type Point, readOutline, triples } from '../../drawing/notation'
import { named } from '../../parts'

/** Heads of flowers about (0, 0), `r` their radius; all look up at us a little. */
export type Blossom = (r: number, colour: Oklch, random: Random) => Form[]

/** Rings of petals of a rose, from the outside: how many, how far out, how large. */
const ROSE_RINGS = triples('6,0.6,0.48 4,0.4,0.46 3,0.2,0.36')

export const rose: Blossom = (r, colour, random) => {
  const turn = random.range(0, TAU)
  const petals = ROSE_RINGS.flatMap(([count, out, size], ring) =>
    Array.from({ length: count }, (_, i) => {
      const angle = turn + ring * 0.5 + (i / count) * TAU + random.spread() * 0.12
      const at: Point = [cos(angle) * r * out, sin(angle) * r * out * 0.94]
      const fill = radial(
        [at[0] * 0.1, at[1] * 0.1],
        [r * (out + size * 0.9), r * (out + size * 0.9)],
        tone(colour, -0.22),
        tone(colour, -0.1 + ring * 0.018),
        tone(colour, 0.05 + ring * 0.018),
      )
      return ellipse(at, [r * size, r * size * 0.92], fill, {
        role: 'petal',
        turn: angle,
        // within, fills alone turn them: relief there is hardly seen, and costs most
        ...(ring === 0 && { relief: r * 0.03 }),
      })
    }),
  )
  const curl = (k: number, from: number): Form =>
    line(
      Array.from({ length: 7 }, (_, i): Point => {
        const angle = turn + from + i * 0.42
        return [cos(angle) * r * k, sin(angle) * r * k]
      }),
      r * 0.05,
      tone(colour, -0.24),
      'detail',
    )
  return [
    disc([0, 0], r * 0.86, tone(colour, -0.16), 'petal'),
    ...petals,
    inside(
      disc([0, 0], r * 0.2, tone(colour, -0.05), { role: 'petal', relief: r * 0.03 }),
      curl(0.1, 0),
    ),
    curl(0.27, 2),
    curl(0.2, 4.4),
  ]
}

/** A tulip from the side: a cup of three petals before two. */
export const tulip: Blossom = (r, colour) => {
  const shaded = (by: number) =>
    linear([0, -r], [0, r], tone(colour, 0.09 + by), tone(colour, by), tone(colour, by - 0.12))
  const at = (outline: string) =>
    readOutline(outline).map(({ x, y, corner }) => ({ x: x * r, y: y * r, corner }))
  const back = form(at('0,0.9 -0.62,0.4 -0.5,-0.5 -0.3,-1! 0.1,-0.3'), shaded(-0.09), 'petal')
  const side = form(
    at('0,1 -0.72,0.56 -0.82,-0.2 -0.66,-0.94! -0.26,-0.5 -0.06,0.3'),
    shaded(-0.02),
    { role: 'petal', relief: r * 0.08 },
  )
  const front = form(at('0,1.02 -0.5,0.6 -0.5,-0.2 0,-0.86! 0.5,-0.2 0.5,0.6'), shaded(0.04), {
    role: 'petal',
    relief: r * 0.1,
  })
  const veins = [-0.2, 0, 0.2].map((x) =>
    line(at(`${x},0.7 ${x * 1.2},0 ${x * 0.4},-0.6`), r * 0.035, tone(colour, -0.12), 'detail'),
  )
  return [back, ...mirrored([back]), side, ...mirrored([side]), inside(front, ...veins)]
}

const rays = (r: number, count: number, width: number, turn: number, colour: Oklch): Form[] =>
  Array.from({ length: count }, (_, i) => {
    const petal = form(
      `0,${-r * 0.2} ${width},${-r * 0.66} 0,${-r}! ${-width},${-r * 0.66}`,
      linear([0, -r * 0.3], [0, -r], tone(colour, -0.12), colour, tone(colour, 0.04)),
      'petal',
    )
    return place([petal], [0, 0], { turn: turn + (i / count) * TAU })[0] ?? petal
  })

export const sunflower: Blossom = (r, colour, random) => {
  const turn = random.range(0, 1)
  const brown: Oklch = [0.36, 0.07, 50]
  const seeds = Array.from({ length: 54 }, (_, i) => {
    const angle = i * 2.39996
    const out = r * 0.4 * Math.sqrt((i + 0.5) / 54)
    return disc(
      [cos(angle) * out, sin(angle) * out],
      r * 0.026,
      i % 3 ? [0.52, 0.09, 60] : [0.66, 0.12, 72],
      'detail',
    )
  })
  return [
    ...rays(r, 17, r * 0.15, turn + 0.18, tone(colour, -0.1)),
    ...rays(r * 0.95, 15, r * 0.16, turn, colour),
    ...named(
      'flower-centre',
      inside(
        disc(
          [0, 0],
          r * 0.45,
          radial([0, 0], [r * 0.45, r * 0.45], tone(brown, -0.06), brown, tone(brown, 0.1)),
          { role: 'body', relief: r * 0.05 },
        ),
        ...seeds,
      ),
    ),
  ]
}

export const daisy: Blossom = (r, colour, random) => [
  ...rays(r, 13, r * 0.15, random.range(0, 1), tone(colour, -0.05)),
  ...rays(r * 0.93, 11, r * 0.15, random.range(0, 1), colour),
  ...named(
    'flower-centre',
    disc(
      [0, 0],
      r * 0.26,
      radial([-r * 0.06, -r * 0.08], [r * 0.3, r * 0.3], [0.9, 0.14, 95], [0.76, 0.15, 75]),
      { role: 'body', relief: r * 0.06 },
    ),
  ),
]

/** A ball of many small blossoms. */
export const hydrangea: Blossom = (r, colour, random) => {
  const spots = Array.from({ length: 34 }, (_, i): Point => {
    const angle = i * 2.39996
    const out = r * 0.84 * Math.sqrt((33.5 - i) / 34)
    return [cos(angle) * out, sin(angle) * out]
  })
  return [
    disc([0, 0], r * 0.9, tone(colour, -0.16), { role: 'petal', relief: r * 0.12 }),
    ...spots.flatMap(([x, y], i) => {
      const lit = 0.02 - ((y + x * 0.5) / r) * 0.07
      const fill = tone(mixColour(colour, [0.75, 0.1, 310], random.range(0, 0.3)), lit)
      const turn = random.range(0, TAU)
      const petals = Array.from({ length: 4 }, (_k, j) => {
        const angle = turn + (j / 4) * TAU
        return ellipse(
          [x + cos(angle) * r * 0.1, y + sin(angle) * r * 0.1],
          [r * 0.105, r * 0.085],
          fill,
          { role: 'petal', turn: angle, plain: i % 2 === 0 },
        )
      })
      return [...petals, disc([x, y], r * 0.03, tone(fill, 0.12), 'detail')]
    }),
  ]
}

/** One leaf with its vein, from (0, 0) upwards. */
export const leaf = (length: number, width: number, colour: Oklch = LEAF): Form =>
  inside(
    form(
      `0,0! ${width * 0.5},${-length * 0.42} 0,${-length}! ${-width * 0.5},${-length * 0.42}`,
      linear([-width * 0.5, 0], [width * 0.5, 0], tone(colour, 0.07), tone(colour, -0.07)),
      { role: 'foliage', relief: width * 0.06 },
    ),
    strokePath(Math.max(3, width * 0.05), tone(colour, 0.12), 'detail end')`0,0 0,${-length * 0.9}`,
  )

export const leafAt = (
  at: Point,
  length: number,
  turn: number,
  colour: Oklch = LEAF,
  width = length * 0.42,
): Form[] => place([leaf(length, width, colour)], at, { turn })

/** A stem from a head down to a point, a little bowed. */
export const stem = ([x, y]: Point, [toX, toY]: Point, width = 12, colour: Oklch = STEM): Form =>
  strokePath(width, colour, { role: 'foliage', pressure: 'even', relief: width * 0.2 })`${x},${y}
    ${x * 0.7 + toX * 0.3},${(y + toY) / 2} ${toX},${toY}`
