import type { Layer, Point } from '../drawing'
import type { PreparedIllustration } from '../illustrate'
import type { Layer as FormLayer } from '../illustration/node'
import type { Scene, SceneEdits } from '../scene'
import { arrangePieceForms, arrangePieces } from './arrange-pieces'
import { arrangeScenery, arrangeSceneryForms } from './arrange-scenery'
import { dyeForms, dyeShapes } from './dye'
import { type Box, type LayerKind, boxOfThing, formLayers, sceneLayers } from './layers'
import type { Plan, PlanThing, PlanTransform } from './plan'
import { findRest } from './rest'
import { isView } from '../subjects/extras'
import { isPlace } from '../illustration/registry'
import { findDefinition, isOwnDrawing } from '../subjects/registry'
import { composeAdded, composeInstead, findPane, isWeather } from './variants'
import { PLACE_PREFIX } from './tags'

/** Puts the edits of single things on a composition; everything else stays as it was composed. */

type Frame = { readonly width: number; readonly height: number }

/**
 * Moves, scales and mirrors about the foot of a thing; what the frame cuts off below grows about
 * its middle and shrinks down to the frame.
 */
function buildMove(
  { dx = 0, dy = 0, scale = 1, mirror = false }: PlanTransform,
  { left, top, right, bottom }: Box,
  { width, height }: Frame,
): (point: Point) => Point {
  const x = (left + right) / 2
  const isCut = bottom > height
  const y = !isCut ? bottom : scale > 1 ? (Math.max(0, top) + height) / 2 : height
  const factor = mirror ? -scale : scale
  // what the frame cuts off has no foot that could be seen above it
  const foot = y + (bottom - y) * scale
  const down = isCut ? Math.max(dy * height, Math.min(0, height - foot)) : dy * height
  return ([px, py]) => [x + (px - x) * factor + dx * width, y + (py - y) * scale + down]
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

/** Below this the places of a thing in two compositions are one: shares, and a ratio of sizes. */
const SAME_PLACE = 0.002

/** Puts a thing back where it rested before the picture around it was composed in another way. */
function restThing<L extends object>(
  layers: readonly L[],
  { rest, added }: PlanThing,
  key: string,
  kind: LayerKind<L>,
  frame: Frame,
): readonly L[] {
  if (!rest?.byOrigin || added) return layers
  const own = layers.filter((layer) => kind.keyOf(layer) === key)
  const now = findRest(
    own.filter((layer) => !kind.isCast(layer)),
    kind,
    frame,
  )
  if (!now || now.scale === 0 || !now.byOrigin) return layers
  const scale = rest.scale / now.scale
  const isThere =
    Math.abs(rest.x - now.x) < SAME_PLACE &&
    Math.abs(rest.y - now.y) < SAME_PLACE &&
    Math.abs(scale - 1) < SAME_PLACE
  if (isThere) return layers
  const [fromX, fromY] = [now.x * frame.width, now.y * frame.height]
  const [toX, toY] = [rest.x * frame.width, rest.y * frame.height]
  const move = ([x, y]: Point): Point => [toX + (x - fromX) * scale, toY + (y - fromY) * scale]
  return layers.map((layer) => (kind.keyOf(layer) === key ? kind.move(layer, move, scale) : layer))
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
  // parts of the setting lie behind all things
  const order = [...new Set(rest.map(keyAt))].filter(
    (other) => other !== null && !/^(part|light) /.test(other),
  )
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

function restThings<L extends object>(
  layers: readonly L[],
  things: readonly (readonly [key: string, thing: PlanThing])[],
  kind: LayerKind<L>,
  frame: Frame,
): readonly L[] {
  let rested = layers
  for (const [key, thing] of things) rested = restThing(rested, thing, key, kind, frame)
  return rested
}

function arrangeLayers<L extends object>(
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

type Light = Extract<Layer, { kind: 'sun' | 'moon' }>
const isLight = (layer: Layer): layer is Light => layer.kind === 'sun' || layer.kind === 'moon'

/** The glitter on the water goes with the light that it comes from. */
function moveGlitter(layers: readonly Layer[], before: readonly Layer[]): readonly Layer[] {
  const [old, now] = [before.find(isLight), layers.find(isLight)]
  if (!old || now?.x === old.x) return layers
  return layers.map((layer) => {
    if (layer.kind !== 'water' || !layer.glitter) return layer
    const { glitter } = layer
    return { ...layer, glitter: now ? { ...glitter, x: glitter.x + now.x - old.x } : null }
  })
}

/** Numbers layers as they were without what was added: that is numbered after all others. */
function numberLayers(layers: readonly Layer[], added: ReadonlySet<string>): Layer[] {
  let [composed, more] = [0, layers.length]
  return layers.map((layer) => {
    const isAdded = added.has(sceneLayers.keyOf(layer) ?? '')
    return { ...layer, serial: isAdded ? more++ : composed++ }
  })
}

/** @param prefix of the keys of its things in the plan */
export function arrangeScene(scene: Scene, plan: Plan, prefix = ''): Scene {
  const { things } = plan
  const own = things.flatMap((thing) =>
    thing.key.startsWith(prefix) ? [[thing.key.slice(prefix.length), thing] as const] : [],
  )
  const added = new Set(own.flatMap(([key, thing]) => (thing.added ? [key] : [])))
  const dyed = own.reduce<readonly Layer[]>(
    (layers, [key, { dye }]) => {
      if (!dye) return layers
      return layers.flatMap((layer) =>
        sceneLayers.keyOf(layer) === key ? dyeShapes([layer], dye) : [layer],
      )
    },
    restThings(numberLayers(scene.layers, added), own, sceneLayers, scene),
  )
  const arranged = arrangeLayers(dyed, own, sceneLayers, scene)
  const lit = moveGlitter(arranged, scene.layers)
  return arrangeScenery({ ...scene, layers: arrangePieces(lit, plan, scene, prefix) }, plan)
}

/** Whether an edit says what is drawn of a thing, and it is not in the painted place. */
const drawsItself = ({ key, wish, subject }: PlanThing): boolean =>
  (wish ?? subject) !== undefined && !key.startsWith(PLACE_PREFIX)

/** Layers that take the place of a composed thing. */
function replaceThing(
  layers: readonly FormLayer[],
  thing: PlanThing,
  prepared: PreparedIllustration,
  plan: Plan,
): readonly FormLayer[] {
  const isOwn = (layer: FormLayer): boolean => formLayers.keyOf(layer) === thing.key
  const own = layers.filter(isOwn)
  const isOther = drawsItself(thing)
  const made = isOther ? composeInstead(thing, thing.wish ?? null, own, { prepared, plan }) : own
  const tint = thing.wish?.tint ?? thing.subject?.tint
  const isPart = thing.key.startsWith('part ')
  const dyed = thing.dye ? dyeForms(made, thing.dye, isPart, tint) : made
  const isCast = (layer: FormLayer): boolean => layer.cast === true
  const first = (wanted: boolean): number =>
    layers.findIndex((layer) => isOwn(layer) && isCast(layer) === wanted)
  const [castAt, at] = [first(true), first(false)]
  return layers.flatMap((layer, i) => {
    if (i !== castAt && i !== at) return isOwn(layer) ? [] : [layer]
    if (castAt < 0) return dyed
    return dyed.filter((one) => isCast(one) === (i === castAt))
  })
}

/** Units: a thing whose foot is so much higher than that of another one is behind it. */
const FARTHER = 40

/** An interior or a street that the picture is about: things are in it. */
const isPlaceKey = ({ picture }: Plan, key: string): boolean =>
  key === 'main 1' && picture.kind === 'illustration' && isPlace(picture.brief.main.id)

/** The number of the first layer of what is nearer than an added thing. */
function findBefore(
  layers: readonly FormLayer[],
  thing: PlanThing,
  height: number,
  plan: Plan,
): number {
  const { subject } = thing
  const definition = subject && findDefinition(subject)
  const isInSky = definition?.placements[0] === 'sky'
  const isOutside =
    subject !== undefined &&
    (isWeather(subject.id) || isView(subject.id)) &&
    findPane(layers) !== null
  if (definition?.fills && !isOutside) return layers.length
  // behind the frame and the curtains, where what is outside is drawn by itself
  const panes = layers.flatMap(({ thing: key }, i) => (key === 'part window' ? [i] : []))
  const isSeenThrough = isInSky && subject !== undefined && isOwnDrawing(subject.id)
  if (isSeenThrough && panes.length > 0)
    return layers.some(({ name }) => name === 'outside') ? panes[0] : (panes.at(-1) ?? 0) + 1
  const y = (thing.rest?.y ?? 1) * height
  const at = layers.findIndex((layer) => {
    const key = formLayers.keyOf(layer)
    // behind all things, before the wall and the window
    if (key === null || layer.cast || (isInSky && key.startsWith('part '))) return false
    if (key === 'part window' || isPlaceKey(plan, key)) return false
    if (isInSky) return true
    const box = boxOfThing(
      layers.filter((one) => formLayers.keyOf(one) === key && !one.cast),
      formLayers,
    )
    // on the top of a table it is before that
    const isOnTop = box !== null && key === 'part table' && y < box.top + (box.bottom - box.top) / 2
    if (isOnTop && y > box.top) return false
    // what reaches out of the frame has no foot
    return box !== null && box.bottom > y + FARTHER && box.bottom <= height
  })
  return at < 0 ? layers.length : at
}

function replaceThings(
  rested: readonly FormLayer[],
  prepared: PreparedIllustration,
  plan: Plan,
): readonly FormLayer[] {
  let layers = rested
  for (const thing of plan.things) {
    if (thing.added && drawsItself(thing)) {
      const added = composeAdded(thing, { ...prepared, plan })
      const dyed = thing.dye ? dyeForms(added, thing.dye, false) : added
      const at = findBefore(layers, thing, prepared.illustration.frame.height, plan)
      layers = [...layers.slice(0, at), ...dyed, ...layers.slice(at)]
    } else if (drawsItself(thing) || thing.dye) layers = replaceThing(layers, thing, prepared, plan)
  }
  return layers
}

export function arrangeIllustration(
  prepared: PreparedIllustration,
  plan: Plan,
): PreparedIllustration {
  const { illustration, place } = prepared
  const own = plan.things.map((thing) => [thing.key, thing] as const)
  const rested = restThings(illustration.layers, own, formLayers, illustration.frame)
  const replaced = replaceThings(rested, prepared, plan)
  const arranged = arrangeLayers(replaced, own, formLayers, illustration.frame)
  const pieces = arrangePieceForms(arranged, plan, illustration.frame)
  const layers = arrangeSceneryForms(pieces, plan)
  return {
    ...prepared,
    illustration: { ...illustration, layers },
    place: place && { ...place, scene: arrangeScene(place.scene, plan, PLACE_PREFIX) },
  }
}

/** Edits of things in a painted scene: it is composed with them. */
export function findSceneEdits({ things }: Plan, prefix = ''): SceneEdits {
  const own = things.filter(({ key, subject }) => subject && key.startsWith(prefix))
  const stripPrefix = (key: string): string => key.slice(prefix.length)
  return {
    replaced: new Map(
      own.flatMap(({ key, subject, added }) =>
        subject && !added ? [[stripPrefix(key), subject] as const] : [],
      ),
    ),
    added: own.flatMap(({ key, subject, added }) =>
      subject && added ? [{ name: stripPrefix(key).replace(/ 0$/, ''), wish: subject }] : [],
    ),
  }
}
