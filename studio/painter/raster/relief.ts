import type { TerrainLayer } from '../drawing'
import { clamp, mix, smoothstep } from '../../lib/maths'
import { noiseTile, sample, texel } from '../../lib/noise'

/** Look of the land at one pixel; one object is reused for all of them. */
export interface ReliefPoint {
  /** Pixels below the ridge line. */
  depthBelow: number
  /** The same, as a share of the mountain's own height. */
  share: number
  /** 0..1: coverage at the edge. */
  cover: number
  /** -1 (lit) .. 1 (in shadow): folds that run downhill from the ridge. */
  shadow: number
  /** 0..1 noise along the folds, for contour and texture strokes. */
  fold: number
  /** 0..1: under snow. */
  snow: number
}

/** The slope of a ridge at each x, smoothed over `reach` pixels on both sides. */
export function mapSlope(
  ridge: Float32Array,
  reach: number,
  map: (slope: number) => number,
): Float32Array {
  const last = ridge.length - 1
  return ridge.map((_, x) => {
    const left = Math.max(0, x - reach)
    const right = Math.min(last, x + reach)
    return map((ridge[right] - ridge[left]) / Math.max(1, right - left))
  })
}

const smoothSlope = (ridge: Float32Array, reach: number): Float32Array =>
  mapSlope(ridge, reach, (slope) => clamp(slope, -1.3, 1.3))

/**
 * Visits every pixel of the land. Folds are noise read in coordinates that lean with the slope,
 * so that ribs fan out from the peaks as they do on real rock.
 *
 * @param shift decorrelates the noise of two layers
 * @param lightSide -1: lit from the left
 */
export function scanTerrain(
  layer: TerrainLayer,
  width: number,
  unit: number,
  shift: number,
  lightSide: number,
  visit: (x: number, y: number, point: ReliefPoint) => void,
): void {
  const { ridge, form, hidden } = layer
  const folds = noiseTile('cloud')
  const warp = noiseTile('warpY')
  const near = smoothSlope(ridge, Math.round(14 * unit))
  const far = smoothSlope(ridge, Math.round(70 * unit))
  const relief = Math.max(50 * unit, layer.base - layer.top)
  const scale = mix(0.8, 1.5, layer.depth) / unit
  const along = form === 'rock' ? 0.26 : 0.5
  const gain = (form === 'rock' ? 9 : 4) * lightSide
  const step = 4 * unit
  const wobble = (form === 'rock' ? 2 : 4) * unit
  const snowLine = layer.snow * relief * (form === 'rock' ? 0.75 : 8)
  const point: ReliefPoint = { depthBelow: 0, share: 0, cover: 0, shadow: 0, fold: 0, snow: 0 }
  // between towers that rise from mist there is no wall of land
  const thin = ridge.map((y) =>
    layer.fades ? smoothstep(0.015, 0.16, (layer.base - y) / relief) : 1,
  )
  const top = Math.max(0, Math.floor(layer.top - wobble - 1))
  const bottom = Math.ceil(layer.bottom)
  const goneAt = layer.base + relief * 0.34
  const wholeAt = layer.base - relief * 0.12
  for (let y = top; y < bottom; y++) {
    if (layer.fades && y > goneAt + relief * 0.2) break
    for (let x = 0; x < width; x++) {
      if (hidden && y > hidden[x]) continue
      const below = y + (texel(warp, x + shift, y + shift) - 0.5) * wobble - ridge[x]
      if (below <= -0.5) continue
      const presence = thin[x]
      if (presence <= 0) continue
      const depthBelow = below < 0 ? 0 : below
      const share = depthBelow / relief
      const slope = mix(near[x], far[x], clamp(share * 2.5))
      const across = (x - slope * depthBelow * 0.8) * scale + shift
      const down = depthBelow * along * scale + shift * 0.37
      const fold = sample(folds, across, down)
      const next = sample(folds, across + step * scale, down)
      let cover = (below < 0.5 ? below + 0.5 : 1) * presence
      if (layer.fades && y > wholeAt - relief * 0.2) {
        // the foot ends in torn mist, not along a ruled line
        cover *= smoothstep(goneAt, wholeAt, y + (fold - 0.5) * relief * 0.5)
      }
      point.cover = cover
      point.depthBelow = depthBelow
      point.share = share
      point.fold = fold
      point.shadow = clamp((next - fold) * gain, -1, 1)
      if (layer.snow >= 1) {
        // a field of snow has no bare patches
        point.snow = 1
      } else if (snowLine > 0) {
        const edge = snowLine * (0.55 + 1.5 * (fold - 0.5) - 0.5 * point.shadow)
        point.snow = smoothstep(edge + 5 * unit, edge - 5 * unit, depthBelow)
      } else {
        point.snow = 0
      }
      visit(x, y, point)
    }
  }
}
