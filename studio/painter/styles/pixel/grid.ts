import type { Rgb } from '../../colour'
import type { Layer, LightLayer, Shape, TerrainLayer, Wave } from '../../drawing'
import { moveShapes } from '../../geometry'
import { rasterise } from '../../raster/canvas'
import type { Scene } from '../../scene'
import { FLAT } from '../minimal/sky'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'

/** The small picture while its pixels are still set by hand. */
export class Grid {
  readonly pixels: Uint8ClampedArray
  readonly belongs: Uint8Array
  /** Pixels that were meant: never dithered. */
  readonly crisp: Uint8Array
  /** Pixels of subjects, apart from the forms that a scene is built of. */
  readonly figures: Uint8Array

  readonly width: number
  readonly height: number

  constructor(plain: PlainPicture, { width, height, unit, layers }: Scene) {
    this.width = width
    this.height = height
    this.pixels = plain.rgba
    this.belongs = plain.belongs
    this.crisp = this.belongs.map((owner) => (owner >= BELONGS.subject ? 1 : 0))
    this.figures = new Uint8Array(this.belongs.length)
    for (const layer of layers) {
      // trees stay clean, the land they stand on may be dithered
      if (layer.kind === 'terrain') this.#mark(layer.cover, unit, this.crisp, 1)
      if (layer.kind !== 'shapes' || layer.role === 'reflection') continue
      this.#mark(layer.shapes, unit, this.figures, layer.role === 'subject' ? 1 : 0)
    }
  }

  #mark(shapes: readonly Shape[], unit: number, target: Uint8Array, value: number): void {
    const raster = rasterise(shapes, this.width, this.height, 1, unit, FLAT)
    if (!raster) return
    const { box, rgba } = raster
    for (let i = 0; i < box.width * box.height; i++) {
      if (rgba[i * 4 + 3] < 128) continue
      const x = (i % box.width) + box.x
      target[(Math.floor(i / box.width) + box.y) * this.width + x] = value
    }
  }

  /** A requested thing, not a wall or a dune. */
  isFigure(x: number, y: number): boolean {
    return this.owner(x, y) >= BELONGS.subject && this.figures[y * this.width + x] === 1
  }

  owner(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return -1
    return this.belongs[y * this.width + x]
  }

  at(x: number, y: number): Rgb {
    const i = (y * this.width + x) * 4
    return [this.pixels[i], this.pixels[i + 1], this.pixels[i + 2]]
  }

  /** Sets one pixel, if it lies in the picture. */
  set(x: number, y: number, colour: Rgb, share = 1): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return
    const i = y * this.width + x
    for (let c = 0; c < 3; c++) {
      const under = this.pixels[i * 4 + c]
      this.pixels[i * 4 + c] = under + (colour[c] - under) * share
    }
    this.crisp[i] = 1
  }

  /** A row of pixels, only where the picture belongs to `owner`. */
  row(from: number, to: number, y: number, colour: Rgb, owner: number, share = 1): void {
    for (let x = from; x <= to; x++) if (this.owner(x, y) === owner) this.set(x, y, colour, share)
  }
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Darkens towards the picture's darkest ink and keeps a little of the thing's own colour. */
const selfOutline = (own: Rgb, darkest: Rgb): Rgb => [
  own[0] * 0.4 + darkest[0] * 0.45,
  own[1] * 0.4 + darkest[1] * 0.45,
  own[2] * 0.4 + darkest[2] * 0.45,
]

/**
 * One dark pixel around whatever is at least three pixels thick; hairs and twigs would drown in
 * it. Near the light there is none: it eats edges.
 */
