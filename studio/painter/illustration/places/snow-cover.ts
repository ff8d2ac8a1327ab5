import { clamp } from '../../../lib/maths'
import { mixColour } from '../../colour'
import type { Point } from '../../drawing'
import { measureEdges } from '../../geometry'
import type { Form, Frame, Layer, Oklch } from '../node'

/** Snow that lies on what a place has: a white rim on the upper side of its forms, and white ground. */

const AIR = /sky|cloud|light|star|sun|moon|rain|snow|air|mist|fog|smoke|glow|lamp|lantern/
const WET = /water|sea|river|canal|pond|wave|mirror|reflection/
const SOLID = /^(?:body|foliage|backdrop|ground|cloth|setting)$/
/** Units: narrower and lower forms are details. */
const LEAST = { width: 60, height: 26 } as const
/** Thickness of the snow, of the height of a form; units at least and at most. */
const RIM = { share: 0.17, least: 5, most: 28 } as const
/** Of the frame: what is as wide as this, and begins below that, is ground. */
const GROUND = { width: 0.8, top: 0.5 } as const
const SHADE = 0.8

const whiten = (fill: Form['fill'], snow: Oklch): Form['fill'] =>
  Array.isArray(fill) || !('kind' in fill) ? mixColour(fill as Oklch, snow, SHADE) : snow

function cover(one: Form, { width, height }: Frame, snow: Oklch): Form {
  const { left, top, right, bottom } = measureEdges(one.rings)
  const isLarge = right - left >= LEAST.width && bottom - top >= LEAST.height
  if (!SOLID.test(one.role) || !isLarge || (one.alpha ?? 1) < 0.9 || one.blur) return one
  if (right - left >= width * GROUND.width && top >= height * GROUND.top)
    return { ...one, fill: whiten(one.fill, snow) }
  const deep = clamp((bottom - top) * RIM.share, RIM.least, RIM.most)
  const frame: Point[] = [
    [left - 1, top - 1],
    [right + 1, top - 1],
    [right + 1, bottom + deep],
    [left - 1, bottom + deep],
  ]
  const below = one.rings.map((ring) => ring.map(([x, y]): Point => [x, y + deep]))
  const rim: Form = { rings: [frame, ...below], role: 'detail', fill: snow, plain: true }
  // the lower edge of the shifted copy is outside of the form
  return { ...one, inside: [...(one.inside ?? []), rim] }
}

/** @param snow its colour in the light of the hour */
export const coverWithSnow = (layers: readonly Layer[], frame: Frame, snow: Oklch): Layer[] =>
  layers.map((item) =>
    AIR.test(item.name) || WET.test(item.name)
      ? item
      : { ...item, forms: item.forms.map((one) => cover(one, frame, snow)) },
  )
