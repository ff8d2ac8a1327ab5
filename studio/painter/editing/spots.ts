import { power } from '../../lib/maths'
import { readHeight } from '../illustration/real-height'
import { familyOf, isPlace } from '../illustration/registry'
import { isAirborne } from '../illustration/together'
import { findRow } from '../planning/list-scenery'
import type { Plan, PlanThing } from '../planning/plan'
import { type PlannedThing, type ThingBounds, listThings } from '../planning/things'
import { getSubject, isOwnDrawing } from '../subjects/registry'
import type { SubjectDefinition } from '../subjects/subject'
import { type WholeBox, measureBox } from './boxes'
import { findCarrier } from './carrying'
import { findFloor, listFloorRows } from './floor'
import { isPart } from './step'

/** Places for things that edits add: on the ground, in the air, next to what is there. */

/** Height of an added thing where nothing is said of it, short sides. */
export const USUAL_HEIGHT = 0.34
const COLUMNS = [0.18, 0.82, 0.34, 0.66, 0.5, 0.1, 0.9, 0.26, 0.74, 0.42, 0.58]
/** The same in a place, where nothing large is in the middle. */
const PLACE_COLUMNS = [0.32, 0.68, 0.5, 0.2, 0.8, 0.42, 0.58]

export interface Free {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Farther from the viewer than its neighbours. */
  readonly isBehind?: boolean
}

/** A drawing of scale 1: its sides in short sides of the picture. */
export interface Drawing {
  readonly id: string
  /** A drawing of the landscapes. */
  readonly isSmall: boolean
  readonly wide: number
  readonly high: number
  /** Of one more of a kind: the height of the other one, short sides. */
  readonly copied?: number
}

type Row = { readonly y: number; readonly scale: number; readonly isBehind: boolean }

/** A thing that is there, with what the frame cuts off of it. */
type Neighbour = { readonly thing: PlannedThing; readonly box: WholeBox }

