import { TAU } from '../../../lib/maths'
import { type Oklch, mixColour } from '../../colour'
import { type Form, disc, mapForms, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { type Item, standing } from '../build/still/item'
import type { Growing } from './plant'
import { buildPot, soilBefore } from './pot'
import { twoTriples } from '../../drawing/notation'

/** Thick leaves in rings, seen aslant. */
function rosette(r: number, colour: Oklch, tip: Oklch, turn: number): Form[] {
  const rings = [0, 1, 2, 3, 4].flatMap((ring) => {
    const count = 9 - ring
    const long = r * (1 - ring * 0.19)
    return Array.from({ length: count }, (_, i) => {
      const fill = linear(
        [0, 0],
        [0, -long],
        tone(colour, -0.16 + ring * 0.02),
        tone(colour, ring * 0.03),
        mixColour(tone(colour, 0.06), tip, 0.75),
      )
      const one = fillPath(fill, { role: 'foliage', relief: long * 0.05 })`0,0
        ${long * 0.25},${-long * 0.62} 0,${-long}! ${-long * 0.25},${-long * 0.62}`
      return place([one], [0, 0], { turn: turn + ring * 0.4 + (i / count) * TAU })
    }).flat()
  })
  return mapForms(rings, ([x, y]) => [x, y * 0.78], 1)
}

const SUCCULENTS: readonly (readonly [Oklch, Oklch])[] = [
  twoTriples('0.72,0.08,150 0.72,0.13,10'),
  twoTriples('0.66,0.07,175 0.8,0.05,170'),
  twoTriples('0.68,0.08,330 0.6,0.13,350'),
  twoTriples('0.78,0.09,125 0.76,0.14,40'),
  twoTriples('0.6,0.06,290 0.7,0.09,320'),
]

export function succulents({ colour, wish, random }: Growing): Item {
  const pot = buildPot(290, 190, random.fork('pot'))
  const y = pot.soil
  const first = random.fork('first').integer(0, SUCCULENTS.length - 1)
  const one = (i: number, x: number, dy: number, r: number): Form[] => {
    const [own, tip] = SUCCULENTS[(first + i) % SUCCULENTS.length] ?? [colour, colour]
    // each keeps a trace of its own
    const toTint = (usual: Oklch, share: number) =>
      wish.tint ? mixColour(usual, colour, share) : usual
    const turn = random.fork(`turn ${i}`).range(0, 1)
    return place(rosette(r, toTint(own, 0.88), toTint(tip, 0.75), turn), [x, y + dy])
  }
  const fingers = Array.from({ length: 9 }, (_, i) => {
    const x = 96 + (i % 5) * 34 - (i > 4 ? 16 : 0)
    const tall = 150 + ((i * 53) % 80) - (i > 4 ? 40 : 0)
    return strokePath(36, [0.66 + (i % 3) * 0.03, 0.1, 138], 'foliage even relief 9')`
      ${x},${y + (i > 4 ? 8 : -14)} ${x + (i % 3) * 9 - 9},${y - tall}`
  })
  const pearls = Array.from({ length: 13 }, (_, i) => {
    const strand = i % 3
    return disc(
      [-216 - strand * 26 + (i % 2) * 8, y + 16 + Math.floor(i / 3) * 34 + strand * 10],
      19 - (i % 3) * 2,
      [0.7, 0.12, 132],
      'foliage relief 6',
    )
  })
  return standing('0,0 206,42', [
    ...pot.back,
    ...fingers,
    ...one(1, -128, -40, 140),
    ...one(3, 20, -52, 118),
    soilBefore(y, 250),
    ...pot.front,
    ...one(2, 176, 4, 104),
    ...one(0, -30, 0, 158),
    ...one(4, -196, 12, 84),
    ...pearls,
  ])
}
