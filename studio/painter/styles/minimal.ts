import type { Layer, LightLayer } from '../drawing'
import { toRgb } from '../colour'
import { clamp } from '../../lib/maths'
import { noiseTile, texel } from '../../lib/noise'
import type { Random, Scene } from '../scene'
import { paintLayers } from './layers'
import { printCover, printFigures } from './minimal/figures'
import { chooseInks, type Inks, Poster } from './minimal/inks'
import { printLand } from './minimal/land'
import { type Reduced, reduceScene } from './minimal/reduce'
import {
  largeLight,
  printClouds,
  printFalling,
  printLight,
  printMist,
  printSky,
  printStars,
} from './minimal/sky'
import { printWater, printWave } from './minimal/water'
import type { StylePainter } from './style'

/** Inks of every layer of one poster. */
interface Press {
  readonly poster: Poster
  readonly scene: Scene
  readonly inks: Inks
  readonly reduced: Reduced
  readonly light: LightLayer | null
}

/** The sun or moon of the scene; a dry day without one gets a quiet disc of its own. */
function lightFor(scene: Scene, reduced: Reduced): LightLayer | null {
  const { layers, slots, width, horizon, lightSide } = scene
  const own = layers.find(
    (layer): layer is LightLayer => layer.kind === 'sun' || layer.kind === 'moon',
  )
  if (own) return largeLight(own, scene, reduced.crowd)
  const wet = slots.weather.has('rain') || slots.weather.has('storm') || slots.weather.has('fog')
  const open = layers.some(({ kind }) => kind === 'sky') && slots.scene !== 'abstract'
  if (wet || !open || slots.time === 'night' || slots.denied.has('light:sun')) return null
  const x = width * (0.5 + lightSide * 0.2)
  const disc = { kind: 'sun', depth: 1, x, y: horizon * 0.42, radius: 1, crescent: false } as const
  return largeLight(disc, scene, reduced.crowd)
}

function printLayer(press: Press, random: Random, layer: Layer): void {
  const { poster, scene, inks, reduced, light } = press
  if (reduced.left.has(layer)) return
  switch (layer.kind) {
    case 'sky': {
      printSky(poster, layer, inks)
      const given = scene.layers.some(({ kind }) => kind === 'sun' || kind === 'moon')
      if (light && !given) printLight(poster, light, inks)
      return
    }
    case 'sun':
    case 'moon':
      return light ? printLight(poster, light, inks) : undefined
    case 'stars':
      return printStars(poster, layer, inks)
    case 'clouds':
      return printClouds(poster, layer, scene, inks, random)
    case 'mist':
      return printMist(poster, layer, scene, inks)
    case 'terrain': {
      const rung = reduced.rungs.get(layer) ?? 0.5
      printLand(poster, layer, rung, reduced.feet.get(layer) ?? [], scene, inks, random)
      return printCover(poster, layer.cover, rung, scene, inks)
    }
    case 'water': {
      const shines = layer.glitter !== null && light !== null
      return printWater(poster, layer, inks, shines ? light : null, random)
    }
    case 'waves':
      for (const wave of layer.waves) printWave(poster, wave, 1 - layer.depth, scene, inks)
      return
    case 'shapes':
      return printFigures(poster, layer, scene, inks, reduced)
    case 'rain':
    case 'snowfall':
      return printFalling(poster, layer, inks, random)
  }
}

/** Share of the short side that stays bare all round. */
const BORDER = 0.045

function trim(poster: Poster, inks: Inks): Uint8ClampedArray {
  const { width, height } = poster
  const border = Math.min(width, height) * BORDER
  const paper = toRgb(inks.paper)
  const tooth = noiseTile('paper')
  const out = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const inside = clamp(Math.min(x, y, width - 1 - x, height - 1 - y) - border + 0.5)
      const grain = (texel(tooth, x, y) - 0.5) * 7
      const at = i * 4
      out[at] = paper[0] + (poster.red[i] - paper[0]) * inside + grain
      out[at + 1] = paper[1] + (poster.green[i] - paper[1]) * inside + grain
      out[at + 2] = paper[2] + (poster.blue[i] - paper[2]) * inside + grain
      out[at + 3] = 255
    }
  return out
}

/** A poster: few inks, large calm shapes, grain instead of gradients, and space. */
export const minimal: StylePainter = {
  id: 'minimal',
  paint(scene, random, report) {
    const poster = new Poster(scene)
    const inks = chooseInks(scene)
    const reduced = reduceScene(scene)
    const press = { poster, scene, inks, reduced, light: lightFor(scene, reduced) }
    paintLayers(scene, report, {
      layer: (layer, index) => printLayer(press, random.fork(`layer ${index}`), layer),
      snapshot: (side) => poster.snapshot(side),
    })
    return trim(poster, inks)
  },
}
