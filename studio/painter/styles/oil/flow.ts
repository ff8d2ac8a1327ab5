import { mapSlope } from '../../raster/relief'
import { clamp, cos, sin, smoothstep } from '../../../lib/maths'
import { blurPlane } from '../../../lib/blur'
import { noiseTile, sample } from '../../../lib/noise'
import type { Scene } from '../../scene'
import { BELONGS } from '../plain/sheet'
import type { PlainPicture } from '../plain/plain'

/** Part of a scene that the brushwork needs; an illustration has no more to say. */
export type View = Pick<Scene, 'width' | 'height' | 'unit' | 'strength' | 'layers'> & {
  readonly slots: Pick<Scene['slots'], 'time'>
}

/** A stroke's direction as a unit vector. */
export type Direction = { x: number; y: number }

/** Smoothed slope of every land's ridge, found again by the depth that its pixels carry. */
function slopesByDepth(scene: View): ReadonlyMap<number, { slope: Float32Array; rock: boolean }> {
  const reach = Math.max(2, Math.round(34 * scene.unit))
  const slopes = new Map<number, { slope: Float32Array; rock: boolean }>()
  for (const layer of scene.layers) {
    if (layer.kind !== 'terrain') continue
    const slope = mapSlope(layer.ridge, reach, (rise) => rise)
    slopes.set(Math.round(layer.depth * 255), { slope, rock: layer.form === 'rock' })
  }
  return slopes
}

/**
 * Direction of strokes: along edges where the picture has them (its structure tensor); elsewhere
 * swirling in the sky, in rings around a light, level on water, down the flanks of mountains.
 * Directions have no sign, so they are mixed as vectors of twice their angle.
 */
export class Flow {
  readonly #cell: number
  readonly #width: number
  readonly #height: number
  readonly #cosine: Float32Array
  readonly #sine: Float32Array
  /** Detail of the picture around a place, 0..1. */
  readonly #busy: Float32Array
  readonly #slopes: ReturnType<typeof slopesByDepth>
  readonly #cloud = noiseTile('cloud')
  readonly #swirl: number
  readonly #light: { x: number; y: number; radius: number } | null

  constructor(
    readonly scene: View,
    readonly plain: PlainPicture,
  ) {
    const { unit } = scene
    this.#cell = Math.max(1, Math.round(2 * unit))
    this.#width = Math.max(3, Math.floor(scene.width / this.#cell))
    this.#height = Math.max(3, Math.floor(scene.height / this.#cell))
    const [w, h] = [this.#width, this.#height]
    const tone = this.#tones()
    const soft = blurPlane(tone, w, h, 2, 1)
    const xx = new Float32Array(w * h)
    const xy = new Float32Array(w * h)
    const edges = new Float32Array(w * h)
    for (let y = 1; y < h - 1; y++)
      for (let x = 1; x < w - 1; x++) {
        const i = y * w + x
        const gx = soft[i + 1] - soft[i - 1]
        const gy = soft[i + w] - soft[i - w]
        // strokes run across the gradient: both signs turned
        xx[i] = gy * gy - gx * gx
        xy[i] = -2 * gx * gy
        edges[i] = Math.abs(tone[i + 1] - tone[i - 1]) + Math.abs(tone[i + w] - tone[i - w])
      }
    const reach = (5 * unit * 2) / this.#cell
    this.#cosine = blurPlane(xx, w, h, reach, 2)
    this.#sine = blurPlane(xy, w, h, reach, 2)
    this.#busy = blurPlane(edges, w, h, (4 * unit * 2) / this.#cell)
    this.#slopes = slopesByDepth(scene)
    const { time } = scene.slots
    this.#swirl = time === 'night' || time === 'dusk' ? 5 : 2.6
    const light = scene.layers.find((layer) => layer.kind === 'sun' || layer.kind === 'moon')
    this.#light = light && 'radius' in light ? light : null
  }

  #tones(): Float32Array {
    const cell = this.#cell
    const [w, h] = [this.#width, this.#height]
    const { rgba } = this.plain
    const tone = new Float32Array(w * h)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const at = (y * cell * this.scene.width + x * cell) * 4
        tone[y * w + x] = (rgba[at] * 0.3 + rgba[at + 1] * 0.56 + rgba[at + 2] * 0.14) / 255
      }
    return tone
  }

  #index(x: number, y: number): number {
    const column = Math.min(this.#width - 1, (x / this.#cell) | 0)
    return Math.min(this.#height - 1, (y / this.#cell) | 0) * this.#width + column
  }

  busy(x: number, y: number): number {
    return this.#busy[this.#index(x, y)]
  }

  /** Writes the direction at a place inside the picture into `out`. */
  direction(x: number, y: number, out: Direction): void {
    const { unit, width } = this.scene
    const pixel = (y | 0) * width + (x | 0)
    const owner = this.plain.belongs[pixel]
    const wind = sample(this.#cloud, (x / unit) * 0.35, (y / unit) * 0.35) - 0.5
    let c: number
    let s: number
    if (owner === BELONGS.water) {
      c = cos(wind)
      s = sin(wind)
    } else if (owner === BELONGS.air || owner === BELONGS.light) {
      const angle = wind * this.#swirl
      c = cos(2 * angle)
      s = sin(2 * angle)
      if (this.#light) {
        const dx = x - this.#light.x
        const dy = y - this.#light.y
        const square = dx * dx + dy * dy + 1
        const away = Math.sqrt(square) / this.#light.radius
        // rings around the disc, level dabs inside it
        const pull = away < 1 ? 0 : Math.exp(-away / 3.2)
        c += ((dy * dy - dx * dx) / square - c) * pull
        s += ((-2 * dx * dy) / square - s) * pull
      }
    } else {
      const land = owner === BELONGS.land ? this.#slopes.get(this.plain.depth[pixel]) : null
      // rock falls steeper than its ridge line; meadows lie along theirs
      const slope = (land?.slope[x | 0] ?? 0.3) * (land?.rock ? 1.5 : 0.8) + wind * (land ? 1.2 : 3)
      const square = 1 + slope * slope
      c = (1 - slope * slope) / square
      s = (2 * slope) / square
    }
    const i = this.#index(x, y)
    const edgeC = this.#cosine[i]
    const edgeS = this.#sine[i]
    const energy = Math.sqrt(edgeC * edgeC + edgeS * edgeS)
    if (energy > 1e-9) {
      const trust = smoothstep(0.000004, 0.00014, energy)
      c += (edgeC / energy - c) * trust
      s += (edgeS / energy - s) * trust
    }
    const length = Math.sqrt(c * c + s * s) || 1
    const half = clamp(c / length, -1, 1)
    out.x = Math.sqrt((1 + half) / 2)
    out.y = Math.sqrt((1 - half) / 2) * (s < 0 ? -1 : 1)
  }

  /** Whether a place is the rock of a mountain. */
  isRock(x: number, y: number): boolean {
    const pixel = (y | 0) * this.scene.width + (x | 0)
    if (this.plain.belongs[pixel] !== BELONGS.land) return false
    return this.#slopes.get(this.plain.depth[pixel])?.rock ?? false
  }
}
