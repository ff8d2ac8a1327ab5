import { createCanvas } from '@napi-rs/canvas'
import { blurPlane } from '../../lib/blur'
import type { Layer, Point } from '../drawing'
import { scaleWindow } from '../illustrate'
import type { Form } from '../illustration/node'
import type { Scene } from '../scene'
import { polyline } from '../drawing/notation'
import { type Composed, type Size, composePlan } from './composed'
import { type Area, listPieceAreas } from './cover-pieces'
import { type Offset, listTerrainLine, moveSolids } from './drawn'
import { type Solid, formLayers, sceneLayers } from './layers'
import { findPiece } from './pieces'
import type { Plan, PlanThing } from './plan'
import { type SceneryId, findSceneryId, listOwnForms, ownsLayer } from './scenery'
import { clipTo, fillSolids } from './solids'

/** Visible coverage of parts of the scenery and of things. */

const rectangle = (width: number, top: number, bottom: number): Solid => ({
  rings: [polyline([0, top], [width, top], [width, bottom], [0, bottom])],
  union: false,
})

/** A cloud and its edge, half widths. */
const CLOUD = 1.3

/** Mirror images and foam are seen as a part of the water. */
const isOnWater = (layer: Layer): boolean =>
  layer.kind === 'shapes' && (layer.role === 'reflection' || layer.name === 'foam')

function listLayerSolids(layer: Layer, scene: Scene, isOwn: boolean): readonly Solid[] {
  const { width, height } = scene
  switch (layer.kind) {
    case 'sky':
      return [rectangle(width, 0, height)]
    case 'water':
      return [rectangle(width, layer.top, height)]
    case 'terrain': {
      // what fades ends in mist
      const bottom = layer.fades ? Math.min(layer.base, layer.bottom) : layer.bottom
      return [{ rings: [listTerrainLine({ ...layer, bottom }, width)], union: false }]
    }
    case 'waves':
      return layer.waves.map(({ ridge }) => ({
        rings: [listTerrainLine({ ridge, bottom: height }, width)],
        union: false,
      }))
    case 'clouds':
      return isOwn
        ? layer.clouds.map(({ x, y, halfWidth, height: high }) => {
            const [left, right] = [x - halfWidth * CLOUD, x + halfWidth * CLOUD]
            const [top, bottom] = [y - high * CLOUD, y + high * CLOUD]
            const ring: Point[] = polyline(
              [left, top],
              [right, top],
              [right, bottom],
              [left, bottom],
            )
            return { rings: [ring], union: false }
          })
        : []
    default:
      return isOnWater(layer) ? [] : sceneLayers.solidsOf(layer)
  }
}

interface Wanted {
  readonly parts: readonly SceneryId[]
  /** Land with its trees. */
  readonly withCover: boolean
}

const listInScene = (scene: Scene, { parts, withCover }: Wanted, offset: Offset): Area[] =>
  scene.layers.flatMap((layer): Area[] => {
    const isOwn = parts.some((part) => ownsLayer(part, layer, scene))
    const area = { isOwn, solids: moveSolids(listLayerSolids(layer, scene, isOwn), offset) }
    if (layer.kind !== 'terrain' || layer.cover.length === 0) return [area]
    const cover = layer.cover.map(({ points }): Solid => ({ rings: [points], union: false }))
    return [area, { isOwn: isOwn && withCover, solids: moveSolids(cover, offset) }]
  })

function listAreas(composed: Composed, size: Size, wanted: Wanted): Area[] {
  if (composed.kind === 'landscape')
    return listInScene(composed.scene, wanted, { scale: 1, x: 0, y: 0 })
  const { illustration, place } = composed.prepared
  const seen = scaleWindow(illustration, size)
  const offset = { scale: 1, x: seen?.left ?? 0, y: seen?.top ?? 0 }
  const scale = size.width / illustration.frame.width
  return [
    ...(place ? listInScene(place.scene, wanted, offset) : []),
    ...illustration.layers.flatMap((layer): Area[] => {
      const own = new Set(wanted.parts.flatMap((part) => [...listOwnForms(part, layer)]))
      const listSolids = (forms: readonly Form[]): readonly Solid[] =>
        moveSolids(formLayers.solidsOf({ ...layer, forms }), { scale, x: 0, y: 0 })
      const [mine, others] = [true, false].map((isOwn) =>
        layer.forms.filter((form) => own.has(form) === isOwn),
      )
      return [
        { isOwn: true, solids: listSolids(mine ?? []) },
        { isOwn: false, solids: listSolids(others ?? []) },
      ]
    }),
  ]
}

/** Land that grows or goes is seen in the water as well. */
function findWanted({ transform }: PlanThing, part: SceneryId): Wanted {
  const isLand = transform !== undefined && part !== 'clouds'
  // they lie all over the sky
  if (part === 'stars') return { parts: ['sky'], withCover: false }
  return { parts: isLand ? [part, 'water'] : [part], withCover: isLand }
}

/**
 * Share of a part of the scenery or of a thing in each pixel, 0..1, without things before it.
 * @param size in the shape of the plan, pixels
 */
export function coverScenery(plan: Plan, row: PlanThing, { width, height }: Size): Float32Array {
  const [part, piece] = [findSceneryId(row), findPiece(row)]
  const composed = composePlan(plan)
  const areas = part
    ? listAreas(composed, plan, findWanted(row, part))
    : piece
      ? listPieceAreas(composed, plan, piece, (layer, scene) =>
          listLayerSolids(layer, scene, false),
        )
      : []
  const cover = new Float32Array(width * height)
  if (areas.length === 0) return cover
  const context = createCanvas(width, height).getContext('2d')
  const scale = width / plan.width
  for (const { isOwn, solids, within } of areas) {
    context.globalCompositeOperation = isOwn ? 'source-over' : 'destination-out'
    if (!within) fillSolids(context, solids, scale)
    else {
      context.save()
      clipTo(context, within, scale)
      fillSolids(context, solids, scale)
      context.restore()
    }
  }
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 0; at < cover.length; at++) cover[at] = data[at * 4 + 3] / 255
  return cover
}

/** Of the short side: lines and brushes reach so far over an edge. */
const EDGE = 0.008
/** The same of what is left out or moved: its shadow on what lies behind goes with it. */
const MOVED_EDGE = 0.016

/** The same with a soft rim around it. */
export function growCover(
  cover: Float32Array,
  { width, height }: Size,
  isMoved = false,
): Float32Array {
  const edge = isMoved ? MOVED_EDGE : EDGE
  const radius = Math.max(1, Math.round(Math.min(width, height) * edge))
  const blurred = blurPlane(cover, width, height, radius)
  const grown = new Float32Array(cover.length)
  for (let at = 0; at < cover.length; at++)
    grown[at] = Math.max(cover[at], Math.min(1, blurred[at] * 2.4))
  return grown
}
