import { type SKRSContext2D, createCanvas } from '@napi-rs/canvas'
import { clamp } from '../../lib/maths'
import type { Point } from '../drawing'
import { composePlan } from './composed'
import { type DrawnLayer, listDrawn } from './drawn'
import type { Solid } from './layers'
import { type Grid, outlineCells } from './outline'
import type { Plan } from './plan'

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

export function fillSolids(context: SKRSContext2D, solids: readonly Solid[], scale: number): void {
  for (const { rings, union } of solids) {
    context.beginPath()
    for (const ring of rings) {
      if (ring.length < 3) continue
      context.moveTo(ring[0][0] * scale, ring[0][1] * scale)
      for (let i = 1; i < ring.length; i++) context.lineTo(ring[i][0] * scale, ring[i][1] * scale)
      context.closePath()
    }
    context.fill(union ? 'nonzero' : 'evenodd')
  }
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
    context.clearRect(0, 0, width, height)
    fillSolids(context, solids, scale)
    const { data } = context.getImageData(0, 0, width, height)
    let owner = key === null ? 0 : keys.indexOf(key)
    if (owner < 0) owner = keys.push(key) - 1
    for (let i = 0; i < owners.length; i++) if (data[i * 4 + 3] > 127) owners[i] = owner
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

function measureBounds(cells: Uint8Array, { width, height }: Grid): ThingBounds {
  let [left, top, right, bottom] = [width, height, 0, 0]
  cells.forEach((covered, at) => {
    if (!covered) return
    const [x, y] = [at % width, (at / width) | 0]
    ;[left, right] = [Math.min(left, x), Math.max(right, x + 1)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)]
  })
  return {
    x: round(left / width),
    y: round(top / height),
    width: round((right - left) / width),
    height: round((bottom - top) / height),
  }
}

/** The things of a picture that can be seen, the nearest first. */
export function listThings(plan: Plan): PlannedThing[] {
  const drawn = listDrawn(composePlan(plan), plan)
  const scale = CELLS / Math.min(plan.width, plan.height)
  const grid = { width: Math.round(plan.width * scale), height: Math.round(plan.height * scale) }
  const { owners, keys } = drawOwners(drawn, grid, scale)
  const own = drawn.flatMap(({ key, isCast }) => (key === null || isCast ? [] : [key]))
  const order = [...new Set(own)].reverse()
  return order.flatMap((key, rank): PlannedThing[] => {
    const thing = plan.things.find((one) => one.key === key)
    const owner = keys.indexOf(key)
    if (!thing || owner < 0) return []
    let seen = 0
    const cells = Uint8Array.from(owners, (own) => {
      if (own !== owner) return 0
      seen++
      return 1
    })
    if (seen < cells.length * LEAST_SEEN) return []
    const { id, kind, name, words } = thing
    const outline = outlineCells(cells, grid, MOST_POINTS).map(([x, y]): Point => [
      round(x / grid.width),
      round(y / grid.height),
    ])
    const depth = order.length > 1 ? round(rank / (order.length - 1)) : 0
    return [
      { id, kind, name, words: [...words], bounds: measureBounds(cells, grid), outline, depth },
    ]
  })
}
