import { type Oklch, type Rgb, mixColour } from '../colour'
import type { Layer, Shape, ShapesLayer, TerrainLayer, WavesLayer } from '../drawing'
import { computeArea } from '../geometry'
import { clamp, decay, mix, power, smoothstep } from '../../lib/maths'
import { noiseTile, sample, texel } from '../../lib/noise'
import type { ReliefPoint } from '../raster/relief'
import type { Random, Scene } from '../scene'
import { layerNoise, paintLayers } from './layers'
import { stampSeal } from './seal'
import { atStrength } from './strength'
import type { StylePainter } from './style'
import {
  liftClouds,
  liftFalling,
  liftMist,
  liftStars,
  skyBands,
  washDisc,
  washSky,
} from './wash/sky'
import { drySheet } from './wash/finish'
import { type TerrainWash, type WashLook, washShapes, washTerrain } from './wash/shapes'
import { type Absorbance, Sheet, toAbsorbance } from './wash/sheet'
import { washWater, washWaves } from './wash/water'
import { threeTriples } from '../drawing/notation'

const PAPER: Rgb = [246, 240, 226]
const INK: Absorbance = [1, 0.98, 0.91]
const VERMILION = toAbsorbance([0.6, 0.19, 30])

/** Ink has no hues: only tone, except where a shape insists on its colour. */
function inkFill(shape: Shape, colour: Oklch, depth: number, night: number, room: number): Oklch {
  const pale = mix(1, 0.45, depth)
  if (shape.snow) return [0.985, 0.005, 90]
  if (shape.accent || shape.petal || shape.tinted)
    return mixColour(colour, [0.9, 0.02, 80], 0.08 + depth * 0.4)
  if (shape.glow) return mixColour(colour, [0.95, 0.05, 85], 0.25)
  const floor = shape.stroke && !shape.foliage ? 0.12 : 0
  const light = shape.foliage ? colour[0] * 0.78 : colour[0]
  const tone = power(1 - light, shape.foliage ? 1.5 : 1.15) * (1.12 - 0.25 * night) + floor
  // walls and floors are left nearly bare: the eye needs paper to rest on
  const broad = smoothstep(0.012, 0.07, computeArea(shape.points) / room)
  return [clamp(1 - tone * pale * mix(1, 0.46, broad), 0.16, 0.99), 0.006, 80]
}

function shapesLook(
  layer: ShapesLayer | TerrainLayer,
  night: number,
  { width, height }: Scene,
): WashLook {
  const room = width * height
  const { depth } = layer
  const isReflection = layer.kind === 'shapes' && layer.role === 'reflection'
  return {
    gradients: true,
    fill: (shape, colour) => inkFill(shape, colour, depth, night, room),
    outline: (shape) => {
      if (isReflection || shape.plain || shape.shadow || shape.detail) return null
      if (shape.stroke || shape.foliage) return null
      if (shape.petal) {
        return {
          colour: [shape.colour[0] - 0.3, shape.colour[1], shape.colour[2]],
          width: 1.4,
          alpha: 0.55,
        }
      }
      return { colour: [mix(0.2, 0.6, depth), 0.01, 260], width: mix(2.3, 1.1, depth), alpha: 0.85 }
    },
    wobble: 1.6,
    edge: 0.5,
    edgeRadius: 3,
    knock: isReflection ? 0.1 : 0.96,
    strength: isReflection ? 0.4 : 1,
    pooling: 0.55,
  }
}

/**
 * The one formula of Chinese landscape: a dark ridge that dissolves downwards into white mist,
 * with hemp-fibre strokes running down its folds.
 */
function inkTerrain(sheet: Sheet, layer: TerrainLayer, scene: Scene, shift: number): void {
  const { unit } = sheet
  const { depth, form } = layer
  const tone = mix(1.15, 0.3, power(depth, 0.75))
  const relief = Math.max(60 * unit, layer.base - layer.top)
  const mid = noiseTile('mid')
  const cloud = noiseTile('cloud')
  const fibre = noiseTile('fibre')
  const isRock = form === 'rock'
  const lines = (isRock ? 0.62 : 0.28) * (1 - depth * 0.62)
  const decide = (point: ReliefPoint, x: number, y: number, out: TerrainWash): void => {
    const { depthBelow, share, fold, shadow } = point
    const top = decay(depthBelow / (relief * 0.32))
    const fall = layer.fades ? decay(share * share * 0.95) : Math.max(0.42, decay(share * 0.6))
    const wetness = texel(mid, x + shift, y)
    const pool = sample(cloud, (x / unit) * 0.8 + shift, (y / unit) * 0.8)
    const brush = (1.1 + 3.4 * wetness * wetness) * unit * mix(1.2, 0.7, depth)
    const contour = decay(depthBelow / brush) * (0.25 + 0.95 * pool)
    const phase = fold * (isRock ? 9 : 5) + wetness * 0.35
    const ridgeShare = Math.abs(phase - Math.floor(phase) - 0.5) * 2
    const dry = smoothstep(
      0.36,
      0.62,
      texel(fibre, (x + shift) | 0, (y * 2) | 0) * 0.5 + wetness * 0.5,
    )
    const hemp = smoothstep(0.7, 0.97, ridgeShare) * dry * decay(share * 1.35)
    let density =
      0.1 +
      0.42 * top +
      0.55 * (pool - 0.32) * (0.35 + top) +
      0.5 * Math.max(0, shadow) * (0.3 + top)
    density = Math.max(0, density) * fall + lines * hemp * fall + 0.72 * contour
    if (point.snow > 0) density = mix(density, 0.55 * contour + lines * hemp * 0.3, point.snow)
    out.density = tone * density * (0.82 + 0.36 * wetness)
    out.knock = layer.fades ? 0.95 : 0.97
    out.pigment = INK
  }
  washTerrain(sheet, layer, shift, scene.lightSide, decide)
  if (layer.cover.length > 0) washShapes(sheet, layer.cover, shapesLook(layer, 0, scene), shift + 7)
}

