/** Pictures without a ground: 透明背景. */
import { createCanvas } from '@napi-rs/canvas'
import type { PreparedIllustration } from '../illustrate'
import type { Illustration } from '../illustration/node'
import { formLayers } from './layers'
import { fillSolids } from './solids'

const BEHIND = /^(?:ground|setting)$/
const CAST = /^(?:shadow|shadows|mirror|ground)$/

function dropGround(illustration: Illustration): Illustration {
  const layers = illustration.layers.filter(
    ({ stage, name, cast }) => !BEHIND.test(stage) && !CAST.test(name) && cast !== true,
  )
  return { ...illustration, layers }
}

/** The same without what lies behind its things, and without their shadows. */
export function withoutGround(prepared: PreparedIllustration): PreparedIllustration {
  const { illustration, compose } = prepared
  return {
    ...{ ...prepared, illustration: dropGround(illustration) },
    compose: (wanted, planned) => dropGround(compose(wanted, planned)),
  }
}

/** Makes a painted picture transparent where nothing is drawn. */
export function clearGround(
  rgba: Uint8ClampedArray,
  { illustration }: PreparedIllustration,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const context = createCanvas(width, height).getContext('2d')
  const scale = width / illustration.frame.width
  for (const layer of illustration.layers) fillSolids(context, formLayers.solidsOf(layer), scale)
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = data[at]
}
