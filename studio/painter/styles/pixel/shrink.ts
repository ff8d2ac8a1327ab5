import type { Layer, TerrainLayer, Wave } from '../../drawing'
import { moveShapes } from '../../geometry'
import type { Scene } from '../../scene'

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
