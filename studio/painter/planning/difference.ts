import { isAlike } from '../../lib/alike'
import { type Point, measureEdges } from '../geometry'
import type { Form, Illustration, Layer } from '../illustration/node'
import type { StyleId } from '../slots'
import type { Box } from './layers'

/** Parts of illustrations that are painted alone: what an edit changes, and its trial pictures. */

/** Styles that paint each form by itself, whatever lies elsewhere. */
const LOCAL: ReadonlySet<StyleId> = new Set(['flat', 'soft'])
export const isLocal = (style: StyleId): boolean => LOCAL.has(style)

/** A blur reaches so many radii; the soft light of a round form and smooth edges reach so far, units. */
const BLUR_REACH = 2.6
const EDGE = 24

function measureForm({ rings, blur = 0, relief = 0 }: Form): Box {
  const { left, top, right, bottom } = measureEdges(rings)
  const reach = blur * BLUR_REACH + relief + EDGE
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach }
}

/** The rests of two lists, without the items that both begin and end with. */
function cutAlike<T>(one: readonly T[], other: readonly T[]): readonly [T[], T[]] {
  const most = Math.min(one.length, other.length)
  let first = 0
  while (first < most && isAlike(one[first], other[first])) first++
  let last = 0
  while (last < most - first && isAlike(one.at(-1 - last), other.at(-1 - last))) last++
  return [one.slice(first, one.length - last), other.slice(first, other.length - last)]
}

function listChangedForms(one: readonly Layer[], other: readonly Layer[]): Form[] {
  const [old, now] = cutAlike(one, other)
  const isPaired = old.length === now.length && old.every(({ stage }, i) => stage === now[i]?.stage)
  const pairs = isPaired
    ? old.map((layer, i) => [layer.forms, now[i]?.forms ?? []] as const)
    : [[old, now].map((layers) => layers.flatMap(({ forms }) => forms)) as [Form[], Form[]]]
  return pairs.flatMap(([own, others]) => cutAlike(own, others).flat())
}

/** The part of the frame in which two compositions differ; null: their frames or papers do. */
export function findDifference(one: Illustration, other: Illustration): Box | 'none' | null {
  const [{ layers: old, ...rest }, { layers: now, ...others }] = [one, other]
  const isFramed = isAlike(rest.frame, others.frame) && isAlike(rest.paper, others.paper)
  if (!isFramed || !isAlike(rest.window, others.window)) return null
  const boxes = listChangedForms(old, now).map(measureForm)
  if (boxes.length === 0) return 'none'
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** A ground is as large as the picture: the part of a plain rectangle that is needed. */
function cropRectangle(form: Form, box: Box): Form {
  const { rings, inside, relief, blur } = form
  const [ring] = rings
  const isPlain = !inside?.length && relief === undefined && blur === undefined
  if (!isPlain || rings.length !== 1 || ring?.length !== 4) return form
  const edges = measureEdges(rings)
  const isCorner = ([x, y]: Point): boolean =>
    (x === edges.left || x === edges.right) && (y === edges.top || y === edges.bottom)
  if (!ring.every(isCorner)) return form
  const crop = ([x, y]: Point): Point => [
    Math.max(box.left - EDGE, Math.min(box.right + EDGE, x)),
    Math.max(box.top - EDGE, Math.min(box.bottom + EDGE, y)),
  ]
  return { ...form, rings: [ring.map(crop)] }
}

/** A composition without what lies outside of a part of the frame. */
export function cutOut(illustration: Illustration, box: Box): Illustration {
  const isIn = (form: Form): boolean => {
    const { left, top, right, bottom } = measureForm(form)
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  }
  const layers = illustration.layers.map((layer) => ({
    ...layer,
    forms: layer.forms.filter(isIn).map((form) => cropRectangle(form, box)),
  }))
  return { ...illustration, layers }
}
