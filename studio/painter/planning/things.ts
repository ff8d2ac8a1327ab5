import { createCanvas } from '@napi-rs/canvas'
import { clamp } from '../../lib/maths'
import type { Point } from '../drawing'
import { composePlan } from './composed'
import { type DrawnLayer, listDrawn, listDrawnTexts } from './drawn'
import { type Solid, boxOfSolids } from './layers'
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

export interface ThingBounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Cells along the short side of a silhouette. */
const CELLS = 256
const MOST_POINTS = 64
/** Of all cells, the least that is visible of a thing. */
const LEAST_SEEN = 0.0004

/** Cells that solids may cover; null: they are outside of the picture. */
function boxOfCells(solids: readonly Solid[], { width, height }: Grid, scale: number) {
  const box = boxOfSolids(solids)
  if (!box) return null
  const left = Math.max(0, Math.floor(box.left * scale) - 1)
  const top = Math.max(0, Math.floor(box.top * scale) - 1)
  const across = Math.min(width, Math.ceil(box.right * scale) + 1) - left
  const down = Math.min(height, Math.ceil(box.bottom * scale) + 1) - top
  return across > 0 && down > 0 ? { left, top, across, down } : null
}

/** The key that each cell shows: the nearest of what covers it. */
function drawOwners(
  drawn: readonly DrawnLayer[],
  { width, height }: Grid,
  scale: number,
): { owners: Uint16Array; keys: readonly (string | null)[] } {
  const context = createCanvas(width, height).getContext('2d')
  const owners = new Uint16Array(width * height)
  const keys: (string | null)[] = [null]
  const draw = (key: string | null, solids: readonly Solid[]): void => {
    const cells = boxOfCells(solids, { width, height }, scale)
    if (!cells) return
    const { left, top, across, down } = cells
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

function toBounds({ left, top, right, bottom }: Seen, { width, height }: Grid): ThingBounds {
  return {
    x: round(left / width),
    y: round(top / height),
    width: round((right - left) / width),
    height: round((bottom - top) / height),
  }
}

const listed = new WeakMap<Plan, readonly PlannedThing[]>()

/** The things of a picture that can be seen, the nearest first. */
export function listThings(plan: Plan): readonly PlannedThing[] {
  const known = listed.get(plan) ?? findThings(plan)
  listed.set(plan, known)
  return known
}

function findThings(plan: Plan): PlannedThing[] {
  const drawn = [...listDrawn(composePlan(plan), plan), ...listDrawnTexts(plan)]
  const scale = CELLS / Math.min(plan.width, plan.height)
  const grid = { width: Math.round(plan.width * scale), height: Math.round(plan.height * scale) }
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
