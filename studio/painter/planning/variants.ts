import { Random, hashText } from '../../lib/random'
import type { PreparedIllustration } from '../illustrate'
import { type Point, mapForms, placeLayers, roundRect } from '../illustration/build/form'
import type { Brief, ThingWish } from '../illustration/family'
import type { Form, Frame, Illustration, Layer, Oklch } from '../illustration/node'
import { readHeight } from '../illustration/real-height'
import { familyOf } from '../illustration/registry'
import { seenWhole } from '../illustration/together'
import { isView } from '../subjects/extras'
import { findDefinition } from '../subjects/registry'
import { composeLarge } from '../things/large'
import { type Box, boxOfSolids, boxOfThing, formLayers } from './layers'
import type { Plan, PlanThing } from './plan'
import { unpackBrief } from './sets'
import { findWish, tagLayers } from './tags'

/** Layers of a thing that is something else than what was composed, fitted into its place. */

/** Stages of what lies behind a subject. */
const BEHIND = /^(ground|setting)$/
/** A thing that takes another's place is at most so much larger in one direction. */
const MOST_LARGER = 1.25
const OF_WIDTH = 0.5
const BARS: Oklch = [0.93, 0.015, 85]

/** The brief with another wish in the role of a key. */
function withWish(brief: Brief, key: string, wish: ThingWish): Brief {
  const [role, at] = key.split(' ')
  if (role === 'main') return { ...brief, main: { ...wish, count: brief.main.count } }
  const others = brief.others.map((other, i) =>
    i === Number(at) - 1 ? { ...wish, count: other.count } : other,
  )
  return { ...brief, others }
}

/** A thing by itself, without a ground, in the frame of the picture. */
function composeAlone(
  { id, subject }: PlanThing,
  wish: ThingWish | null,
  brief: Brief,
  { style, seed }: Pick<Plan, 'style' | 'seed'>,
  frame: Frame,
): Layer[] {
  const random = new Random(hashText(`studio ${seed}`)).fork(`thing ${id}`)
  if (subject) return composeLarge(subject, brief, random, frame)
  if (!wish) return []
  const alone: Brief = {
    ...{ ...brief, main: { ...wish, count: 1 } },
    ...{ others: [], traits: [], texts: wish.id === brief.main.id ? brief.texts : [] },
  }
  const made = familyOf(wish.id)?.compose({
    ...{ brief: alone, frame, style, random, standsInSetting: true, inPlace: true },
  })
  return (made?.layers ?? []).filter(({ stage }) => !BEHIND.test(stage))
}

/** The part of a box above the foot of the frame. */
const inFrame = (box: Box, { height }: Frame): Box => ({
  ...box,
  bottom: Math.min(box.bottom, height),
})

/** Of what is solid; of what is light alone, all of it. */
const boxOfDrawing = (layers: readonly Layer[]): Box | null =>
  boxOfThing(layers, formLayers) ??
  boxOfSolids(layers.flatMap(({ forms }) => forms.map(({ rings }) => ({ rings, union: false }))))

/** Onto the foot of another box, about as large. */
function fitBox(layers: readonly Layer[], to: Box, frame: Frame): Layer[] {
  const whole = boxOfDrawing(layers)
  if (!whole) return [...layers]
  const box = inFrame(whole, frame)
  const place = inFrame(to, frame)
  const high = (place.bottom - place.top) / (box.bottom - box.top)
  const wide = ((place.right - place.left) / (box.right - box.left)) * MOST_LARGER
  const scale = Math.min(high, wide)
  const x = (place.left + place.right) / 2 - ((box.left + box.right) / 2) * scale
  return placeLayers(layers, [x, place.bottom - box.bottom * scale], { scale })
}

const findOrigin = (layers: readonly Layer[]) =>
  layers.find(({ origin, cast }) => origin && !cast)?.origin ?? null

const listNames = (layers: readonly Layer[]): Set<string> => new Set(layers.map(({ name }) => name))

/** Of the old height, the most that a foot may be off. */
const FOOT_OFF = 0.03

/** A thing that lies down or is shorter is on the ground that the old one was on, not in the air above. */
function onSameFoot(layers: readonly Layer[], old: readonly Layer[], frame: Frame): Layer[] {
  const [now, before] = [boxOfThing(layers, formLayers), boxOfThing(old, formLayers)]
  if (!now || !before || before.bottom > frame.height) return [...layers]
  const down = before.bottom - now.bottom
  if (Math.abs(down) < (before.bottom - before.top) * FOOT_OFF) return [...layers]
  const aside = (before.left + before.right - now.left - now.right) / 2
  return placeLayers(layers, [aside, down])
}

/** Into the space that another drawing of the same kind lay in. */
function fitOrigin(layers: readonly Layer[], old: readonly Layer[], frame: Frame): Layer[] {
  const [from, to] = [findOrigin(layers), findOrigin(old)]
  const names = listNames(old)
  const isAlike = layers.some(({ name }) => names.has(name))
  if (from && to && isAlike) {
    const scale = to.scale / from.scale
    const fitted = placeLayers(layers, [to.x - from.x * scale, to.y - from.y * scale], { scale })
    return onSameFoot(fitted, old, frame)
  }
  const box = boxOfThing(old, formLayers)
  return box && !isAlike ? fitBox(layers, box, frame) : [...layers]
}

/**
 * @param wish null: a drawing of the landscapes
 * @param own the layers that the composition has for the thing
 */