function overlap(a: ThingBounds, b: ThingBounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Rows next to a thing: how much lower than its foot, how large. */
const ROWS = [
  { down: 0, size: 1 },
  { down: 0.06, size: 1.08 },
  { down: -0.1, size: 0.82 },
  { down: -0.16, size: 0.66 },
] as const
/** The same on a sheet, whose ground is small. */
const SHEET_ROWS = [
  { down: 0, size: 0.9 },
  { down: 0.02, size: 0.7 },
  { down: 0.02, size: 0.5 },
] as const
/** The same of what is much taller than the main thing: it is behind it. */
const TALL_ROWS = [
  { down: -0.05, size: 1 },
  { down: -0.1, size: 0.9 },
] as const
/** Of the main thing's real height. */
const TALL = 2.2
/** Heights of what hangs in the air and what swims below, shares; upper edges and feet of rows. */
const SKY_ROWS = [0.05, 0.12, 0.2] as const
const WATER_ROWS = [0.95, 0.87, 0.8] as const
/** Height of what flies over a place, short sides. */
const IN_AIR = 0.26
/** Of one behind others what is hidden counts as so much more; and the reluctance to take a later row. */
const HIDDEN = 2.6
const ROW_COST = { picture: 0.06, place: 0.3 }
/** Hidden parts count more at heads: above, or at both ends of a long thing. */
const HEAD = 2.2
/** Widths, short sides: what lies on a table is next to what fills the picture. */
const WIDEST = { food: 0.34, other: 0.62, portrait: 0.52 }
/** Free shares at the sides of a picture, and inside of the border of a sheet. */
const MARGIN = { picture: 0.02, sheet: 0.08 }

function measureCover(box: ThingBounds, other: ThingBounds): number {
  const { x, width } = other
  const end = { ...other, width: width * 0.32 }
  const heads =
    width > other.height
      ? [end, { ...end, x: x + width - end.width }]
      : [{ ...other, height: other.height * 0.45 }]
  return overlap(box, other) + HEAD * heads.reduce((sum, head) => sum + overlap(box, head), 0)
}

/** A room, a street or a view that the picture is about. */
export const isPlacePicture = ({ picture }: Plan): boolean =>
  picture.kind === 'illustration' && isPlace(picture.brief.main.id)

const isSheet = ({ picture }: Plan): boolean =>
  picture.kind === 'illustration' && familyOf(picture.brief.main.id)?.writes === true

const isMainFamily = ({ picture }: Plan, family: string): boolean =>
  picture.kind === 'illustration' && familyOf(picture.brief.main.id)?.id === family

/** Metres. */
export const readReal = (id: string): number => readHeight({ id, count: null, traits: [] })

/** The title of a sheet stays readable. */
const isFree = (row: PlanThing): boolean => !isPart(row) || row.key === 'part title'

/** Things that an added one can be next to; in a place the table and what was added before. */
function listNeighbours(plan: Plan): Neighbour[] {
  const isIn = isPlacePicture(plan)
  return listThings(plan).flatMap((thing): Neighbour[] => {
    const row = plan.things.find(({ id }) => id === thing.id)
    const counts =
      row && (isIn ? row.added === true || /^part (?:table|title)$/.test(row.key) : isFree(row))
    const box = counts ? measureBox(plan, row) : null
    return box ? [{ thing, box }] : []
  })
}

/** Of the picture: what is smaller says nothing of the sizes in it. */
const LEAST_AREA = 0.015
const measureArea = ({ thing: { bounds } }: Neighbour): number => bounds.width * bounds.height

/** The neighbour whose real height is the nearest to that of the added thing. */
function findReference(neighbours: readonly Neighbour[], id: string): Neighbour | undefined {
  const far = ({ thing: { kind } }: Neighbour): number =>
    Math.abs(Math.log(readReal(kind) / readReal(id)))
  const large = neighbours.filter((one) => measureArea(one) > LEAST_AREA)
  return [...large].sort((a, b) => far(a) - far(b) || measureArea(b) - measureArea(a))[0]
}

const isPerson = (kind: string): boolean => familyOf(kind)?.id === 'people'
/** The drawing of a portrait reaches to the knees: heights of a whole person. */
const WHOLE_PERSON = 1.19
/** Below the head of another person, shares of the height. */
const SHORTER = 0.03
/** The lowest head: next to a close portrait a child is lifted into it. */
const LOWEST_HEAD = 0.5

/** Next to a portrait a person is as near to the viewer. */
function listPortraitRows(id: string, { thing, box }: Neighbour, high: number): Row[] {
  const real = readReal(id) / readReal(thing.kind)
  const height = (box.bottom - box.top) * WHOLE_PERSON * real
  const shorter = (box.bottom - box.top) * WHOLE_PERSON * Math.max(0, 1 - real)
  const top = Math.min(box.top + SHORTER + shorter, Math.max(LOWEST_HEAD, box.top + SHORTER))
  return [{ y: top + height, scale: height * high, isBehind: false }]
}

/** Height of a thing next to a whole one of this height, in proportion to their real heights. */
function readOwnHeight(kind: string, id: string, height: number): number {
  const ratio = readReal(id) / readReal(kind)
  if (isPerson(kind) && isPerson(id)) return Math.min(0.9, height * ratio)
  const most = ratio > TALL ? 0.8 : 0.44
  return Math.max(0.12, Math.min(most, height * power(ratio, 0.6)))
}

/** The same next to what the frame cuts off. */
const readPortraitHeight = (kind: string, id: string, height: number): number =>
  Math.max(0.16, Math.min(USUAL_HEIGHT, height * power(readReal(id) / readReal(kind), 0.8)))

/** The ground under a neighbour: that of its carrier, where it has one. */
function findFoot(plan: Plan, { thing, box }: Neighbour): number {
  const row = plan.things.find(({ id }) => id === thing.id)
  const carrier = row && findCarrier(plan, row)
  const under = carrier && measureBox(plan, carrier)
  return Math.max(box.bottom, under?.bottom ?? 0)
}

function listAirRows(plan: Plan, { id, isSmall }: Drawing): Row[] | null {
  const { height, placements, behind, thing } = getSubject(id)
  const ratio = Math.min(plan.width, plan.height) / plan.height
  if (behind) return [{ y: 0.62, scale: height * 0.9, isBehind: true }]
  const isDrawn = thing === undefined && isOwnDrawing(id)
  // an owl that is drawn large sits
  const isInSky = /^(?:sky|corner)$/.test(placements[0]) && ((isSmall && isDrawn) || isAirborne(id))
  if (isSheet(plan) || (!isInSky && !(isAirborne(id) && isPlacePicture(plan)))) return null
  const scale = isDrawn ? Math.min(0.34, height * 1.1) : isInSky ? USUAL_HEIGHT : IN_AIR
  return SKY_ROWS.map((top) => ({ y: top + scale * ratio, scale, isBehind: isInSky }))
}

/** The foot of what is nearest to the viewer. */
const LOWEST = 0.96

const hasLedge = (plan: Plan): boolean => findRow(plan, 'scenery-ledge') !== undefined

/** Rows of a thing by where it belongs: in the sky, in water, on the ground of its neighbours. */
function listRows(plan: Plan, drawing: Drawing, neighbours: readonly Neighbour[]): Row[] {
  const { id } = drawing
  const short = Math.min(plan.width, plan.height)
  const high = plan.height / short
  const air = listAirRows(plan, drawing)
  if (air) return air
  if (/^(?:surface|deep)$/.test(getSubject(id).placements[0]))
    return WATER_ROWS.map((y) => ({ y, scale: 0.2, isBehind: false }))
  const floor = isPlacePicture(plan) ? findFloor(plan) : null
  if (floor) return listFloorRows(floor, readReal(id)).map((row) => ({ ...row, isBehind: false }))
  const reference = findReference(
    neighbours.filter(({ thing: { kind } }) => kind !== 'title' && !isAirborne(kind)),
    id,
  )
  const isCut = reference !== undefined && reference.box.bottom > 1.02
  if (reference && isCut && isPerson(reference.thing.kind) && isPerson(id))
    return listPortraitRows(id, reference, high)
  // before the ledge that another one is on
  if (reference && hasLedge(plan)) {
    const height = (reference.box.bottom - reference.box.top) * high
    return [{ y: LOWEST, scale: readOwnHeight(reference.thing.kind, id, height), isBehind: false }]
  }
  const isWhole = reference !== undefined && !isCut
  const tall = reference ? (reference.box.bottom - reference.box.top) * high : 0
  const own = isWhole
    ? readOwnHeight(reference.thing.kind, id, tall)
    : reference
      ? readPortraitHeight(reference.thing.kind, id, tall)
      : USUAL_HEIGHT
  const foot = isWhole ? findFoot(plan, reference) : 1
  const isTall = isWhole && readReal(id) > TALL * readReal(reference.thing.kind)
  const next = isSheet(plan) ? SHEET_ROWS : isWhole ? ROWS : ROWS.slice(0, 2)
  return (isTall ? TALL_ROWS : next).map(({ down, size }) => {
    const scale = own * size
    return {
      ...{ scale, isBehind: down < 0 },
      y: Math.min(0.97, Math.max(foot + down, scale / high + 0.03)),
    }
  })
}

/** Of the width of a portrait, what stays in the picture: an arm may be cut off. */
const UNCUT = 0.7

/** Keeps a drawing inside of the picture; one that is too wide stays where it is. */
export function clampColumn(plan: Plan, x: number, y: number, width: number): number {
  const margin = isSheet(plan) ? MARGIN.sheet : MARGIN.picture
  const least = (width / 2) * (y > 1 ? UNCUT : 1) + margin
  return least > 0.5 ? x : Math.max(least, Math.min(1 - least, x))
}

/** Of its width, what a thing may lie over the one that it is next to. */
const OVER = 0.1

/** A column next to things, and not over them, for a thing of this width. */
export function stepAside(plan: Plan, x: number, width: number): number {
  const half = width * (0.5 - OVER)
  let aside = x
  for (const { thing } of listNeighbours(plan)) {
    const { bounds } = thing
    const right = bounds.x + bounds.width
    if (x < bounds.x) aside = Math.min(aside, bounds.x - half)
    if (x > right) aside = Math.max(aside, right + half)
  }
  return aside
}

/** Less than this is nearer, shares of the height. */
const NEARER = 0.02
/** Copies: of the height of the other one; farther away; the widest that covers it from before. */
const COPY = { least: 0.12, most: 0.6, usual: 0.8, behind: 0.85, long: 0.4 }

/** Rows of a copy, about as large as the other one; what is long is behind that. */
function fitCopy(plan: Plan, rows: Row[], { wide, copied }: Drawing): Row[] {
  if (copied === undefined || isPlacePicture(plan)) return rows
  const size = Math.max(COPY.least, Math.min(COPY.most, copied * COPY.usual))
  const isLong = size * wide > COPY.long && rows.some(({ isBehind }) => isBehind)
  return rows
    .filter((row) => row.isBehind || !isLong)
    .map((row) => {
      // what the frame cuts off keeps the size of its row
      const scale = row.y > 1 ? row.scale : size * (row.isBehind ? COPY.behind : 1)
      return { ...row, scale }
    })
}

/** The spot that covers least: in the air, or on the ground of the nearest neighbour. */
export function findSpot(plan: Plan, drawing: Drawing): Free {
  const { id, wide, high } = drawing
  const neighbours = listNeighbours(plan)
  const definition = getSubject(id)
  const short = Math.min(plan.width, plan.height)
  const pane = definition.placements[0] === 'sky' && isOwnDrawing(id) && seenThrough(plan)
  if (pane) return spotIn(pane, definition, short / plan.height)
  const columns = definition.behind ? [0.5] : isPlacePicture(plan) ? PLACE_COLUMNS : COLUMNS
  const rowCost = isPlacePicture(plan) ? ROW_COST.place : ROW_COST.picture
  let best: Free = { x: 0.5, y: 0.9, scale: USUAL_HEIGHT }
  let least = Infinity
  const most = isMainFamily(plan, 'food') ? WIDEST.food : WIDEST.other
  for (const [at, row] of fitCopy(plan, listRows(plan, drawing, neighbours), drawing).entries())
    for (const column of columns) {
      const scale = Math.min(row.scale, (row.y > 1 ? WIDEST.portrait : most) / wide)
      const { isBehind } = row
      // the head stays where it is of what the frame cuts off
      const down = row.y > 1 ? ((row.scale - scale) * high * short) / plan.height : 0
      const y = row.y - down
      const height = (scale * high * short) / plan.height
      const width = (scale * wide * short) / plan.width
      const x = clampColumn(plan, column, y, width)
      const box = { x: x - width / 2, y: y - height, width, height }
      const covered = neighbours.reduce((sum, { thing: { bounds } }) => {
        const hides = isBehind || bounds.y + bounds.height > y + NEARER
        const area = overlap(box, bounds)
        if (hides) return sum + HIDDEN * area
        const share = (area / (bounds.width * bounds.height)) * width * height
        return sum + measureCover(box, bounds) + share
      }, 0)
      const cost = covered / (width * height) + at * rowCost
      if (cost < least - 1e-6) [best, least] = [{ x, y, scale, isBehind }, cost]
    }
  return best
}

/** The window of a room: what is in the sky is seen in it. */
const seenThrough = (plan: Plan): ThingBounds | undefined =>
  listThings(plan).find(({ kind }) => /^windows?$/.test(kind))?.bounds

function spotIn(
  { x, y, width, height }: ThingBounds,
  { behind }: SubjectDefinition,
  short: number,
): Free {
  const scale = (height / short) * (behind ? 0.4 : 0.18)
  return { x: x + width * (behind ? 0.5 : 0.28), y: y + height * (behind ? 0.55 : 0.4), scale }
}
