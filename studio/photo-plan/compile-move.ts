/** Things at another place or of another size: only where their mask is whole. */
import type { EditStep } from '@contract/edits'
import type { FoundRegion } from '../tools/regions/definition'
import type { CompileContext } from './context'
import { CannotEdit, type ToolStep } from './draft'
import { buildMask, maskOfRegions } from './masks'
import { texts } from './texts'

const SCALE = 10_000
/** A thing is sure, and so large, share of the picture. */
const SURE = 0.45
const SHARES = [0.003, 0.35] as const
/** A side of the picture that cuts the thing off is within it. */
const AT_EDGE = 0.008
/** Way of 一点 and of a side, and the middle of a thing at a side, shares of the width. */
const A_BIT = 0.12
const MIDDLES: readonly (readonly [RegExp, number])[] = [
  [/左边三分之一/, 1 / 3],
  [/右边三分之一/, 2 / 3],
  [/最左/, 0.14],
  [/最右/, 0.86],
  [/左/, 0.24],
  [/右/, 0.76],
  [/中/, 0.5],
]
const UP = 0.1
/** Air between a thing and its neighbour, share of the width. */
const AIR = 0.02
/** Horizon of a picture without a sky. */
const HORIZON = 0.35
const FACTORS = { light: 1.12, usual: 1.3, strong: 1.7 } as const

interface Shift {
  readonly dx: number
  readonly dy: number
  readonly scale: number
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))

type Bounds = FoundRegion['bounds']

/** Share of the smaller of two boxes that lies in the other. */
function overlap(a: Bounds, b: Bounds): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / Math.min(a.width * a.height, b.width * b.height)
}

/** Held by it, sitting on it, in front of it: it would be torn off or left behind. */
const TOUCHING = [0.1, 0.92] as const
const FURNITURE = /^(?:餐桌|床|沙发|长椅)$/

const isTouched = (one: FoundRegion, { regions }: CompileContext): boolean =>
  regions.some((other) => {
    if (other.id === one.id || (other.kind !== 'thing' && other.kind !== 'person')) return false
    if (FURNITURE.test(other.name)) return false
    const share = overlap(one.bounds, other.bounds)
    return share > TOUCHING[0] && (share < TOUCHING[1] || other.share > one.share)
  })

/** The subject is a person with more than the person's mask has: what is in the hands. */
const holdsMore = (one: FoundRegion, { regions }: CompileContext): boolean =>
  one.kind === 'person' &&
  regions.some(
    ({ kind, bounds, share }) =>
      kind === 'subject' &&
      overlap(one.bounds, bounds) > 0.9 &&
      share > 1.12 * one.share &&
      share < 2 * one.share,
  )

/** Together with the subject where that is the same thing: thin parts are in one of both. */
function outlineWhole(one: FoundRegion, { regions }: CompileContext): FoundRegion[] {
  const subject = regions.find(({ kind }) => kind === 'subject')
  const isSame =
    subject !== undefined &&
    overlap(one.bounds, subject.bounds) > 0.9 &&
    subject.share > 0.8 * one.share &&
    subject.share < 1.2 * one.share
  return isSame ? [one, subject] : [one]
}

/** The one thing that is moved. Throws CannotEdit. */
function requireWhole(
  regions: readonly FoundRegion[],
  target: string,
  context: CompileContext,
): FoundRegion {
  const [one] = regions
  if (!one || regions.length !== 1) throw new CannotEdit(texts.noMoveMany(target))
  const isSure = (one.kind === 'thing' || one.kind === 'person') && one.score >= SURE
  if (!isSure || one.share < SHARES[0] || one.share > SHARES[1] || one.outlines.length === 0)
    throw new CannotEdit(texts.noMove(target), offerRemoval(one, target))
  const { x, y, width } = one.bounds
  if (x < AT_EDGE || x + width > 1 - AT_EDGE || y < AT_EDGE)
    throw new CannotEdit(texts.noMoveCut(target), offerRemoval(one, target))
  if (isTouched(one, context) || holdsMore(one, context))
    throw new CannotEdit(texts.noMoveTouched(target), offerRemoval(one, target))
  return one
}

const offerRemoval = ({ id }: FoundRegion, target: string): EditStep[] => [
  { kind: 'remove', target, targetId: id, scope: 'thing' },
]

const foot = ({ bounds: { y, height } }: FoundRegion): number => y + height

/** Nearer things are larger: the size at another height of the foot. */
function perspective(one: FoundRegion, dy: number, { regions }: CompileContext): number {
  const above = regions.find(({ kind }) => kind === 'above')
  const horizon = Math.min(above ? above.bounds.y + above.bounds.height : HORIZON, foot(one) - 0.1)
  return clamp((foot(one) + dy - horizon) / (foot(one) - horizon), 0.5, 1.6)
}

/** The thing that words name as the neighbour: 马旁边. */
function findNeighbour(value: string, one: FoundRegion, { things }: CompileContext) {
  const name = /^(.{1,5}?)的?(?:旁边?|边上|身边|右边|左边)$/.exec(value)?.[1]
  if (name === undefined || /^[左右上下]/.test(name)) return undefined
  return things.find((other) => other.id !== one.id && name.endsWith(other.name))
}