export function composeInstead(
  thing: PlanThing,
  wish: ThingWish | null,
  own: readonly Layer[],
  { prepared, plan }: { prepared: PreparedIllustration; plan: Plan },
): Layer[] {
  const { picture } = plan
  const { frame } = prepared.illustration
  if (picture.kind !== 'illustration') return [...own]
  const brief = unpackBrief(picture.brief)
  const base = findWish(brief, thing.key)
  const isSameFamily = base !== null && wish !== null && familyOf(base.id) === familyOf(wish.id)
  if (isSameFamily) {
    const planned = picture.planned ? unpackBrief(picture.planned) : brief
    const made = tagLayers(prepared.compose(withWish(brief, thing.key, wish), planned))
    const found = made.layers.filter((layer) => formLayers.keyOf(layer) === thing.key)
    if (found.length > 0) return fitOrigin(found, own, frame)
  }
  const box = boxOfThing(own, formLayers)
  // what reaches out of the frame gives way to what does
  const isCut = box !== null && box.bottom > frame.height
  const whole = isCut ? wish : wish && seenWhole(wish)
  const alone = composeAlone(thing, whole, brief, plan, frame)
  const fitted = box ? fitBox(alone, box, frame) : alone
  return fitted.map(({ origin: _, ...layer }) => ({ ...layer, thing: thing.key }))
}

/** Falls outside, where a room has a window. */
export const isWeather = (kind: string): boolean => /^falling-(?:snow|rain)$/.test(kind)

/** The glass of a room's window, or all before a view that is drawn by itself; null: there is none. */
export function findPane(layers: readonly Layer[]): Box | null {
  const own = layers.filter(({ thing }) => thing === 'part window')
  if (layers.some(({ name }) => name === 'outside')) return boxOfThing(own, formLayers)
  const boxes = own.flatMap(({ forms }) =>
    forms.flatMap(({ rings }) => boxOfSolids([{ rings, union: false }]) ?? []),
  )
  const size = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top)
  return boxes.sort((one, other) => size(other) - size(one))[0] ?? null
}

/** Of a side of the pane: a frame and bars that a view is seen through. */
const BAR = 0.024

/** A view over the glass of a window; where that has bars of its own behind it, with others. */
function composeView(
  alone: readonly Layer[],
  { layers, frame }: Illustration,
  key: string,
): Layer[] {
  const pane = findPane(layers)
  if (!pane) return []
  const hasBars = !layers.some(({ name }) => name === 'outside')
  const [width, height] = [pane.right - pane.left, pane.bottom - pane.top]
  const inset = hasBars ? 1 - 2 * BAR : 1
  const [x, y] = [(pane.left + pane.right) / 2, (pane.top + pane.bottom) / 2]
  // the view is a square of 1000 around the middle of the frame
  const stretch = ([px, py]: Point): Point => [
    x + ((px - frame.width / 2) / 1000) * width * inset,
    y + ((py - frame.height / 2) / 1000) * height * inset,
  ]
  const bar = BAR * Math.min(width, height)
  const bars = [
    roundRect([x - bar / 2, pane.top, bar, height], 0, BARS, 'body'),
    roundRect([pane.left, y - bar / 2, width, bar], 0, BARS, 'body'),
  ]
  return alone.map((layer) => ({
    ...{ ...layer, thing: key, stage: 'setting' as const },
    forms: [...mapForms(layer.forms, stretch), ...(hasBars ? bars : [])],
  }))
}

/** Metres: horses, cows and deer are seen from the side, on their feet. */
const TALL_ANIMAL = 1.2

/** A thing that an edit put into the picture, its foot at its rest, as high as its rest says. */
export function composeAdded(
  thing: PlanThing,
  { illustration, plan }: { illustration: Illustration; plan: Plan },
): Layer[] {
  const { frame } = illustration
  const { rest, wish, subject } = thing
  if (!rest || plan.picture.kind !== 'illustration') return []
  const brief = unpackBrief(plan.picture.brief)
  // as those that are there already: 羊也来几只 next to cows that graze
  const isCopy = wish?.id === brief.main.id
  const isTall = wish !== undefined && !isCopy && readHeight(wish) >= TALL_ANIMAL
  const pose = illustration.standingHeight !== undefined || isTall ? 'standing' : 'sitting'
  const alone = composeAlone(thing, wish ? seenWhole(wish, pose) : null, brief, plan, frame)
  if (subject && isView(subject.id)) return composeView(alone, illustration, thing.key)
  if (subject && findDefinition(subject).fills) {
    const pane = isWeather(subject.id) ? findPane(illustration.layers) : null
    const isSeen = ({ rings: [[[x, y]]] }: Form): boolean =>
      !pane || (x > pane.left && x < pane.right && y > pane.top && y < pane.bottom)
    return alone.map((layer) => ({ ...layer, forms: layer.forms.filter(isSeen), thing: thing.key }))
  }
  const box = boxOfDrawing(alone)
  if (!box) return []
  const seen = subject ? box : inFrame(box, frame)
  const high = seen.bottom - seen.top
  // what is long is as large as so much of its length
  const size = subject ? Math.max(high, (seen.right - seen.left) * OF_WIDTH) : high
  const scale = (rest.scale * Math.min(frame.width, frame.height)) / size
  const x = rest.x * frame.width - ((seen.left + seen.right) / 2) * scale
  const y = rest.y * frame.height - seen.bottom * scale
  return placeLayers(alone, [x, y], { scale }).map(({ origin: _, ...layer }) => ({
    ...layer,
    thing: thing.key,
  }))
}
