import { type Oklch, mixColour } from '../colour'
import type { Cloud, CloudLayer, Layer, Shape, TerrainLayer } from '../drawing'
import { moveShapes } from '../geometry'
import type { Form, Layer as FormLayer } from '../illustration/node'
import { mapFill } from '../illustration/raster/fill'
import { isExactDye, readDye } from '../palettes/tints'
import type { Palette } from '../palette'
import type { Scene } from '../scene'
import type { StyleId } from '../slots'
import { recolourShape } from '../subjects/dye'
import { clamp } from '../../lib/maths'
import type { Plan, PlanThing } from './plan'
import { type SceneryId, findSceneryId, listOwnForms, ownsForms, ownsLayer } from './scenery'

/** Colours, tones and sizes of parts of the scenery, put on a composition. */

/** Share of a colour's own lightness that gives way to that of the dye. */
const LIGHTNESS = 0.42
/** Dark green is known by how dark it is. */
const EXACT_LIGHTNESS = 0.75
/** Of a dye: large parts are calmer than things. */
const CHROMA = 0.74
const SKY_LIGHTNESS = 0.3
/** Water mirrors what is above it: less of that leaves the named colour to be seen. */
const MIRROR = 0.45
/** The middle of a warm and of a cool light. */
const WARM: Oklch = [0.8, 0.12, 65]
const COOL: Oklch = [0.7, 0.1, 250]
/** Lightness that full light adds. */
const LIGHT = 0.5

/** Their land and sky have pigments of their own: colours are laid over them (wash-scenery.ts). */
const WASHED: ReadonlySet<StyleId> = new Set(['ink', 'blue-green', 'pencil'])
export const isWashed = (style: StyleId): boolean => WASHED.has(style)

type Change = (colour: Oklch, strength?: number) => Oklch

/** @param lightness share of a colour's own lightness that gives way to that of a dye */
export function buildChange({ dye, tone }: PlanThing, lightness = LIGHTNESS): Change {
  const { light = 0, colour: more = 0, warmth = 0 } = tone ?? {}
  return ([own, chroma, hue], strength = 1) => {
    let changed: Oklch = [own, chroma, hue]
    if (dye) {
      const [l, c, h] = readDye(dye)
      const share = isExactDye(dye) ? EXACT_LIGHTNESS : lightness
      const dyed: Oklch = [own + (l - own) * share, c * CHROMA, h]
      changed = strength < 1 ? mixColour(changed, dyed, strength) : dyed
    }
    const [l, c, h] = changed
    // lighter towards white, darker towards black: nothing is cut off
    const lit = light >= 0 ? l + (1 - l) * light * LIGHT * 1.4 : l * (1 + light * LIGHT)
    const toned: Oklch = [clamp(lit), c * (more < 0 ? 1 + more : 1 + more * 0.8), h]
    return warmth === 0
      ? toned
      : mixColour(toned, [toned[0], ...tail(warmth)], Math.abs(warmth) * 0.5)
  }
}

const tail = (warmth: number): [number, number] =>
  warmth > 0 ? [WARM[1], WARM[2]] : [COOL[1], COOL[2]]

const changeShapes = (shapes: readonly Shape[], change: Change): Shape[] =>
  shapes.map((shape) => recolourShape(shape, change))

/** The foot lies in haze: it takes less of the colour. */
const FOOT = 0.65

function recolourLayer(layer: Layer, change: Change, isDyed: boolean): Layer {
  switch (layer.kind) {
    case 'terrain':
      return { ...layer, colour: change(layer.colour), foot: change(layer.foot, FOOT) }
    case 'water':
      return {
        ...{ ...layer, colour: change(layer.colour) },
        ...(isDyed && { mirror: layer.mirror * MIRROR }),
      }
    case 'waves':
      return {
        ...layer,
        waves: layer.waves.map((wave) => ({ ...wave, colour: change(wave.colour) })),
      }
    case 'shapes':
      return { ...layer, shapes: changeShapes(layer.shapes, change) }
    default:
      return layer
  }
}

function recolourPalette(palette: Palette, part: SceneryId, row: PlanThing): Palette {
  if (part === 'water') return { ...palette, water: buildChange(row)(palette.water) }
  if (part !== 'sky') return palette
  const change = buildChange(row, SKY_LIGHTNESS)
  const [top, middle, horizon] = palette.sky
  return { ...palette, sky: [change(top), change(middle), change(horizon, 0.8)] }
}

/** Land of another height: its ridge over the same foot. */
function scaleLand(layer: TerrainLayer, factor: number, { height }: Scene): TerrainLayer {
  const foot = Math.min(layer.base, layer.bottom)
  const most = height * 0.03
  const ridge = layer.ridge.map((y) =>
    Math.max(most, foot + Math.min(0, y - foot) * factor + Math.max(0, y - foot)),
  )
  const cover = layer.cover.map((shape) => {
    const [x = 0] = shape.points[0] ?? []
    const at = Math.max(0, Math.min(ridge.length - 1, Math.round(x)))
    const [moved = shape] = moveShapes([shape], ([px, py]) => [
      px,
      py + ridge[at] - layer.ridge[at],
    ])
    return moved
  })
  return { ...layer, ridge, cover, top: Math.min(...ridge) }
}

