import { type Shape, ellipsePoints, moveShapes } from '../geometry'
import { polyline } from '../drawing/notation'
import { intersect } from '../illustration/build/clip'
import { type Layer, placeLayers } from '../illustration/build/form'
import type { Brief, ThingWish } from '../illustration/family'
import { readHeight } from '../illustration/real-height'
import { familyOf } from '../illustration/registry'
import { seenWhole } from '../illustration/together'
import { measureBounds } from '../illustration/uses/compose'
import { power } from '../../lib/maths'
import type { SubjectWish } from '../slots'
import type { DrawnSize, SubjectBrush, SubjectDefinition } from '../subjects/subject'
import { shapesOfLayers } from './shapes'

/**
 * A thing of the illustrations in a landscape: the same drawing, small. Its family composes it
 * without a ground; what is too fine for its size is left out.
 */

/** Families that are sheets, writing and places, not things that stand somewhere. */
const NO_THINGS = /^(design|writing|places|abstract)$/

const FLIES =
  /^(aeroplane|helicopter|airship|hot-air-balloon|rocket|ufo|dragon|phoenix|eagle|balloon|ladybird|bee|emoji-(bat|comet|fly|honeybee|mosquito|parachute|satellite))$/
const FLOATS = /^(sailboat|ship|submarine|swan|emoji-(ferry|motor-boat|speedboat))$/
const SWIMS = /^(harbour-seal|lobster)$/

/** Whether a family draws it, and it can be put into a scene. */
export function isSmallThing(id: string): boolean {
  const family = familyOf(id)
  return family !== null && !NO_THINGS.test(family.id)
}

/** The wish of a family for a thing of a scene. */
export function toThingWish({ id, tint, traits = [] }: SubjectWish): ThingWish {
  return { id, count: null, traits, ...(tint && { tint }) }
}

function listPlacements(id: string): SubjectDefinition['placements'] {
  if (FLIES.test(id)) return ['sky', 'deep', 'corner']
  if (FLOATS.test(id)) return ['water', 'surface', 'deep']
  const family = familyOf(id)?.id ?? ''
  if (family === 'marine' || SWIMS.test(id)) return ['deep', 'surface', 'water']
  if (family === 'food') return ['table', 'ground', 'near']
  const isOnTables =
    /^(products|plants)$/.test(family) && readHeight({ id, count: null, traits: [] }) < 0.6
  return isOnTables ? ['table', 'ground', 'near'] : ['ground', 'near', 'span', 'table']
}

/** A person of 1.7 m, share of the short side, and how much less than their heights things differ. */
const PERSON = { metres: 1.7, height: 0.155, power: 0.5 }
const LEAST_HEIGHT = 0.062
/** A table is near: what is on it is so much larger. */
const ON_TABLES = 4.2

function readThingHeight(id: string): number {
  const metres = readHeight({ id, count: null, traits: [] })
  return Math.max(LEAST_HEIGHT, PERSON.height * power(metres / PERSON.metres, PERSON.power))
}

const BEHIND = /^(ground|setting)$/
const CAST = /^(shadow|shadows|mirror)$/
const FRAME = { width: 1000, height: 1000 }
/** Long things are as large as so much of their length. */
const OF_WIDTH = 0.62

function composeAlone(
  wish: ThingWish,
  { random, season }: SubjectBrush,
): { readonly layers: readonly Layer[]; readonly standingHeight: number | null } {
  const brief: Brief = {
    ...{ main: { ...seenWhole(wish, 'standing'), count: 1 }, others: [], texts: [], traits: [] },
    ...{ time: null, season, weather: new Set(), moods: new Set(), tint: null },
  }
  const made = familyOf(wish.id)?.compose({
    ...{ brief, frame: FRAME, style: 'soft', random: random.fork('thing') },
    ...{ standsInSetting: true, inPlace: true, isSmall: true },
  })
  const layers = (made?.layers ?? []).filter(
    ({ stage, name, cast, forms }) =>
      !BEHIND.test(stage) && !CAST.test(name) && !cast && forms.length > 0,
  )
  return { layers, standingHeight: made?.standingHeight ?? null }
}

/** Pixels of a picture's 1024; what is smaller than this is not drawn. */
const LEAST_PIXELS = 1.5

