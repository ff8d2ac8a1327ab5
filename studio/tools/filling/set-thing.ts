/** A thing painted into the hole: the old removed, the new one in the picture's light. */
import { cropToContent } from '../../imaging/compose/foreground'
import { addGrain, measureGrain } from '../../imaging/fill/grain'
import { castShadow, fitInto, layOver, lightLike } from '../../imaging/fill/place'
import { computeBounds, type Box, growBox } from '../../imaging/fill/region'
import type { Raster } from '@media/raster'
import { cropRaster } from '../../imaging/segment/shrink'
import type { RawMask } from '../../painter/control/picture'
import type { PaintedThings } from '../../painter/control/things'
import { paintThings } from '../../painter/paint'
import { resizeRaster } from './resize'
import type { Wanted } from './words'

/** Sides of the sheet a thing is painted on, pixels. */
const LEAST_SHEET = 512
const MOST_SHEET = 1024
/** Half the share of the sheet that a thing takes: less for what is wide or comes in numbers. */
const PARTS = [0.3, 0.17, 0.09]

/** The part of the sheet the thing is to take. */
function buildCentreMask(side: number, part: number): RawMask {
  const values = Uint8Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [(i % side) / side - 0.5, Math.floor(i / side) / side - 0.5]
    return Math.abs(x) < part && Math.abs(y) < part ? 255 : 0
  })
  return { width: side, height: side, values }
}

function surroundings(picture: Raster, box: Box): Box {
  const by = Math.round(Math.max(box.width, box.height) * 0.6)
  return growBox(box, by, picture.width, picture.height)
}

/** Painted in the colours of what lies around, smaller when it does not go on the sheet. */
async function paintCut(around: Raster, wanted: Wanted, seed: number, longest: number) {
  let painted: PaintedThings | null = null
  for (const part of PARTS) {
    const wish = longest / part / 1.6
    const side = Math.round(Math.min(MOST_SHEET, Math.max(LEAST_SHEET, wish)))
    const base = await resizeRaster(around, { width: side, height: side })
    painted = paintThings({
      prompt: wanted.prompt,
      style: wanted.style,
      negativePrompt: '',
      seed,
      width: side,
      height: side,
      control: { fill: { base, mask: buildCentreMask(side, part) } },
    })
    if (painted?.whole !== false) break
  }
  const cut = painted && cropToContent(painted, 0)
  return cut && painted ? { cut, isGrounded: painted.stands } : null
}

/**
 * @param ground the picture with its hole already closed
 * @returns null when the words name nothing that can be cut out
 */
export async function setThing(
  ground: Raster,
  hole: Uint8Array,
  wanted: Wanted,
  seed: number,
): Promise<Raster | null> {
  const { width, height } = ground
  const box = computeBounds(hole, width, height)
  if (!box) return null
  const around = cropRaster(ground, surroundings(ground, box))
  const painted = await paintCut(around, wanted, seed, Math.max(box.width, box.height))
  if (!painted) return null
  const at = fitInto(painted.cut, painted.isGrounded, { hole, box, width })
  const thing = await resizeRaster(painted.cut, at)
  lightLike(thing, around)
  const out: Raster = { width, height, rgba: new Uint8ClampedArray(ground.rgba) }
  if (painted.isGrounded) castShadow(out, at, hole)
  const covered = layOver(out, thing, at, hole)
  addGrain(out, covered, measureGrain(ground, surroundings(ground, box)), seed)
  return out
}
