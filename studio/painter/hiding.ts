import type { Layer, TerrainLayer } from './drawing'
import type { Scene } from './scene'

/** Height of bare ground that a land's torn edge may leave above its ridge line, units. */
const EDGE = 6

/** The y from which on a nearer layer covers everything at each x, or null when it does not. */
function computeCover(layer: Layer, far: TerrainLayer, unit: number): Float32Array | number | null {
  if (layer.kind === 'water') return Math.max(0, Math.round(layer.top))
  if (layer.kind !== 'terrain' || layer.fades || layer.bottom < far.bottom) return null
  return layer.ridge.map((y) => y + EDGE * unit)
}

function hiddenPart(layers: readonly Layer[], index: number, unit: number): Float32Array | null {
  const far = layers[index]
  if (far?.kind !== 'terrain') return null
  let hidden: Float32Array | null = null
  for (const layer of layers.slice(index + 1)) {
    const cover = computeCover(layer, far, unit)
    if (cover !== null) {
      hidden ??= new Float32Array(far.ridge.length).fill(Infinity)
      for (let x = 0; x < hidden.length; x++) {
        const from = typeof cover === 'number' ? cover : cover[x]
        if (from < hidden[x]) hidden[x] = from
      }
    }
    // things in front of water would show in its mirror first
    if (layer.kind === 'water') break
  }
  return hidden
}

/**
 * Marks what nearer land and water cover for certain, so that no style spends time on it.
 * Only for pictures that stand still: in videos sheets move, and what is behind them comes out.
 */
export function markHidden(scene: Scene): Scene {
  const layers = scene.layers.map((layer, index): Layer => {
    if (layer.kind !== 'terrain') return layer
    const hidden = hiddenPart(scene.layers, index, scene.unit)
    return hidden ? { ...layer, hidden } : layer
  })
  return { ...scene, layers }
}
