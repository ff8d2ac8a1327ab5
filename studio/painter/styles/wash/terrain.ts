import type { TerrainLayer } from '../../drawing'
import { type ReliefPoint, scanTerrain } from '../../raster/relief'
import { noiseTile, texel } from '../../../lib/noise'
import { type Absorbance, type Sheet } from './sheet'

/** Pigment of a wash style at one pixel of land. */
export interface TerrainWash {
  /** Share of what lies beneath that is hidden, 0..1. */
  knock: number
  density: number
  pigment: Absorbance
}

/** Asks the style for every pixel of the land and lays the answer; the tooth of the paper is added. */
export function washTerrain(
  sheet: Sheet,
  layer: TerrainLayer,
  shift: number,
  lightSide: number,
  decide: (point: ReliefPoint, x: number, y: number, out: TerrainWash) => void,
): void {
  const { width, unit } = sheet
  const paper = noiseTile('paper')
  const out: TerrainWash = { knock: 0, density: 0, pigment: [1, 1, 1] }
  scanTerrain(layer, width, unit, shift, lightSide, (x, y, point) => {
    if (y >= sheet.height) return
    decide(point, x, y, out)
    const grain = 1 + 0.55 * (texel(paper, x, y) - 0.5)
    const density = out.density > 0 ? out.density * grain * point.cover : 0
    sheet.lay(y * width + x, out.knock * point.cover, density, out.pigment)
  })
}