export function outlineSubjects(grid: Grid, darkest: Rgb, light: LightLayer | null): void {
  const { width, height } = grid
  const marks: { x: number; y: number; colour: Rgb }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const owner = grid.owner(x, y)
      if (grid.isFigure(x, y) || owner === BELONGS.light) continue
      if (light) {
        const dx = x - light.x
        const dy = y - light.y
        const reach = light.radius * 1.5
        if (dx * dx + dy * dy < reach * reach) continue
      }
      for (const [dx, dy] of SIDES) {
        const thick =
          grid.owner(x + dx, y + dy) === BELONGS.subject &&
          grid.isFigure(x + dx, y + dy) &&
          grid.isFigure(x + dx * 2, y + dy * 2) &&
          grid.isFigure(x + dx * 3, y + dy * 3)
        if (!thick) continue
        marks.push({ x, y, colour: selfOutline(grid.at(x + dx, y + dy), darkest) })
        break
      }
    }
  for (const { x, y, colour } of marks) grid.set(x, y, colour)
}

/** A height line at one value a pixel of the small picture. */
function shrinkRidge(ridge: Float32Array, width: number, by: number): Float32Array {
  const last = ridge.length - 1
  return Float32Array.from({ length: width + 1 }, (_, x) => {
    return ridge[Math.min(last, Math.round(x * by))] / by
  })
}

const shrinkLand = (layer: TerrainLayer, width: number, by: number): TerrainLayer => ({
  ...layer,
  ridge: shrinkRidge(layer.ridge, width, by),
  top: layer.top / by,
  base: layer.base / by,
  bottom: layer.bottom / by,
  cover: moveShapes(layer.cover, ([x, y]) => [x / by, y / by]),
})

function shrinkWave(wave: Wave, width: number, by: number): Wave {
  const ridge = shrinkRidge(wave.ridge, width, by)
  return { ...wave, ridge, amplitude: wave.amplitude / by }
}

function shrinkLayer(layer: Layer, width: number, by: number): Layer {
  switch (layer.kind) {
    case 'sky':
      return { ...layer, bottom: layer.bottom / by }
    case 'sun':
    case 'moon': {
      // half a pixel off makes a disc that the grid can hold
      const x = Math.round(layer.x / by) + 0.5
      const y = Math.round(layer.y / by) + 0.5
      return { ...layer, x, y, radius: Math.max(2.5, Math.round(layer.radius / by) + 0.5) }
    }
    case 'stars': {
      const { band } = layer
      const stars = layer.stars.map((star) => ({
        ...star,
        x: Math.floor(star.x / by),
        y: Math.floor(star.y / by),
        size: star.size / by,
      }))
      const small = band && {
        ...band,
        x: band.x / by,
        y: band.y / by,
        halfWidth: band.halfWidth / by,
      }
      return { ...layer, stars, band: small }
    }
    case 'clouds': {
      const clouds = layer.clouds.map(({ x, y, halfWidth, height }) => ({
        x: x / by,
        y: y / by,
        halfWidth: halfWidth / by,
        height: height / by,
      }))
      return { ...layer, clouds }
    }
    case 'mist':
      return { ...layer, y: layer.y / by, height: layer.height / by }
    case 'terrain':
      return shrinkLand(layer, width, by)
    case 'water': {
      const { glitter } = layer
      const small = glitter && { x: glitter.x / by, halfWidth: glitter.halfWidth / by }
      return { ...layer, top: Math.round(layer.top / by), glitter: small }
    }
    case 'waves':
      return { ...layer, waves: layer.waves.map((wave) => shrinkWave(wave, width, by)) }
    case 'shapes':
      return { ...layer, shapes: moveShapes(layer.shapes, ([x, y]) => [x / by, y / by]) }
    case 'rain':
    case 'snowfall':
      return layer
  }
}

/** The same scene on a coarser grid: it is drawn small, not made small afterwards. */
export function shrinkScene(scene: Scene, by: number): Scene {
  const width = Math.ceil(scene.width / by)
  const height = Math.ceil(scene.height / by)
  return {
    ...scene,
    width,
    height,
    unit: scene.unit / by,
    horizon: scene.horizon / by,
    focusX: scene.focusX / by,
    layers: scene.layers.map((layer) => shrinkLayer(layer, width, by)),
  }
}
