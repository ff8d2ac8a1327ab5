import type { Layer, ShapesLayer, TerrainLayer } from '../../drawing'
import { boundingBox } from '../../geometry'
import { clamp, mix } from '../../../lib/maths'
import type { Scene } from '../../scene'

/** Essentials of a scene. */
export interface Reduced {
  /** Land that stays, with its rung: 0 far, 1 near. */
  readonly rungs: ReadonlyMap<TerrainLayer, number>
  /** x of a subject on this land: its ridge must not move there. */
  readonly feet: ReadonlyMap<TerrainLayer, readonly number[]>
  readonly left: ReadonlySet<Layer>
  /** 0 for what the picture is about .. 1 for what only accompanies it. */
  quietness(layer: ShapesLayer): number
  readonly crowd: number
}

const isTerrain = (layer: Layer): layer is TerrainLayer => layer.kind === 'terrain'

const isFigure = (layer: Layer): layer is ShapesLayer =>
  layer.kind === 'shapes' && layer.role === 'subject'

/** Two or three levels of land: those that carry something, then the farthest and the nearest. */
function keepLand(scene: Scene, lands: readonly TerrainLayer[], limit: number) {
  const feet = new Map<TerrainLayer, number[]>()
  const { layers, width, height } = scene
  const lastWater = layers.findIndex(({ kind }) => kind === 'water')
  layers.forEach((layer, index) => {
    if (!isFigure(layer)) return
    for (let k = index - 1; k > lastWater && k >= 0; k--) {
      const under = layers[k]
      if (!isTerrain(under)) continue
      const box = boundingBox(layer.shapes, width, height, 0)
      if (box) feet.set(under, [...(feet.get(under) ?? []), box.x + box.width / 2])
      return
    }
  })
  const kept = new Set(lands.filter((land) => feet.has(land)))
  const order = [0, lands.length - 1, Math.floor(lands.length / 2), 1]
  for (const index of order) {
    const land = lands[index]
    if (land && kept.size < limit) kept.add(land)
  }
  return { kept, feet }
}

export function reduceScene(scene: Scene): Reduced {
  const { layers, slots, strength } = scene
  const lands = layers.filter(isTerrain)
  const { kept, feet } = keepLand(scene, lands, Math.round(mix(4.4, 1.8, strength)))
  const left = new Set<Layer>(lands.filter((land) => !kept.has(land)))
  const stays = lands.filter((land) => kept.has(land))
  const rungs = new Map(
    stays.map((land, i) => [land, stays.length === 1 ? 0.75 : i / (stays.length - 1)]),
  )
  const wished = slots.subjects.map(({ id }) => id as string)
  for (const layer of layers) {
    if (layer.kind === 'clouds' && strength > 0.85) left.add(layer)
    // unrequested things go first
    const extra = layer.kind === 'shapes' && layer.role !== 'forms' && wished.length > 1
    if (extra && !wished.includes(layer.name) && layer.name !== 'birds') {
      if (layer.role === 'frame') left.add(layer)
    }
  }
  const crowd = new Set(wished).size
  return {
    rungs,
    feet,
    left,
    crowd,
    quietness(layer) {
      if (layer.role === 'forms') return 0
      const rank = wished.indexOf(layer.name)
      if (rank < 0) return layer.role === 'frame' ? 0.45 : 0.3
      if (rank === 0 || crowd < 3) return 0
      return clamp(0.1 * rank + 0.08 * (crowd - 2) + strength * 0.12, 0, 0.55)
    },
  }
}
