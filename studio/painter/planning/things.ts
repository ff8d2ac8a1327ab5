import { createCanvas } from '@napi-rs/canvas'
import { clamp } from '../../lib/maths'
import type { Point } from '../drawing'
import { composePlan } from './composed'
import { type DrawnLayer, listDrawn, listDrawnTexts } from './drawn'
import { type Box, type Solid, boxOfSolids } from './layers'
import { type Grid, outlineCells } from './outline'
import type { Plan } from './plan'
import { fillSolids } from './solids'

/** A thing of a picture that can be selected. */
export interface PlannedThing {
  readonly id: string
  readonly kind: string
  /** Chinese. */
  readonly name: string
  /** The words of the prompt for it. */
  readonly words: readonly string[]
  /** Of what can be seen of it, shares of the picture. */
  readonly bounds: ThingBounds
  /** Closed, at most 64 points, shares of the picture. */
  readonly outline: readonly Point[]
  /** 0 the nearest … 1 the farthest. */
  readonly depth: number
}

export type ThingBounds = Readonly<{ x: number; y: number; width: number; height: number }>

/** Cells along the short side of a silhouette. */
const CELLS = 256
const MOST_POINTS = 64
/** Of all cells, the least that is visible of a thing. */
const LEAST_SEEN = 0.0004

/** Cells that solids may cover, inside of a box of cells; null: they are outside of it. */
function boxOfCells(solids: readonly Solid[], within: Box, scale: number): Box | null {
  const box = boxOfSolids(solids)
  if (!box) return null
  const left = Math.max(within.left, Math.floor(box.left * scale) - 1)
  const top = Math.max(within.top, Math.floor(box.top * scale) - 1)
  const right = Math.min(within.right, Math.ceil(box.right * scale) + 1)
  const bottom = Math.min(within.bottom, Math.ceil(box.bottom * scale) + 1)
  return left < right && top < bottom ? { left, top, right, bottom } : null
}

/**
 * The key that each cell shows: the nearest of what covers it.
 * @param within cells that are drawn
 */
function drawOwners(
  drawn: readonly DrawnLayer[],
  { width, height }: Grid,
  scale: number,
  within: Box = { left: 0, top: 0, right: width, bottom: height },
): { owners: Uint16Array; keys: readonly (string | null)[] } {
  const context = createCanvas(width, height).getContext('2d')
  const owners = new Uint16Array(width * height)
  const keys: (string | null)[] = [null]
  const draw = (key: string | null, solids: readonly Solid[]): void => {
    const cells = boxOfCells(solids, within, scale)
    if (!cells) return
    const { left, top } = cells
    const [across, down] = [cells.right - left, cells.bottom - top]
    context.clearRect(left, top, across, down)
    fillSolids(context, solids, scale)
    const { data } = context.getImageData(left, top, across, down)
    let owner = key === null ? 0 : keys.indexOf(key)
    if (owner < 0) owner = keys.push(key) - 1
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++)
        if (data[(y * across + x) * 4 + 3] > 127) owners[(top + y) * width + left + x] = owner
  }
  // layers in a row that belong to one thing are drawn at once
  let run: Solid[] = []
  let runKey: string | null = null
  for (const { key, isCast, solids } of drawn) {
    if (isCast || solids.length === 0) continue
    if (run.length > 0 && key !== runKey) {
      draw(runKey, run)
      run = []
    }
    run.push(...solids)
    runKey = key
  }
  if (run.length > 0) draw(runKey, run)
  return { owners, keys }
}

const round = (value: number): number => Math.round(clamp(value) * 1e4) / 1e4

interface Seen {
  /** 1 for each cell that shows the thing. */
  readonly cells: Uint8Array
  count: number
  left: number
  top: number
  right: number
  bottom: number
}

