import type { Point } from '../drawing'
import type { PreparedIllustration } from '../illustrate'
import type { Scene } from '../scene'
import { type Box, type LayerKind, boxOfThing, formLayers, sceneLayers } from './layers'
import type { Plan, PlanThing, PlanTransform } from './plan'

/** Puts the edits of single things on a composition; everything else stays as it was composed. */

interface Frame {
  readonly width: number
  readonly height: number
}

/** Keys of things that stand in the painted place behind an illustration. */
export const PLACE_PREFIX = 'place '

/** Moves, scales and mirrors about the foot of a thing. */
function buildMove(
  { dx = 0, dy = 0, scale = 1, mirror = false }: PlanTransform,
  { left, right, bottom }: Box,
  { width, height }: Frame,
): (point: Point) => Point {
  const x = (left + right) / 2
  const factor = mirror ? -scale : scale
  return ([px, py]) => [
    x + (px - x) * factor + dx * width,
    bottom + (py - bottom) * scale + dy * height,
  ]
}

function transformThing<L>(
  layers: readonly L[],
  thing: PlanThing,
  key: string,
  kind: LayerKind<L>,
  frame: Frame,
): readonly L[] {
  const { transform } = thing
  if (!transform) return layers
  if (transform.hidden) return layers.filter((layer) => kind.keyOf(layer) !== key)
  const own = layers.filter((layer) => kind.keyOf(layer) === key)
  const box = boxOfThing(own, kind)
  if (!box) return layers
  const move = buildMove(transform, box, frame)
  return layers.map((layer) =>
    kind.keyOf(layer) === key ? kind.move(layer, move, transform.scale ?? 1) : layer,
  )
}

/** Steps a thing over its neighbours; what it casts stays where it lies. */
function reorder<L>(
  layers: readonly L[],
  key: string,
  steps: number,
  kind: LayerKind<L>,
): readonly L[] {
  const isOwn = (layer: L): boolean => kind.keyOf(layer) === key && !kind.isCast(layer)
  const own = layers.filter(isOwn)
  const rest = layers.filter((layer) => !isOwn(layer))
  const first = layers.findIndex(isOwn)
  if (steps === 0 || first < 0) return layers
  const keyAt = (layer: L): string | null => (kind.isCast(layer) ? null : kind.keyOf(layer))
  const order = [...new Set(rest.map(keyAt))].filter((other) => other !== null)
  // of the layers before and behind it, without its own
  const before = layers.slice(first).filter((layer) => !isOwn(layer))
  const nearer = order.filter((other) => before.some((layer) => keyAt(layer) === other))
  const farther = order.filter((other) => !nearer.includes(other))
  const passed =
    steps > 0
      ? nearer[Math.min(steps, nearer.length) - 1]
      : farther[Math.max(0, farther.length + steps)]
  if (passed === undefined) return layers
  const at =
    steps > 0
      ? rest.map(keyAt).lastIndexOf(passed) + 1
      : rest.findIndex((layer) => keyAt(layer) === passed)
  return [...rest.slice(0, at), ...own, ...rest.slice(at)]
}

function arrangeLayers<L>(
  layers: readonly L[],
  things: readonly (readonly [key: string, thing: PlanThing])[],
  kind: LayerKind<L>,
  frame: Frame,
): readonly L[] {
  let arranged = layers
  for (const [key, thing] of things) arranged = transformThing(arranged, thing, key, kind, frame)
  for (const [key, { transform }] of things)
    arranged = reorder(arranged, key, transform?.order ?? 0, kind)
  return arranged
}

/** @param prefix of the keys of its things in the plan */
export function arrangeScene(scene: Scene, { things }: Plan, prefix = ''): Scene {
  const own = things.flatMap((thing) =>
    thing.key.startsWith(prefix) ? [[thing.key.slice(prefix.length), thing] as const] : [],
  )
  return { ...scene, layers: arrangeLayers(scene.layers, own, sceneLayers, scene) }
}

export function arrangeIllustration(
  prepared: PreparedIllustration,
  plan: Plan,
): PreparedIllustration {
  const { illustration, place } = prepared
  const own = plan.things.map((thing) => [thing.key, thing] as const)
  const layers = arrangeLayers(illustration.layers, own, formLayers, illustration.frame)
  return {
    ...prepared,
    illustration: { ...illustration, layers },
    place: place && { ...place, scene: arrangeScene(place.scene, plan, PLACE_PREFIX) },
  }
}
