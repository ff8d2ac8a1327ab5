import type { Layer, Shape } from '../drawing'
import { moveShapes } from '../geometry'

type MoveY = (y: number) => number

const moveRidge = (ridge: Float32Array, move: MoveY): Float32Array => ridge.map((y) => move(y))

const moveShapesDown = (shapes: readonly Shape[], move: MoveY): Shape[] =>
  moveShapes(shapes, ([x, y]) => [x, move(y)])

/** The same layer with every height moved; what is round stays round. */
export function moveLayer(layer: Layer, move: MoveY): Layer {
  switch (layer.kind) {
    case 'sky':
      return { ...layer, bottom: move(layer.bottom) }
    case 'sun':
    case 'moon':
      return { ...layer, y: move(layer.y) }
    case 'stars':
      return {
        ...layer,
        stars: layer.stars.map((star) => ({ ...star, y: move(star.y) })),
        band: layer.band && { ...layer.band, y: move(layer.band.y) },
      }
    case 'clouds':
      return { ...layer, clouds: layer.clouds.map((cloud) => ({ ...cloud, y: move(cloud.y) })) }
    case 'terrain':
      return {
        ...layer,
        ridge: moveRidge(layer.ridge, move),
        top: move(layer.top),
        base: move(layer.base),
        bottom: move(layer.bottom),
        cover: moveShapesDown(layer.cover, move),
      }
    case 'mist':
      return { ...layer, y: move(layer.y) }
    case 'water':
      return { ...layer, top: move(layer.top) }
    case 'waves':
      return {
        ...layer,
        waves: layer.waves.map((wave) => ({ ...wave, ridge: moveRidge(wave.ridge, move) })),
      }
    case 'shapes':
      return { ...layer, shapes: moveShapesDown(layer.shapes, move) }
    case 'rain':
    case 'snowfall':
      return layer
  }
}
