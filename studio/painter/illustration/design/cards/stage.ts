import type { Oklch } from '../../../colour'
import type { Random } from '../../../../lib/random'
import { type Form, type Frame, place } from '../../build/form'
import type { Area } from '../kit/board'
import { pickOne } from '../kit/pick'
import { plumBranch } from '../ornaments/festive'
import { firework } from '../ornaments/objects'
import type { Paper } from './occasions'
import { type Point, triples } from '../../../drawing/notation'

/** Content of a card: around its edges, and in its reserved area. */
export type CardArt = { readonly around: Form[]; readonly middle: Form[] }

export type Stage = Readonly<{ frame: Frame; area: Area; paper: Paper; random: Random }>

export type Paint = (stage: Stage) => CardArt

export const JOLLY: readonly Oklch[] = triples(`0.68,0.2,20 0.82,0.14,85 0.7,0.13,200 0.68,0.15,300
  0.74,0.15,150`)

/** Puts a thing of `size` units about (0, 0) into the area, its foot at `share` of the height. */
export function stand(
  forms: readonly Form[],
  [x, y, width, height]: Area,
  size: number,
  at: Point = [0.5, 0.5],
): Form[] {
  const scale = Math.min(width, height) / size
  return place(forms, [x + width * at[0], y + height * at[1]], { scale })
}

export const sky = (
  { frame, random }: Stage,
  count: number,
  colours: readonly Oklch[],
  low = 0.4,
): Form[] =>
  Array.from({ length: count }, (_, i) => {
    const at: Point = [
      frame.width * ((i + 0.5) / count + random.spread() * 0.06),
      frame.height * random.range(0.06, low),
    ]
    return place(
      firework(
        pickOne(random, colours),
        Math.min(frame.width, frame.height) * random.range(0.1, 0.17),
        random,
      ),
      at,
    )
  }).flat()

export function edges({ frame, random }: Stage, colour: Oklch): Form[] {
  const { width, height } = frame
  return [
    ...place(plumBranch(colour, random.fork('a')), [-10, 0], { scale: 0.72 }),
    ...place(plumBranch(colour, random.fork('b')), [width + 10, height - 10], {
      scale: 0.56,
      turn: Math.PI,
    }),
  ]
}