class InkPicture {
  readonly #sheet: Sheet
  readonly #night: number

  constructor(
    readonly scene: Scene,
    readonly random: Random,
  ) {
    this.#sheet = new Sheet(scene.width, scene.height, scene.unit)
    this.#night = scene.slots.time === 'night' ? 1 : scene.slots.time === 'dusk' ? 0.5 : 0
  }

  get sheet(): Sheet {
    return this.#sheet
  }

  paintLayer(layer: Layer, index: number): void {
    const sheet = this.#sheet
    const shift = layerNoise(index)
    const night = this.#night
    if (layer.kind === 'sky') return this.#sky(layer.bottom, shift)
    if (layer.kind === 'sun') {
      const look = { face: VERMILION, faceDensity: 0.95, glow: 0.35, glowTint: null }
      return washDisc(sheet, layer, { ...look, reach: 2.2, ring: 0 }, shift)
    }
    if (layer.kind === 'moon') {
      const look = { face: INK, faceDensity: 0.025, glow: 0, glowTint: null }
      return washDisc(sheet, layer, { ...look, reach: 3, ring: 0.34 - night * 0.14 }, shift)
    }
    if (layer.kind === 'stars') return night > 0 ? liftStars(sheet, layer, null) : undefined
    if (layer.kind === 'clouds')
      return liftClouds(sheet, layer, layer.strength * 0.7, [0.35, 0.34, 0.32], shift)
    if (layer.kind === 'terrain') return inkTerrain(sheet, layer, this.scene, shift)
    if (layer.kind === 'mist') return liftMist(sheet, layer, null, shift)
    if (layer.kind === 'water') {
      const look = { near: INK, far: INK, density: layer.overhead ? 0.1 : 0.055 + night * 0.16 }
      return washWater(
        sheet,
        layer,
        { ...look, mirror: 0.55, trough: 2.6, glitter: night > 0 ? 0.8 : 0.4 },
        shift,
      )
    }
    if (layer.kind === 'waves') return this.#waves(layer, shift)
    if (layer.kind === 'shapes')
      return washShapes(sheet, layer.shapes, shapesLook(layer, night, this.scene), shift)
    if (layer.kind === 'rain' || layer.kind === 'snowfall')
      return liftFalling(sheet, layer, this.random.fork('falling'))
  }

  /** Most of the paper stays paper: a wash only where clouds of water carried it. */
  #sky(bottom: number, shift: number): void {
    const night = this.#night
    const wet = this.scene.slots.weather.has('rain') || this.scene.slots.weather.has('storm')
    const snow = this.scene.slots.weather.has('snow') || this.scene.slots.season === 'winter'
    const bands = skyBands(threeTriples('0.28,0,0 0.42,0,0 0.62,0,0'))
    washSky(this.#sheet, bands, bottom, shift, (pool, local, share) => {
      const drift = smoothstep(0.42, 0.86, pool) * (0.55 + 0.5 * local)
      const base = night * mix(0.62, 0.22, share) * (0.55 + 0.9 * pool)
      const veil = (wet ? 0.22 : snow ? 0.27 : 0.02) * (0.3 + 1.3 * pool)
      return base + veil + drift * (0.24 + 0.2 * night) * mix(1, 0.4, share)
    })
  }

  #waves(layer: WavesLayer, shift: number): void {
    for (const [index, wave] of layer.waves.entries()) {
      const near = (index + 1) / layer.waves.length
      washWaves(this.#sheet, wave, shift + index * 41, {
        body: INK,
        density: mix(0.06, 0.16, near),
        crest: mix(0.3, 0.85, near),
        lines: mix(0.22, 0.5, near),
        knock: 0.9,
      })
    }
  }
}

export const ink: StylePainter = {
  id: 'ink',
  paint(scene, random, report) {
    const picture = new InkPicture(scene, random)
    paintLayers(scene, report, {
      layer: (layer, index) => picture.paintLayer(layer, index),
      snapshot: (side) => picture.sheet.snapshot(PAPER, side),
    })
    const paper = { colour: PAPER, margin: 0, tooth: 13, fibres: 1, vignette: 0.08 }
    const pixels = drySheet(picture.sheet, {
      ...paper,
      weight: atStrength(scene.strength, 0.62, 1.4),
      dryness: atStrength(scene.strength, 1, 1.75) - 1,
    })
    stampSeal(pixels, scene, random.fork('seal'))
    return pixels
  },
}
