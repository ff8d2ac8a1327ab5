import type { Layer as SceneLayer, Point, TerrainLayer } from '../drawing'
import { scaleWindow } from '../illustrate'
import type { Scene } from '../scene'
import { PLACE_PREFIX } from './tags'
import type { Composed, Size } from './composed'
import { type LayerKind, type Solid, formLayers, sceneLayers } from './layers'
import type { Plan } from './plan'
import { listWritings, setWriting, solidsOfWriting } from './writing'
import { polyline } from '../drawing/notation'

/** A layer of either painter, in pixels of the whole picture. */
export interface DrawnLayer {
  /** Null: nothing that can be tapped, but it may cover what lies behind it. */
  readonly key: string | null
  readonly isCast: boolean
  readonly solids: readonly Solid[]
}

export type Offset = { readonly scale: number; readonly x: number; readonly y: number }

export function moveSolids(solids: readonly Solid[], { scale, x, y }: Offset): readonly Solid[] {
  if (scale === 1 && x === 0 && y === 0) return solids
  const move = ([px, py]: Point): Point => [px * scale + x, py * scale + y]
  return solids.map(({ rings, union }) => ({ rings: rings.map((ring) => ring.map(move)), union }))
}

/** Points of a ridge are one a pixel: so many are enough for a silhouette. */
const RIDGE_POINTS = 160

/** The ring of land from its ridge down to where it ends. */
export function listTerrainLine(
  { ridge, bottom }: Pick<TerrainLayer, 'ridge' | 'bottom'>,
  width: number,
): Point[] {
  const step = Math.max(1, Math.floor(ridge.length / RIDGE_POINTS))
  const line: Point[] = []
  for (let x = 0; x < ridge.length; x += step) line.push([x, Math.min(ridge[x], bottom)])
  line.push([width, Math.min(ridge[ridge.length - 1], bottom)])
  return [...line, [width, bottom], [0, bottom]]
}

/** Land and water that hide what lies behind them; null: other layers, and water seen from above. */
function findCover(layer: SceneLayer, { width, height }: Scene): Solid | null {
  if (layer.kind === 'water' && !layer.overhead) {
    const { top } = layer
    const ring: Point[] = polyline([0, top], [width, top], [width, height], [0, height])
    return { rings: [ring], union: false }
  }
  if (layer.kind !== 'terrain' || layer.fades) return null
  return { rings: [listTerrainLine(layer, width)], union: false }
}

function drawLayer<L>(layer: L, kind: LayerKind<L>, offset: Offset, prefix = ''): DrawnLayer {
  const key = kind.keyOf(layer)
  return {
    key: key === null ? null : prefix + key,
    isCast: kind.isCast(layer),
    solids: moveSolids(kind.solidsOf(layer), offset),
  }
}

const drawScene = (scene: Scene, offset: Offset, prefix = ''): DrawnLayer[] =>
  scene.layers.map((layer) => {
    const cover = findCover(layer, scene)
    if (cover) return { key: null, isCast: false, solids: moveSolids([cover], offset) }
    return drawLayer(layer, sceneLayers, offset, prefix)
  })

/** Everything that is drawn, from back to front. */
export function listDrawn(composed: Composed, size: Size): DrawnLayer[] {
  if (composed.kind === 'landscape') return drawScene(composed.scene, { scale: 1, x: 0, y: 0 })
  const { illustration, place } = composed.prepared
  const scale = size.width / illustration.frame.width
  const seen = scaleWindow(illustration, size)
  const behind = place
    ? drawScene(place.scene, { scale: 1, x: seen?.left ?? 0, y: seen?.top ?? 0 }, PLACE_PREFIX)
    : []
  const offset = { scale, x: 0, y: 0 }
  return [
    ...behind,
    ...illustration.layers.map((layer): DrawnLayer => {
      const drawn = drawLayer(layer, formLayers, offset)
      // grounds and settings lie behind everything that can be tapped
      const isBehind = layer.stage === 'ground' || layer.stage === 'setting'
      return drawn.key === null && isBehind ? { ...drawn, solids: [] } : drawn
    }),
  ]
}

/** Texts that were written over the picture. */
export const listDrawnTexts = (plan: Plan): DrawnLayer[] =>
  listWritings(plan).map((row) => {
    const solids = solidsOfWriting(setWriting(row, plan.style, plan))
    return { key: row.key, isCast: false, solids }
  })
