/** Surfaces of a whole picture that are no brush: bricks, felt, leaded glass. Laid over the painted pixels. */
import { layBricks, layStitches } from './cells'
import { drawBlueprint, drawLines } from './contours'
import { pressClay, layFelt } from './fibres'
import { layFacets } from './facets'
import { leadGlass } from './glass'
import { smoothGouache } from './gouache'
import { drainColour, fadeToSepia, fireCobalt } from './duotone'
import type { Raster } from './raster'
import { lightShadowPlay } from './shadow-play'
import type { Surface } from './ids'
import { strokeSwirls } from './swirls'
import { cutWood } from './woodcut'

const LAY: Readonly<Record<Surface, (raster: Raster) => void>> = {
  bricks: layBricks,
  stitches: layStitches,
  felt: layFelt,
  clay: pressClay,
  facets: layFacets,
  'leaded-glass': leadGlass,
  blueprint: drawBlueprint,
  'line-drawing': drawLines,
  swirls: strokeSwirls,
  gouache: smoothGouache,
  'shadow-play': lightShadowPlay,
  woodcut: cutWood,
  monochrome: drainColour,
  cobalt: fireCobalt,
  sepia: fadeToSepia,
}

/** In place. */
export function laySurface(
  rgba: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
  surface: Surface,
): void {
  LAY[surface]({ ...size, rgba, unit: Math.min(size.width, size.height) / 512 })
}
