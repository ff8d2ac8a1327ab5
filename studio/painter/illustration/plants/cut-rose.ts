import { TAU, cos, sin } from '../../../lib/maths'
import { type Point, readOutline } from '../../drawing/notation'
import { named } from '../../parts'
import { type Form, ellipse, form, inside, line, mirrored, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { type Item, standing } from '../build/still/item'
import { type Growing, LEAF, STEM } from './plant'

/** A rose from the side: rolled outer petals, a cup, and the spiral of its heart. */
function bloom(r: number, colour: Oklch): Form[] {
  const at = (outline: string) =>
    readOutline(outline).map(({ x, y, corner }) => ({ x: x * r, y: y * r, corner }))
  const petal = (outline: string, by: number): Form =>
    form(at(outline), linear([0, -r], [0, r], tone(colour, by + 0.08), tone(colour, by - 0.12)), {
      role: 'petal',
      relief: r * 0.07,
    })
  const lip = (outline: string): Form =>
    line(at(outline), r * 0.05, tone(colour, 0.14), 'detail both plain alpha 0.7')
  const spiral = Array.from({ length: 34 }, (_, i): Point => {
    const angle = i * 0.42 - 0.6
    const out = r * (0.05 + i * 0.0115)
    return [cos(angle) * out, -r * 0.5 + sin(angle) * out * 0.66]
  })
  const heart = inside(
    ellipse(
      [0, -r * 0.5],
      [r * 0.5, r * 0.36],
      radial([0, -r * 0.5], [r * 0.5, r * 0.36], tone(colour, -0.2), tone(colour, -0.05)),
      { role: 'petal' },
    ),
    line(spiral, r * 0.045, tone(colour, -0.26), 'detail'),
    line(
      spiral.map(([x, y]): Point => [x, y - r * 0.035]),
      r * 0.022,
      tone(colour, 0.1),
      'detail plain',
    ),
  )
  const sepal = form(
    at('-0.1,0.86! -0.34,0.9 -0.66,1.12! -0.3,1.08 0,1.02!'),
    tone(LEAF, -0.02),
    'foliage',
  )
  const side = petal(
    '0,0.9 -0.6,0.86 -0.98,0.42 -1.06,-0.12 -0.92,-0.42! -0.66,-0.3 -0.3,0.2',
    -0.09,
  )
  const back = petal('-0.2,0.5 -0.86,0.1 -0.84,-0.56 -0.4,-0.94 0,-0.86 0.2,-0.4', -0.05)
  return [
    sepal,
    ...mirrored([sepal]),
    form(at('-0.2,0.84 0,1.14 0.2,0.84'), tone(LEAF, -0.06), 'foliage'),
    side,
    ...mirrored([side]),
    back,
    ...mirrored([back]),
    heart,
    petal('0.1,0.95 -0.5,0.8 -0.74,0.2 -0.62,-0.46! -0.4,-0.22 0,-0.12 0.42,0.16 0.36,0.7', 0),
    lip('-0.6,-0.44 -0.4,-0.22 0,-0.12 0.4,0.14'),
    petal('-0.06,0.97 0.5,0.8 0.76,0.22 0.66,-0.48! 0.44,-0.12 0.08,0.2 -0.2,0.66', 0.03),
    lip('0.65,-0.46 0.44,-0.12 0.08,0.2 -0.16,0.6'),
  ]
}

/** A leaf with the teeth of a rose's, from (0, 0) upwards. */
function toothed(length: number): Form {
  const side = (k: 1 | -1): string[] =>
    Array.from({ length: 7 }, (_, i) => {
      const t = (i + 1) / 8
      const x = Math.round(sin((t * TAU) / 2) * length * 0.28)
      const y = Math.round(-t * length)
      return `${k * (x + 9)},${y - 12}! ${k * x},${y - 4}!`
    })
  const left = side(-1)
    .reverse()
    .map((pair) => pair.split(' ').reverse().join(' '))
  return inside(
    form(
      `0,0! ${side(1).join(' ')} 0,${-length}! ${left.join(' ')}`,
      linear([-length * 0.3, 0], [length * 0.3, 0], tone(LEAF, 0.05), tone(LEAF, -0.08)),
      'foliage relief 6',
    ),
    line(`0,0 0,${-Math.round(length * 0.9)}`, 5, tone(LEAF, 0.12), 'detail end'),
  )
}

/** One rose with its thorny stem. */
export function cutRose({ colour, random }: Growing): Item {
  const bend = random.spread() * 26
  const spots: readonly Point[] = [
    [-bend * 0.4, -150],
    [bend * 0.9, -300],
    [bend, -430],
  ]
  const thorns = spots.map(([x, y], i) => {
    const k = i % 2 === 0 ? 1 : -1
    return fillPath(tone(STEM, -0.1), 'foliage')`${x + 5 * k},${y - 16}! ${x + 36 * k},${y - 20}!
      ${x + 5 * k},${y + 14}!`
  })
  const leaves = [
    [spots[0], 1.15],
    [spots[1], -1.1],
    [spots[2], 1.0],
  ] as const
  return standing('0,0 60,16', [
    ...named(
      'stem',
      line(`0,0 ${-bend * 0.5},-160 ${bend},-320 0,-620`, 20, STEM, 'foliage relief 4'),
      ...thorns,
    ),
    ...leaves.flatMap(([at, turn], i) => {
      const root = at ?? [0, 0]
      const length = 210 - i * 30
      const pair = i === 2 ? [turn] : [turn, turn * 0.55]
      return pair.flatMap((angle) => place([toothed(length)], root, { turn: angle }))
    }),
    ...place(bloom(230, colour), [0, -800]),
  ])
}
