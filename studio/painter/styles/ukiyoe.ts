import { type Oklch, mixColour, shade } from '../colour'
import type { Layer, Shape } from '../drawing'
import { mix } from '../../lib/maths'
import type { DrawLook } from '../raster/canvas'
import type { Random, Scene } from '../scene'
import { gradeDown } from './graded'
import { layerNoise, paintLayers } from './layers'
import { printClouds, printLight, printMist, printSky, printStars } from './print/air'
import { KEY, PrintSheet, pullPrint, toPigment } from './print/sheet'
import { printLand } from './print/land'
import { printFalling, printWater, printWave } from './print/water'
import { stampSeal } from './seal'
import { atStrength } from './strength'
import type { StylePainter } from './style'

/** Flat pigments and an indigo key-line that grows finer and paler with distance. */
function keyLook(depth: number, air: Oklch, outlined: boolean, weight: number): DrawLook {
  const key = mixColour(KEY, air, depth * 0.5)
  const width = mix(3, 1.2, depth) * weight
  return {
    gradients: true,
    fill: (shape: Shape, colour) => (shape.glow ? colour : toPigment(colour)),
    outline: (shape) => {
      if (!outlined || shape.plain || shape.shadow || shape.detail || shape.snow) return null
      if (shape.petal)
        return { colour: shade(shape.colour, -0.28, 0.04), width: width * 0.55, alpha: 0.85 }
      if (shape.foliage) return { colour: key, width: width * 0.5, alpha: 0.75 }
      return { colour: key, width: shape.stroke ? width * 0.7 : width, alpha: 0.92 }
    },
  }
}

/** No gradients from the scene, but a large block is wiped darker along its top; no halos either. */
const wiped =
  ({ height }: PrintSheet): ((shape: Shape) => Shape[]) =>
  ({ gradient: _gradient, ...shape }) => {
    if (shape.glow && !shape.accent && (shape.alpha ?? 1) < 0.55) return []
    const tones = (colour: Oklch) =>
      [shade(colour, -0.09, 0.012), colour, shade(colour, 0.015)] as const
    return [gradeDown(shape, height * 0.16, tones)]
  }

function paintLayer(sheet: PrintSheet, scene: Scene, random: Random, layer: Layer, index: number) {
  const air = scene.palette.sky[2]
  const weight = atStrength(scene.strength, 0.35, 1.55)
  const shift = layerNoise(index)
  const fork = random.fork(`layer ${index}`)
  switch (layer.kind) {
    case 'sky':
      return printSky(sheet, scene, layer.bottom)
    case 'sun':
    case 'moon':
      return printLight(sheet, layer, scene.slots.time === 'night')
    case 'stars':
      return printStars(sheet, layer)
    case 'clouds':
      return printClouds(sheet, layer, scene, fork)
    case 'mist':
      return printMist(sheet, layer, scene, fork)
    case 'terrain':
      printLand(sheet, layer, toPigment(air), shift, scene.lightSide)
      return sheet.printShapes(
        layer.cover.flatMap(wiped(sheet)),
        scale(keyLook(layer.depth, air, true, weight), sheet.unit),
      )
    case 'water':
      return printWater(sheet, layer, scene, shift)
    case 'waves':
      for (const wave of layer.waves) printWave(sheet, wave, 1 - layer.depth, shift)
      return
    case 'shapes': {
      const isReflection = layer.role === 'reflection'
      const look = scale(keyLook(layer.depth, air, !isReflection, weight), sheet.unit)
      return sheet.printShapes(layer.shapes.flatMap(wiped(sheet)), look, isReflection ? 0.55 : 1)
    }
    case 'rain':
    case 'snowfall':
      return printFalling(sheet, layer, fork)
  }
}

/** Line widths are given for a 1024-pixel picture. */
const scale = (look: DrawLook, unit: number): DrawLook => ({
  ...look,
  outline: (shape) => {
    const line = look.outline(shape)
    return line && { ...line, width: line.width * unit }
  },
})

export const ukiyoe: StylePainter = {
  id: 'ukiyoe',
  paint(scene, random, report) {
    const sheet = new PrintSheet(scene.width, scene.height, scene.unit)
    paintLayers(scene, report, {
      layer: (layer, index) => paintLayer(sheet, scene, random, layer, index),
      snapshot: (side) => sheet.snapshot(side),
    })
    const pixels = pullPrint(sheet, atStrength(scene.strength, 0.2, 2.4))
    stampSeal(pixels, scene, random.fork('seal'))
    return pixels
  },
}