/** Visible pixels of each owner, in one pass; by owner, without the background. */
function listSeen(owners: Uint16Array, { width, height }: Grid): ReadonlyMap<number, Seen> {
  const found = new Map<number, Seen>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const owner = owners[at]
      if (owner === 0) continue
      let seen = found.get(owner)
      if (!seen) {
        const cells = new Uint8Array(owners.length)
        seen = { cells, count: 0, left: width, top: height, right: 0, bottom: 0 }
        found.set(owner, seen)
      }
      seen.cells[at] = 1
      seen.count++
      seen.left = Math.min(seen.left, x)
      seen.top = Math.min(seen.top, y)
      seen.right = Math.max(seen.right, x + 1)
      seen.bottom = Math.max(seen.bottom, y + 1)
    }
  return found
}

const toBounds = ({ left, top, right, bottom }: Seen, { width, height }: Grid): ThingBounds => ({
  x: round(left / width),
  y: round(top / height),
  width: round((right - left) / width),
  height: round((bottom - top) / height),
})

const listed = new WeakMap<Plan, readonly PlannedThing[]>()

/** The things of a picture that can be seen, the nearest first. */
export function listThings(plan: Plan): readonly PlannedThing[] {
  const known = listed.get(plan) ?? findThings(plan)
  listed.set(plan, known)
  return known
}

const listAllDrawn = (plan: Plan): readonly DrawnLayer[] => [
  ...listDrawn(composePlan(plan), plan),
  ...listDrawnTexts(plan),
]

function makeGrid({ width, height }: Plan): { grid: Grid; scale: number } {
  const scale = CELLS / Math.min(width, height)
  return { grid: { width: Math.round(width * scale), height: Math.round(height * scale) }, scale }
}

/** Whether `listThings` has a thing, without drawing the others. */
export function isListed(plan: Plan, id: string): boolean {
  const known = listed.get(plan)
  if (known) return known.some((thing) => thing.id === id)
  const key = plan.things.find((thing) => thing.id === id)?.key
  const drawn = listAllDrawn(plan).filter(({ isCast, solids }) => !isCast && solids.length > 0)
  const first = drawn.findIndex((layer) => layer.key === key)
  if (key === undefined || first < 0) return false
  const { grid, scale } = makeGrid(plan)
  const whole = { left: 0, top: 0, right: grid.width, bottom: grid.height }
  const own = drawn.flatMap((layer) => (layer.key === key ? layer.solids : []))
  const box = boxOfCells(own, whole, scale)
  if (!box) return false
  const { owners, keys } = drawOwners(drawn.slice(first), grid, scale, box)
  const owner = keys.indexOf(key)
  const seen = owners.reduce((count, one) => count + Number(one === owner), 0)
  return seen > 0 && seen >= owners.length * LEAST_SEEN
}

function findThings(plan: Plan): PlannedThing[] {
  const drawn = listAllDrawn(plan)
  const { grid, scale } = makeGrid(plan)
  const { owners, keys } = drawOwners(drawn, grid, scale)
  const own = drawn.flatMap(({ key, isCast }) => (key === null || isCast ? [] : [key]))
  const order = [...new Set(own)].reverse()
  const visible = listSeen(owners, grid)
  return order.flatMap((key, rank): PlannedThing[] => {
    const thing = plan.things.find((one) => one.key === key)
    const seen = visible.get(keys.indexOf(key))
    if (!thing || !seen || seen.count < owners.length * LEAST_SEEN) return []
    const { id, kind, name, words } = thing
    const depth = order.length > 1 ? round(rank / (order.length - 1)) : 0
    const bounds = toBounds(seen, grid)
    return [withOutline({ id, kind, name, words: [...words], bounds, depth }, seen.cells, grid)]
  })
}

/** Traced when it is read: trials of edits list things for their bounds alone. */
function withOutline(
  thing: Omit<PlannedThing, 'outline'>,
  cells: Uint8Array,
  grid: Grid,
): PlannedThing {
  let left: Uint8Array | null = cells
  let traced: readonly Point[] = []
  return {
    ...thing,
    get outline() {
      if (left)
        traced = outlineCells(left, grid, MOST_POINTS).map(([x, y]): Point => [
          round(x / grid.width),
          round(y / grid.height),
        ])
      left = null
      return traced
    },
  }
}
