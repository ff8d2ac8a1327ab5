import type { Layer } from '../drawing'
import type { Scene } from '../scene'
import type { Snapshot, StepReport } from './style'

/** Decorrelates the noise of neighbouring layers. */
export function layerNoise(index: number): number {
  return (index * 97 + 13) % 509
}

export interface LayerPainter {
  layer(layer: Layer, index: number): void
  snapshot(): Snapshot
}

/** Paints far to near and reports after every layer; the last tenth is left for finishing. */
export function paintLayers(scene: Scene, report: StepReport, painter: LayerPainter): void {
  const { layers } = scene
  layers.forEach((layer, index) => {
    painter.layer(layer, index)
    report(((index + 1) / layers.length) * 0.88, () => painter.snapshot())
  })
}

/** Whether rain or snow falls behind something: outside a window it is painted in its turn. */
export function fallsInFront(layer: Layer): boolean {
  return (layer.kind === 'rain' || layer.kind === 'snowfall') && layer.depth < 0.3
}
