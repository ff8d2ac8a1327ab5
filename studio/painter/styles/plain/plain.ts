import type { Layer, Oklch, Shape } from '../../drawing'
import type { DrawLook } from '../../raster/canvas'
import type { Random, Scene } from '../../scene'
import { layerNoise, paintLayers } from '../layers'
import type { StepReport } from '../style'
import { paintClouds, paintLight, paintMist, paintSky } from './air'
import { paintFalling } from './falling'
import { paintLand } from './land'
import { BELONGS, PlainSheet } from './sheet'
import { paintStars } from './stars'
import { paintWater, paintWave } from './water'

export interface PlainOptions {
  /** Changes every colour before it is painted; default: none. */
  readonly recolour?: (colour: Oklch, layer: Layer) => Oklch
  /** Key-line around a shape, width in units; default: none. */
  readonly outline?: (shape: Shape, layer: Layer) => ReturnType<DrawLook['outline']>
  /** Layers that are left out: rain that the style draws itself. */
  readonly skips?: (layer: Layer) => boolean
  /** Called after every layer, 0..0.88; snapshots show the plain picture. */
  readonly report?: StepReport
}

/** Planes are row by row, width × height long. */
export interface PlainPicture {
  readonly rgba: Uint8ClampedArray
  /** One of `BELONGS` a pixel. */
  readonly belongs: Uint8Array
  /** 255 at the horizon, 0 before the viewer's feet. */
  readonly depth: Uint8Array
}

const NO_OUTLINE = (): null => null

function paintLayer(
  sheet: PlainSheet,
  scene: Scene,
  random: Random,
  options: PlainOptions,
  layer: Layer,
  index: number,
): void {
  const { palette, slots, lightSide } = scene
  const { recolour: change, outline } = options
  const recolour = (colour: Oklch): Oklch => (change ? change(colour, layer) : colour)
  const shift = layerNoise(index)
  const look: DrawLook = {
    gradients: true,
    fill: (_, colour) => recolour(colour),
    outline: outline
      ? (shape) => {
          const line = outline(shape, layer)
          return line && { ...line, width: line.width * sheet.unit }
        }
      : NO_OUTLINE,
  }
  const depth = Math.round(layer.depth * 255)
  switch (layer.kind) {
    case 'sky':
      return paintSky(sheet, layer, palette, recolour)
    case 'sun':
    case 'moon':
      return paintLight(sheet, layer, scene, recolour)
    case 'stars':
      return paintStars(sheet, layer, recolour)
    case 'clouds':
      return paintClouds(sheet, layer, scene, recolour)
    case 'mist':
      return paintMist(sheet, layer, palette, slots.time === 'night', shift, recolour)
    case 'terrain':
      paintLand(sheet, layer, palette, lightSide, shift, recolour)
      return sheet.drawShapes(layer.cover, look, 1, BELONGS.cover, depth)
    case 'water':
      return paintWater(sheet, layer, palette, shift, recolour)
    case 'waves':
      for (const [i, wave] of layer.waves.entries())
        paintWave(sheet, wave, palette, (i + 1) / layer.waves.length, shift + i * 41, recolour)
      return
    case 'shapes': {
      const isReflection = layer.role === 'reflection'
      const owner = isReflection ? null : BELONGS.subject
      return sheet.drawShapes(layer.shapes, look, isReflection ? 0.6 : 1, owner, depth)
    }
    case 'rain':
    case 'snowfall':
      return paintFalling(sheet, layer, palette, random.fork('falling'), recolour)
  }
}

/**
 * Paints a scene plainly, in full colour: what styles with a touch of their own (brush, pixels,
 * graphite) look at while they work. The picture has the scene's size in pixels.
 */
export function paintPlain(scene: Scene, random: Random, options: PlainOptions = {}): PlainPicture {
  const sheet = new PlainSheet(scene.width, scene.height, scene.unit)
  paintLayers(scene, options.report ?? (() => undefined), {
    layer: (layer, index) => {
      if (!options.skips?.(layer)) paintLayer(sheet, scene, random, options, layer, index)
    },
    snapshot: (side) => sheet.snapshot(side),
  })
  const rgba = sheet.pixels()
  sheet.release()
  return { rgba, belongs: sheet.belongs, depth: sheet.depth }
}
