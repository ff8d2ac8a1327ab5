import type { Layer, ShapesLayer } from '../drawing'
import type { Random, Scene } from '../scene'
import { paintClouds, paintFalling, paintLight, paintMist, paintStars } from './blue-green/clouds'
import { paintPeaks, placeMoss } from './blue-green/peaks'
import { type MineralPlan, planMinerals } from './blue-green/pigments'
import { age, SilkSheet, spreadSilk } from './blue-green/silk'
import { buildUp, mineralLook } from './blue-green/things'
import { paintWater, paintWave } from './blue-green/waters'
import { layerNoise, paintLayers } from './layers'
import { stampSeal } from './seal'
import type { StylePainter } from './style'

class MineralPicture {
  readonly #plan: MineralPlan

  constructor(
    readonly sheet: SilkSheet,
    readonly scene: Scene,
    readonly random: Random,
  ) {
    this.#plan = planMinerals(scene)
  }

  layer(layer: Layer, index: number): void {
    const { sheet, scene } = this
    const plan = this.#plan
    const shift = layerNoise(index)
    const random = this.random.fork(`layer ${index}`)
    switch (layer.kind) {
      case 'sky':
        return spreadSilk(sheet, plan, layer.bottom)
      case 'sun':
      case 'moon':
        return paintLight(sheet, layer, plan)
      case 'stars':
        return paintStars(sheet, layer, plan)
      case 'clouds':
        return paintClouds(sheet, layer, plan, random)
      case 'mist':
        return paintMist(sheet, layer, plan, random, shift)
      case 'terrain': {
        const folds = paintPeaks(sheet, layer, plan, random, shift, scene)
        return this.#things(
          [...placeMoss(layer, folds, random, sheet), ...layer.cover],
          layer.depth,
          random,
          1,
        )
      }
      case 'water':
        return paintWater(sheet, layer, plan, shift)
      case 'waves':
        layer.waves.forEach((wave, i) => {
          paintWave(sheet, wave, plan, (i + 1) / layer.waves.length, shift + i * 41)
        })
        return
      case 'shapes':
        return this.#things(layer.shapes, layer.depth, random, computeOpacity(layer))
      case 'rain':
      case 'snowfall':
        return paintFalling(sheet, layer, plan, random)
    }
  }

  finish(): Uint8ClampedArray {
    return age(this.sheet, this.#plan, this.random.fork('age'))
  }

  #things(given: ShapesLayer['shapes'], depth: number, random: Random, strength: number): void {
    const { sheet, scene } = this
    const { shapes, gilt } = buildUp(given, random, sheet)
    sheet.printShapes(
      shapes,
      mineralLook(this.#plan, scene.palette, depth, sheet.unit, gilt),
      strength,
    )
  }
}

/** Painters of this manner leave mirrors out; a breath of one keeps things on the water. */
const computeOpacity = (layer: ShapesLayer): number => (layer.role === 'reflection' ? 0.22 : 1)

export const blueGreen: StylePainter = {
  id: 'blue-green',
  paint(scene, random, report) {
    const picture = new MineralPicture(
      new SilkSheet(scene.width, scene.height, scene.unit),
      scene,
      random,
    )
    paintLayers(scene, report, {
      layer: (layer, index) => picture.layer(layer, index),
      snapshot: (side) => picture.sheet.snapshot(side),
    })
    const pixels = picture.finish()
    stampSeal(pixels, scene, random.fork('seal'))
    return pixels
  },
}
