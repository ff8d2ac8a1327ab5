import { type Oklch, type Rgb, mixColour, shade } from '../colour'
import type { Layer, ShapesLayer, TerrainLayer } from '../drawing'
import { clamp, decay, mix, smoothstep } from '../../lib/maths'
import { noiseTile, sample } from '../../lib/noise'
import type { ReliefPoint } from '../raster/relief'
import type { Random, Scene } from '../scene'
import { layerNoise, paintLayers } from './layers'
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
import { addBloom, drySheet } from './wash/finish'
import { spreadLamplight } from './wash/lamplight'
import { type TerrainWash, type WashLook, washShapes, washTerrain } from './wash/shapes'
import { type Absorbance, Sheet, toAbsorbance } from './wash/sheet'
import { washWater, washWaves } from './wash/water'

const PAPER: Rgb = [252, 249, 241]
const FOOT_STEPS = 48

/** Pigment is transparent: dark colours are thinned, or night turns into a black slab. */
function thin(colour: Oklch, lift: number): Oklch {
  const share = colour[0] < 0.5 ? 1 : 0.4
  return [colour[0] + (1 - colour[0]) * lift * share, colour[1] * 1.12, colour[2]]
}

/** Water also takes the sky's pigment from its mirror: its own is thinned, or it turns to cyan. */
const calm = ([lightness, chroma, hue]: Oklch): Oklch => [lightness, chroma * 0.74, hue]

function computeLift(scene: Scene): number {
  const { time } = scene.slots
  return time === 'night' ? 0.16 : time === 'sunset' || time === 'dusk' ? 0.07 : 0.02
}

/** Water in the brush: pools, hard edges and blooms come from it. */
const computeWetness = ({ strength }: Scene): number => atStrength(strength, 0.25, 1.5)

function shapesLook(layer: ShapesLayer | TerrainLayer, lift: number, wetness: number): WashLook {
  const isReflection = layer.kind === 'shapes' && layer.role === 'reflection'
  return {
    gradients: true,
    fill: (_, colour) => thin(colour, lift),
    outline: () => null,
    wobble: 2.4,
    edge: 0.8 * wetness,
    edgeRadius: 3.4,
    knock: isReflection ? 0.3 : 0.97,
    strength: isReflection ? 0.7 : 1,
    pooling: 0.6 * wetness,
  }
}

function washLand(sheet: Sheet, layer: TerrainLayer, scene: Scene, shift: number): void {
  const { unit } = sheet
  const lift = computeLift(scene)
  const cloud = noiseTile('cloud')
  const top = thin(layer.colour, lift)
  const foot = thin(layer.foot, lift)
  const pigments: Absorbance[] = Array.from({ length: FOOT_STEPS }, (_, i) => {
    const t = i / (FOOT_STEPS - 1)
    return toAbsorbance(layer.fades ? mixColour(top, foot, t) : shade(top, 0.04 - 0.08 * t))
  })
  const snowShade = toAbsorbance(mixColour([0.8, 0.05, 255], layer.colour, 0.25))
  const contrast = layer.form === 'rock' ? mix(0.62, 0.3, layer.depth) : 0.22
  const decide = (point: ReliefPoint, x: number, y: number, out: TerrainWash): void => {
    const { depthBelow, share, shadow, fold } = point
    const pool = sample(cloud, (x / unit) * 0.6 + shift, (y / unit) * 0.6)
    const fade = layer.fades ? smoothstep(1.25, 0.25, share + (pool - 0.5) * 0.5) : 1
    const rim = decay(depthBelow / (2.6 * unit)) * 0.42
    const density =
      (0.62 + 0.72 * pool + 0.25 * (fold - 0.5)) * (1 + contrast * shadow) * mix(0.1, 1, fade) +
      rim * fade
    const t = clamp(layer.fades ? share * 0.9 : share * 0.35)
    out.pigment = pigments[(t * (FOOT_STEPS - 1)) | 0]
    out.density = density
    if (point.snow > 0.5) {
      out.pigment = snowShade
      out.density = (0.1 + 0.75 * Math.max(0, shadow) + 0.25 * rim) * mix(0.3, 1, fade)
    } else if (point.snow > 0) out.density = density * (1 - point.snow)
    out.knock = layer.fades ? 0.94 : 0.97
  }
  washTerrain(sheet, layer, shift, scene.lightSide, decide)
  if (layer.cover.length > 0)
    washShapes(sheet, layer.cover, shapesLook(layer, lift, computeWetness(scene)), shift + 7)
}