const GOLDEN = 0.618

/** More clouds between those that are there, or fewer of them. */
function scaleClouds(layer: CloudLayer, factor: number, { width }: Scene): CloudLayer {
  const { clouds } = layer
  const count = Math.max(1, Math.round(clouds.length * factor))
  const all = Array.from({ length: count }, (_, at): Cloud | undefined => {
    const own = clouds[at % clouds.length]
    const round = Math.floor(at / clouds.length)
    if (!own || round === 0) return own
    const x = (((own.x / width + round * GOLDEN) % 1.1) - 0.05) * width
    return { ...own, x, y: own.y * (round % 2 === 1 ? 0.7 : 1.15), halfWidth: own.halfWidth * 0.9 }
  })
  return { ...layer, clouds: all.flatMap((cloud) => cloud ?? []) }
}

/** Land under a thing or a fall of water keeps its height. */
function carries(layers: readonly Layer[], at: number): boolean {
  const [land, next] = [layers[at], layers[at + 1]]
  return (
    land?.kind === 'terrain' &&
    next?.kind === 'shapes' &&
    next.role !== 'reflection' &&
    next.name !== 'foam' &&
    land.depth - next.depth < 0.03
  )
}

/** The dark mirror image of a shore goes with the land behind it. */
const isShore = (layer: Layer | undefined): boolean =>
  layer?.kind === 'shapes' && layer.name === 'shore'
const isFoam = (layer: Layer | undefined): boolean =>
  layer?.kind === 'shapes' && layer.name === 'foam'

function resize(scene: Scene, part: SceneryId, row: PlanThing): readonly Layer[] {
  const { hidden, scale = 1 } = row.transform ?? {}
  const { layers } = scene
  if (!hidden && scale === 1) return layers
  const isOwn = layers.map((layer, at) => ownsLayer(part, layer, scene) && !carries(layers, at))
  return layers.flatMap((layer, at): Layer[] => {
    const isCast = (isShore(layer) && isOwn[at + 1]) ?? false
    if (hidden) {
      const isEdge = isFoam(layer) && isOwn[at - 1]
      return isOwn[at] || isCast || isEdge ? [] : [layer]
    }
    if (isCast && layer.kind === 'shapes') {
      const land = layers[at + 1]
      const top = land?.kind === 'terrain' ? land.bottom : 0
      const move = ([x, y]: readonly [number, number]) => [x, top + (y - top) * scale] as const
      return [{ ...layer, shapes: moveShapes(layer.shapes, move) }]
    }
    if (!isOwn[at]) return [layer]
    if (layer.kind === 'clouds') return [scaleClouds(layer, scale, scene)]
    return layer.kind === 'terrain' ? [scaleLand(layer, scale, scene)] : [layer]
  })
}

/** Whether it can be of another size or left out. */
export const isLoose = (scene: Scene, part: SceneryId): boolean =>
  scene.layers.some((layer, at) => ownsLayer(part, layer, scene) && !carries(scene.layers, at))

/** A scene with the changes of its parts. */
export function arrangeScenery(
  scene: Scene,
  { things, style }: Pick<Plan, 'things' | 'style'>,
): Scene {
  let changed = scene
  for (const row of things) {
    const part = findSceneryId(row)
    if (part === null) continue
    const before = changed
    const isColoured = !isWashed(style) && (row.dye ?? row.tone) !== undefined
    const change = buildChange(row)
    const layers = isColoured
      ? before.layers.map((layer) =>
          ownsLayer(part, layer, before) || (part === 'water' && isShore(layer))
            ? recolourLayer(layer, change, row.dye !== undefined)
            : layer,
        )
      : before.layers
    const palette = isColoured ? recolourPalette(before.palette, part, row) : before.palette
    const coloured = { ...before, layers, palette }
    changed = { ...coloured, layers: resize(coloured, part, row) }
  }
  return changed
}

const recolourForm = (form: Form, change: Change): Form => ({
  ...form,
  fill: mapFill(form.fill, (colour) => change(colour)),
  ...(form.inside && { inside: form.inside.map((one) => recolourForm(one, change)) }),
})

/** The same for layers of an illustration. */
export function arrangeSceneryForms(
  layers: readonly FormLayer[],
  { things, style }: Pick<Plan, 'things' | 'style'>,
): readonly FormLayer[] {
  let changed = layers
  for (const row of things) {
    const part = findSceneryId(row)
    if (part !== null && row.transform?.hidden)
      changed = changed.filter((layer) => !ownsForms(part, layer))
    if (part === null || isWashed(style) || !(row.dye ?? row.tone)) continue
    const change = buildChange(row)
    changed = changed.map((layer) => {
      const own = listOwnForms(part, layer)
      if (own.size === 0) return layer
      const forms = layer.forms.map((form) => (own.has(form) ? recolourForm(form, change) : form))
      return { ...layer, forms }
    })
  }
  return changed
}
