import type { Layer } from '../drawing'
import type { Scene } from '../scene'
import type { StepName } from '../steps'
import type { StepReport, TakeSnapshot } from './style'

/** Decorrelates the noise of neighbouring layers. */
export const layerNoise = (index: number): number => (index * 97 + 13) % 509

export interface LayerPainter {
  layer(layer: Layer, index: number): void
  readonly snapshot: TakeSnapshot
}

/** Depths from which a layer lies in the distance, and in the middle of the picture. */
const FAR = 0.55
const MIDDLE = 0.25

/** Name of the painting of a layer. */
function findStep(layer: Layer): StepName {
  const place = layer.depth >= FAR ? 'far' : layer.depth >= MIDDLE ? 'middle' : 'near'
  switch (layer.kind) {
    case 'sky':
      return 'ground'
    case 'sun':
    case 'moon':
    case 'stars':
    case 'clouds':
      return 'air'
    case 'water':
    case 'waves':
      return 'water'
    case 'rain':
    case 'snowfall':
      return 'weather'
    case 'shapes':
      return layer.role === 'subject' ? 'subject' : place
    default:
      return place
  }
}

/** Paints far to near and reports after every layer; the last tenth is left for finishing. */
export function paintLayers(scene: Scene, report: StepReport, painter: LayerPainter): void {
  const { layers } = scene
  layers.forEach((layer, index) => {
    painter.layer(layer, layer.serial ?? index)
    report(((index + 1) / layers.length) * 0.88, painter.snapshot, findStep(layer))
  })
}

/** Whether rain or snow falls behind something: outside a window it is painted in its turn. */
export const fallsInFront = (layer: Layer): boolean =>
  (layer.kind === 'rain' || layer.kind === 'snowfall') && layer.depth < 0.3
