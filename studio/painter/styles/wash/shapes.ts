import { blurPlane } from '../../../lib/blur'
import { mix, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Shape, TerrainLayer } from '../../drawing'
import { type DrawLook, type Raster, rasterise } from '../../raster/canvas'
import { type ReliefPoint, scanTerrain } from '../../raster/relief'
import { ABSORB, type Absorbance, type Sheet } from './sheet'

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

/** Wetness of a shape. */
export interface WashLook extends DrawLook {
  /** Offset of an edge by the paper's tooth, in units. */
  readonly wobble: number
  /** Pigment that gathers at a drying edge, 0..1. */
  readonly edge: number
  /** Radius of that edge, in units. */
  readonly edgeRadius: number
  /** Opacity of the shape, 0..1. */
  readonly knock: number
  /** Overall strength. */
  readonly strength: number
  /** Unevenness of the wash, 0..1. */
  readonly pooling: number
}

interface Wetted {
  readonly alpha: Float32Array
  /** For each pixel, where its colour comes from. */
  readonly source: Int32Array
}

/** Moves the shape's edge along the paper's grain. */
function wet({ box, rgba }: Raster, reach: number, shift: number): Wetted {
  const { width, height } = box
  const alpha = new Float32Array(width * height)
  const source = new Int32Array(width * height)
  const warpX = noiseTile('warpX')
  const warpY = noiseTile('warpY')
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const tx = ((x + box.x) * 2 + shift) | 0
      const ty = ((y + box.y) * 2 + shift * 0.6) | 0
      let fromX = x + (texel(warpX, tx, ty) - 0.5) * reach
      let fromY = y + (texel(warpY, tx, ty) - 0.5) * reach
      fromX = fromX < 0 ? 0 : fromX > width - 1.01 ? Math.max(0, width - 1.01) : fromX
      fromY = fromY < 0 ? 0 : fromY > height - 1.01 ? Math.max(0, height - 1.01) : fromY
      const left = fromX | 0
      const top = fromY | 0
      const a = top * width + left
      const b = width > 1 ? a + 1 : a
      const c = height > 1 ? a + width : a
      const d = height > 1 ? b + width : b
      const alphaA = rgba[a * 4 + 3]
      const alphaB = rgba[b * 4 + 3]
      const alphaC = rgba[c * 4 + 3]
      const alphaD = rgba[d * 4 + 3]
      if (alphaA + alphaB + alphaC + alphaD === 0) continue
      const fx = fromX - left
      const upper = alphaA + (alphaB - alphaA) * fx
      const lower = alphaC + (alphaD - alphaC) * fx
      const i = y * width + x
      alpha[i] = (upper + (lower - upper) * (fromY - top)) / 255
      source[i] = alphaA >= alphaB ? (alphaA >= alphaC ? a : c) : alphaB >= alphaD ? b : d
    }
  return { alpha, source }
}

/** Lays shapes onto the sheet as one wash. */
export function washShapes(
  sheet: Sheet,
  shapes: readonly Shape[],
  look: WashLook,
  shift: number,
): void {
  const { width, height, unit } = sheet
  const raster = rasterise(shapes, width, height, 8 * unit, unit, look)
  if (!raster) return
  const { box, rgba } = raster
  // what fills the picture is laid evenly with a broad brush; small things pool
  const broad = smoothstep(0.25, 0.6, (box.width * box.height) / (width * height))
  const pooling = look.pooling * mix(1, 0.42, broad)
  const { alpha, source } = wet(raster, look.wobble * unit * mix(2, 1.4, broad), shift)
  const soft =
    look.edge > 0 ? blurPlane(alpha, box.width, box.height, look.edgeRadius * unit) : alpha
  const paper = noiseTile('paper')
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const at = y * box.width + x
      const a = alpha[at]
      if (a < 0.004) continue
      const gx = x + box.x
      const gy = y + box.y
      const from = source[at] * 4
      const rim = Math.max(0, a * (1 - soft[at]) * 2 - 0.12) * look.edge
      const pool = sample(cloud, gx * 0.7 + shift, gy * 0.7 + shift) - 0.5
      const local = texel(mid, gx + shift, gy) - 0.5
      const grain = texel(paper, gx, gy) - 0.5
      const density =
        a *
        look.strength *
        Math.max(0, 1 + pooling * (1.7 * pool + 0.5 * local) + rim + 0.45 * grain)
      const i = gy * width + gx
      const keep = 1 - a * look.knock
      sheet.red[i] = sheet.red[i] * keep + density * ABSORB[rgba[from]]
      sheet.green[i] = sheet.green[i] * keep + density * ABSORB[rgba[from + 1]]
      sheet.blue[i] = sheet.blue[i] * keep + density * ABSORB[rgba[from + 2]]
    }
}