/** Darkens its ground. */
function contact(half: number, { tone, snowy }: SubjectBrush): Shape {
  const points = ellipsePoints(0, 0, half * 1.05, Math.max(0.012, half * 0.1), 0, 24)
  const colour = tone(snowy ? [0.5, 0.05, 255] : [0.22, 0.03, 260], 0.6)
  return { points, colour, alpha: snowy ? 0.25 : 0.3, shadow: true, plain: true }
}

const HOVERS = /^(sky|surface|deep)$/
const STANDS = /^(ground|table|span|near)$/

/** Of the height, how deep one swims. */
const UNDER = 0.3

/** A swimming thing shows its part above the water, with foam along it. */
function halfUnder(shapes: readonly Shape[], half: number, { m }: SubjectBrush): Shape[] {
  const air = [polyline([-9, -9], [9, -9], [9, 0], [-9, 0])]
  const down = UNDER * Math.max(...shapes.flatMap(({ points }) => points.map(([, y]) => -y)))
  const above = moveShapes(shapes, ([x, y]) => [x, y + down]).flatMap((shape): Shape[] => {
    if (shape.points.every(([, y]) => y <= 0)) return [shape]
    const { holes: _, ...flags } = shape
    return intersect([shape.points], air).map((points) => ({ ...flags, points }))
  })
  const foam = (x: number, y: number, rx: number): Shape => ({
    ...{ points: ellipsePoints(x * half, y, rx * half, 0.022, 0, 24), colour: m.snow },
    ...{ alpha: 0.85, plain: true, snow: true },
  })
  return [...above, foam(0, 0.004, 1.02), foam(-0.5, 0.03, 0.4), foam(0.6, 0.028, 0.3)]
}

/** Keeps its colours in ink. */
const BRIGHT = /^(hot-air-balloon|fruit-bowl)$/

/** In its own space: base at (0, 0), height or 0.62 of the width 1. */
function draw(thing: string, brush: SubjectBrush, { wish, size, unit }: DrawnSize): Shape[] {
  const { placement } = brush
  const { layers, standingHeight } = composeAlone(toThingWish({ ...wish, id: thing }), brush)
  if (layers.length === 0) return []
  const bounds = measureBounds(layers)
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const scale = size / (standingHeight ?? Math.max(height, width * OF_WIDTH))
  const middle = (bounds.left + bounds.right) / 2
  const placed = placeLayers(layers, [-middle * scale, -bounds.bottom * scale], { scale })
  // its own drawing has the colour already
  brush.own([0, 0, 0])
  const shapes = shapesOfLayers(placed, {
    ...{ scale, least: LEAST_PIXELS * unit, lit: brush.lit, tone: brush.tone },
    accent: wish.tint !== undefined || BRIGHT.test(thing),
  })
  const down = HOVERS.test(placement) ? (height * scale) / size / 2 : 0
  const drawn = moveShapes(shapes, ([x, y]) => [x / size, y / size + down])
  const half = (width * scale) / size / 2
  if (placement === 'water' && SWIMS.test(thing)) return halfUnder(drawn, half, brush)
  return STANDS.test(placement) ? [contact(half * 0.9, brush), ...drawn] : drawn
}

/** A thing of the illustrations as a subject that landscapes know by themselves. */
export const smallSubject = (
  thing: string,
  placements: SubjectDefinition['placements'],
  height: number,
  count: number,
  more: Omit<SubjectDefinition, 'placements' | 'height' | 'count' | 'draw' | 'thing'> = {},
): SubjectDefinition => ({
  placements,
  height,
  count,
  ...more,
  thing,
  draw: (brush, _, drawn) => draw(thing, brush, drawn),
})

const known = new Map<string, SubjectDefinition>()

/** The same for any other one, where and as large as it is by itself. */
export function smallThing(id: string): SubjectDefinition {
  const made =
    known.get(id) ??
    smallSubject(id, listPlacements(id), readThingHeight(id), 1, {
      alone: 1.35,
      indoors: listPlacements(id)[0] === 'table' ? ON_TABLES : 2,
      mirrors: FLOATS.test(id),
      comesNearer: true,
    })
  known.set(id, made)
  return made
}
