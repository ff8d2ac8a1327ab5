import type { Layer } from '../drawing'
import type { Random, Scene } from '../scene'
import { layerNoise, paintLayers } from './layers'
import { develop, NeonSheet } from './neon/finish'
import { neonHour, paintThings } from './neon/things'
import { paintLand } from './neon/land'
import { cloudShapes, paintFalling, paintLight, paintSky, paintStars } from './neon/sky'
import { paintMist, paintWater, paintWave } from './neon/water'
import type { StylePainter } from './style'

const rains = ({ slots }: Scene): boolean => slots.weather.has('rain') || slots.weather.has('storm')

function paintLayer(sheet: NeonSheet, scene: Scene, random: Random, layer: Layer, index: number) {
  const hour = neonHour(scene.slots, scene.palette.sky)
  const { palette } = scene
  const shift = layerNoise(index)
  const fork = random.fork(`layer ${index}`)
  switch (layer.kind) {
    case 'sky':
      return paintSky(sheet, hour, layer.bottom, fork)
    case 'sun':
    case 'moon':
      return paintLight(sheet, layer, hour)
    case 'stars':
      return paintStars(sheet, layer)
    case 'clouds': {
      const shapes = cloudShapes(layer, fork, sheet.unit, hour)
      return paintThings(sheet, shapes, hour, palette, 0.8, 0.9)
    }
    case 'mist':
      return paintMist(sheet, layer, hour, shift)
    case 'terrain':
      paintLand(sheet, layer, scene, hour, shift)
      return paintThings(sheet, layer.cover, hour, palette, layer.depth, 1)
    case 'water':
      return paintWater(sheet, layer, hour, shift)
    case 'waves':
      layer.waves.forEach((wave, i) => {
        paintWave(sheet, wave, hour, (i + 1) / layer.waves.length, shift + i * 41)
      })
      return
    case 'shapes': {
      const strength = layer.role !== 'reflection' ? 1 : layer.name === 'wet road' ? 0.8 : 0.4
      const wet = rains(scene) || scene.slots.scene === 'city'
      return paintThings(sheet, layer.shapes, hour, palette, layer.depth, strength, wet)
    }
    case 'rain':
    case 'snowfall':
      return paintFalling(sheet, layer, fork)
  }
}

export const neon: StylePainter = {
  id: 'neon',
  paint(scene, random, report) {
    const sheet = new NeonSheet(scene.width, scene.height, scene.unit)
    paintLayers(scene, report, {
      layer: (layer, index) => paintLayer(sheet, scene, random, layer, index),
      snapshot: (side) => sheet.snapshot(side),
    })
    return develop(sheet, scene.strength)
  },
}
