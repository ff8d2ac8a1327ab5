import type { Random } from '../../../lib/random'
import { type Form, type Layer, form, inside, layer, place } from '../build/form'
import { type Knot, parseKnots } from '../build/path'
import type { Coat, Species } from './coat'
import { fluffOfHead } from './fluff'
import { drawEars } from './ears'
import { paintedFlowers, platesOnHead } from './machine'
import { type Mood, drawFace, drawMuzzle } from './face'
import { marksBefore, marksBehind, marksOnHead } from './marks'

/** The right half of the outline and its mirror image as one ring of knots. */
export function headOutline({ head }: Species): Knot[] {
  const right = parseKnots(head)
  const left = right.slice(1, -1).map((knot) => ({ ...knot, x: -knot.x }))
  return [...right, ...left.reverse()]
}

function tufts({ tufts: has }: Species, { pale }: Coat): Form[] {
  if (!has) return []
  const outline = '150,10! 196,40 214,86! 190,88 190,122! 150,124 110,112'
  const right = form(outline, pale, 'hair')
  return [...place([right], [0, 0], { flip: true }), right]
}

interface HeadLook {
  readonly looks: Random
  readonly mood: Mood
  readonly worn: readonly Form[]
  /** 可爱, whatever the face does besides. */
  readonly isCute?: boolean
  readonly isFluffy?: boolean
}

/** A head from the front, (0, 0) between its eyes, from back to front. */
export function headLayers(
  species: Species,
  coat: Coat,
  { looks, mood, worn, isCute = false, isFluffy = false }: HeadLook,
): Layer[] {
  const ears = drawEars(species.ears, coat)
  const skull = form(headOutline(species), coat.base, 'hair relief 34')
  const marks = marksOnHead(coat, looks.fork('marks'))
  const plates = coat.isMachine
    ? platesOnHead()
    : coat.isPainted
      ? paintedFlowers('0,-80,32 -112,66,19 112,66,19')
      : []
  const head = inside(skull, ...drawMuzzle(species, coat), ...marks, ...plates)
  return [
    layer(
      'head',
      'forms',
      marksBehind(coat, looks),
      ears.behind,
      tufts(species, coat),
      isFluffy ? fluffOfHead(coat, species.ears) : [],
      head,
    ),
    layer('face', 'features', drawFace(species, coat, mood, isCute)),
    layer('worn', 'details', ears.before, marksBefore(coat, looks), worn),
  ]
}
