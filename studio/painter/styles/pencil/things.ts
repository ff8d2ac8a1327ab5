import { createCanvas } from '@napi-rs/canvas'
import type { Layer, Point, Shape } from '../../drawing'
import { computeSignedArea, ellipsePoints, polygon } from '../../geometry'
import { clamp } from '../../../lib/maths'
import { traceShape } from '../../raster/canvas'
import { mapSlope } from '../../raster/relief'
import type { Scene } from '../../scene'
import { polyline } from '../../drawing/notation'

/** One thing that can be outlined and hatched by itself. */
export interface Thing {
  readonly kind: 'air' | 'light' | 'land' | 'water' | 'wave' | 'shape'
  readonly depth: number
  readonly points: readonly Point[]
  readonly shape: Shape | null
  readonly layer: Layer | null
  /** Hatching runs on over things of one group. */
  readonly group: number
  /** Slope of its ridge at each x, for land and waves. */
  readonly slope: Float32Array | null
  /** Area in square units. */
  readonly area: number
}

const NOWHERE = 0xffffff

const computeSlope = (ridge: Float32Array, reach: number): Float32Array =>
  mapSlope(ridge, reach, (slope) => clamp(slope, -2, 2))

function underRidge(ridge: Float32Array, width: number, bottom: number): Point[] {
  const points: Point[] = []
  for (let x = 0; x <= width; x += 2) points.push([x, ridge[Math.min(x, width - 1)]])
  return [...points, [width, bottom], [0, bottom]]
}

/**
 * All things of a scene, and for every pixel which one the viewer sees. Edges are soft on the
 * canvas, so that a pixel on one may carry an invalid number: query the pixel next to the edge.
 */
export class Things {
  readonly list: Thing[] = []
  readonly #seen: Uint8ClampedArray
  readonly #scene: Scene

  constructor(scene: Scene) {
    this.#scene = scene
    const { width, height, unit } = scene
    const context = createCanvas(width, height).getContext('2d')
    const big = 900
    const add = (thing: Omit<Thing, 'group' | 'area'>, group: number | null): void => {
      const id = this.list.length
      const area = Math.abs(computeSignedArea(thing.points)) / (unit * unit)
      this.list.push({ ...thing, area, group: group !== null && area < big ? -1 - group : id })
      if (thing.kind === 'air') return
      const { shape } = thing
      if (shape && (shape.alpha ?? 1) < 0.6) return
      context.fillStyle = `rgb(${id >> 16},${(id >> 8) & 255},${id & 255})`
      traceShape(context, shape ?? polygon(thing.points, [0, 0, 0]))
      context.fill(shape?.holes ? 'evenodd' : 'nonzero')
    }
    context.fillStyle = 'rgb(0,0,0)'
    context.fillRect(0, 0, width, height)
    const nothing = { shape: null, layer: null, slope: null, points: [] }
    add({ kind: 'air', depth: 1, ...nothing }, null)
    scene.layers.forEach((layer, index) => {
      const { depth } = layer
      const addShapes = (shapes: readonly Shape[]): void => {
        for (const shape of shapes) {
          const group = index * 8 + (shape.foliage ? 1 : 0) + (shape.shadow ? 2 : 0)
          const thing = { kind: 'shape' as const, depth, points: shape.points, shape, layer }
          add({ ...thing, slope: null }, group + (shape.petal ? 4 : 0))
        }
      }
      if (layer.kind === 'sun' || layer.kind === 'moon') {
        const points = ellipsePoints(layer.x, layer.y, layer.radius, layer.radius, 0, 64)
        if (!layer.crescent) add({ kind: 'light', depth, ...nothing, points, layer }, null)
      } else if (layer.kind === 'terrain') {
        const slope = computeSlope(layer.ridge, Math.round(26 * unit))
        const bottom = layer.fades ? Math.min(layer.bottom, layer.base) : layer.bottom
        const points = underRidge(layer.ridge, width, Math.min(height, bottom))
        add({ kind: 'land', depth, ...nothing, points, layer, slope }, null)
        addShapes(layer.cover)
      } else if (layer.kind === 'water') {
        const points: Point[] = polyline(
          [0, layer.top],
          [width, layer.top],
          [width, height],
          [0, height],
        )
        add({ kind: 'water', depth, ...nothing, points, layer }, null)
      } else if (layer.kind === 'waves') {
        for (const wave of layer.waves) {
          const points = underRidge(wave.ridge, width, height)
          const slope = computeSlope(wave.ridge, Math.round(10 * unit))
          add({ kind: 'wave', depth, ...nothing, points, layer, slope }, null)
        }
      } else if (layer.kind === 'shapes' && layer.role !== 'reflection') {
        addShapes(layer.shapes)
      }
    })
    this.#seen = context.getImageData(0, 0, width, height).data
  }

  /** The number of the thing seen at a place; outside the picture a number above all others. */
  idAt(x: number, y: number): number {
    const { width, height } = this.#scene
    const px = Math.round(x)
    const py = Math.round(y)
    if (px < 0 || py < 0 || px >= width || py >= height) return NOWHERE
    const i = (py * width + px) * 4
    const seen = this.#seen
    return (seen[i] << 16) | (seen[i + 1] << 8) | seen[i + 2]
  }

  at(x: number, y: number): Thing | null {
    return this.list[this.idAt(x, y)] ?? null
  }
}