function paintLayer(sheet: Sheet, scene: Scene, random: Random, layer: Layer, index: number): void {
  const shift = layerNoise(index)
  const lift = computeLift(scene)
  const { palette, slots } = scene
  const night = slots.time === 'night'
  const pigment = (colour: Oklch): Absorbance => toAbsorbance(thin(colour, lift))
  switch (layer.kind) {
    case 'sky': {
      const [top, middle, horizon] = palette.sky
      const wetness = computeWetness(scene)
      const bands = skyBands([thin(top, lift), thin(middle, lift), thin(horizon, lift)])
      return washSky(sheet, bands, layer.bottom, shift, (pool, local) => {
        return 1.025 + 1.05 * wetness * (pool - 0.5) + 0.18 * (local - 0.5)
      })
    }
    case 'sun':
    case 'moon':
      return washDisc(
        sheet,
        layer,
        {
          face: toAbsorbance(palette.light),
          faceDensity: layer.kind === 'sun' ? 0.9 : 0.75,
          glow: layer.kind === 'sun' ? 0.75 : 0.5,
          glowTint: toAbsorbance(palette.glow),
          reach: layer.kind === 'sun' ? 4.2 : 3.2,
          ring: 0,
        },
        shift,
      )
    case 'stars':
      return liftStars(sheet, layer, toAbsorbance([0.66, 0.1, 305]))
    case 'clouds':
      return liftClouds(
        sheet,
        layer,
        layer.strength,
        pigment(mixColour(palette.sky[1], palette.far, 0.5)),
        shift,
      )
    case 'terrain':
      return washLand(sheet, layer, scene, shift)
    case 'mist':
      return liftMist(
        sheet,
        layer,
        pigment(mixColour(palette.sky[2], [0.97, 0.01, 200], night ? 0 : 0.3)),
        shift,
      )
    case 'water':
      return washWater(
        sheet,
        layer,
        {
          near: pigment(calm(shade(layer.colour, -0.08))),
          far: pigment(calm(mixColour(layer.colour, palette.sky[2], 0.55))),
          density: layer.overhead ? 0.95 : 0.62,
          mirror: 0.8,
          trough: 0.55,
          glitter: 0.95,
        },
        shift,
      )
    case 'waves':
      for (const [i, wave] of layer.waves.entries()) {
        const near = (i + 1) / layer.waves.length
        washWaves(sheet, wave, shift + i * 41, {
          body: pigment(calm(wave.colour)),
          density: 0.5,
          crest: mix(0.25, 0.6, near),
          lines: 0.35,
          knock: 0.93,
        })
      }
      return
    case 'shapes': {
      washShapes(sheet, layer.shapes, shapesLook(layer, lift, computeWetness(scene)), shift)
      if (!night || layer.role === 'reflection') return
      const wet = slots.weather.has('rain') || slots.weather.has('storm')
      return spreadLamplight(sheet, layer.shapes, { reach: 13, power: 0.62, wet })
    }
    case 'rain':
    case 'snowfall':
      return liftFalling(sheet, layer, random.fork('falling'))
  }
}

export const watercolour: StylePainter = {
  id: 'watercolour',
  paint(scene, random, report) {
    const { width, height, unit } = scene
    const sheet = new Sheet(width, height, unit)
    paintLayers(scene, report, {
      layer: (layer, index) => paintLayer(sheet, scene, random, layer, index),
      snapshot: (side) => sheet.snapshot(PAPER, side),
    })
    const drops = random.fork('blooms')
    const blooms = Math.round(4 * atStrength(scene.strength, 0, 2.5))
    for (let i = 0; i < blooms; i++) {
      addBloom(sheet, drops.next() * width, drops.next() * height, drops.range(38, 105) * unit)
    }
    return drySheet(sheet, { colour: PAPER, margin: 32, tooth: 24, fibres: 0.15, vignette: 0.02 })
  },
}