/** Throws CannotEdit where the words name no place. */
function readShift(one: FoundRegion, value: string, context: CompileContext): Shift {
  const { x, width, y, height } = one.bounds
  const middle = x + width / 2
  const within = (to: number): number => clamp(to, width / 2 + 0.01, 1 - width / 2 - 0.01) - middle
  const neighbour = findNeighbour(value, one, context)
  if (neighbour) {
    const { x: from, width: wide } = neighbour.bounds
    const isLeft = middle < from + wide / 2
    const to = isLeft ? from - AIR - width / 2 : from + wide + AIR + width / 2
    const dy = clamp(foot(neighbour) - foot(one), -0.25, 0.25)
    return { dx: within(to), dy, scale: perspective(one, dy, context) }
  }
  const isBit = /一点|一些/.test(value)
  const along = /左/.test(value) ? -1 : /右/.test(value) ? 1 : 0
  const up = /上|高|远/.test(value) ? -1 : /下|低|近/.test(value) ? 1 : 0
  const to = MIDDLES.find(([pattern]) => pattern.test(value))?.[1]
  const dy = up === 0 ? 0 : clamp(up * UP, 0.02 - y, 0.98 - y - height)
  const dx =
    to === undefined ? 0 : isBit && along !== 0 ? within(middle + along * A_BIT) : within(to)
  if (to === undefined && up === 0) throw new CannotEdit(texts.noPlace(value))
  return { dx, dy, scale: dy === 0 ? 1 : perspective(one, dy, context) }
}

/** The thing and its contact shadow on the ground. */
function buildHole(one: FoundRegion, context: CompileContext) {
  const { x, y, width, height } = one.bounds
  const [middle, below] = [x + width / 2, y + height]
  const points = Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * 2 * Math.PI
    return [
      clamp(middle + 0.6 * width * Math.cos(turn), 0, 1),
      clamp(below + 0.05 * height * Math.sin(turn), 0, 1),
    ]
  }).flat()
  const shadow = {
    kind: 'outline' as const,
    add: true,
    points: points.map((value) => Math.round(value * SCALE)),
  }
  return buildMask([...maskOfRegions(outlineWhole(one, context)).marks, shadow])
}

/** Less is not worth the seams, share of the sides. */
const LEAST_WAY = 0.045

/** Nothing else is covered at the new place. Throws CannotEdit. */
function requireFree(
  one: FoundRegion,
  { dx, dy, scale }: Shift,
  { things }: CompileContext,
  target: string,
): void {
  const { x, y, width, height } = one.bounds
  const [w, h] = [width * scale, height * scale]
  const to = { x: x + width / 2 + dx - w / 2, y: y + height + dy - h, width: w, height: h }
  const isCovered = things.some(
    ({ id, name, bounds }) =>
      id !== one.id && !FURNITURE.test(name) && overlap(bounds, to) > COVERED,
  )
  if (isCovered) throw new CannotEdit(texts.noMoveOnto(target), offerRemoval(one, target))
}

const COVERED = 0.05

function place(
  one: FoundRegion,
  shift: Shift,
  { context, isCopy = false }: { context: CompileContext; isCopy?: boolean },
): ToolStep {
  const round = (value: number): number => Math.round(value * 10_000) / 10_000
  return {
    tool: 'place',
    params: {
      mask: maskOfRegions(outlineWhole(one, context)),
      dx: round(shift.dx),
      dy: round(shift.dy),
      scale: round(shift.scale),
      shadow: foot(one) < 0.985,
      ...(isCopy ? { mirrored: true } : { hole: buildHole(one, context) }),
    } as ToolStep['params'],
  }
}

/** Throws CannotEdit. */
export function compileMove(
  { target = '', value = '' }: EditStep,
  regions: readonly FoundRegion[],
  context: CompileContext,
): ToolStep {
  const one = requireWhole(regions, target, context)
  const shift = readShift(one, value, context)
  if (Math.hypot(shift.dx, shift.dy) < LEAST_WAY) throw new CannotEdit(texts.noSpace(target))
  if (foot(one) > 1 - AT_EDGE && shift.dy < 0) throw new CannotEdit(texts.noMoveCut(target))
  requireFree(one, shift, context, target)
  return place(one, shift, { context })
}

/** Throws CannotEdit. */
export function compileScale(
  { target = '', value = '', strength = 'usual' }: EditStep,
  regions: readonly FoundRegion[],
  context: CompileContext,
): ToolStep {
  const one = requireWhole(regions, target, context)
  const factor = FACTORS[strength]
  const scale = /小|矮|瘦/.test(value) ? 1 / factor : factor
  const shift = { dx: 0, dy: 0, scale }
  requireFree(one, shift, context, target)
  return place(one, shift, { context })
}

/** One more of a thing that is there, next to it; null: its mask is not whole or there is no place. */
export function compileCopy(
  regions: readonly FoundRegion[],
  context: CompileContext,
  side: 'left' | 'right' | null,
): ToolStep | null {
  const [one] = regions
  const { things } = context
  if (!one || isTouched(one, context)) return null
  if (one.score < SURE || one.share < SHARES[0] || one.share > SHARES[1]) return null
  const { x, width } = one.bounds
  if (x < AT_EDGE || x + width > 1 - AT_EDGE) return null
  const ways = [x + width + AIR, x - AIR - width]
  const isFree = (from: number): boolean =>
    from >= 0.005 &&
    from + width <= 0.995 &&
    things.every(
      ({ id, bounds }) =>
        id === one.id || from > bounds.x + bounds.width || from + width < bounds.x,
    )
  const wished = side === 'left' ? ways.slice(1) : side === 'right' ? ways.slice(0, 1) : ways
  const to = wished.find(isFree)
  return to === undefined
    ? null
    : place(one, { dx: to - x, dy: 0, scale: 1 }, { context, isCopy: true })
}
