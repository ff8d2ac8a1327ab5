/**
 * Classification of a picture as a whole, a place or a thing: Inception v3, which knows the
 * thousand kinds of ImageNet. It looks at the whole and at its parts, and names what most looks
 * agree on. 0.25 CPU seconds a look, 80 MB.
 */
import type { Raster } from '@media/raster'
import { KIND_GROUPS, type KindGroup, WIDE_GROUPS } from './imagenet'
import { type Box, pixelsAt } from './pixels'
import { requireFloats, type NetRun } from './run'

const MODEL = 'inception'
const SIDE = 299
const INPUT = 'input'
const OUTPUT = 'output'
/** Its first answer is “none of them”. */
const KINDS = 1001

export interface FoundKind {
  readonly name: string
  readonly scene: boolean
  /** 0..1. */
  readonly score: number
}

/** The whole, and the squares at its beginning, middle and end. */
export function looksAt({ width, height }: { width: number; height: number }): Box[] {
  const side = Math.min(width, height)
  const whole = { left: 0, top: 0, width, height }
  if (Math.max(width, height) < side * 1.1) {
    const inner = Math.max(1, Math.round(side * 0.8))
    const [left, top] = [Math.floor((width - inner) / 2), Math.floor((height - inner) / 2)]
    return [whole, { left, top, width: inner, height: inner }]
  }
  const squares = [0, 0.5, 1].map((share) => ({
    left: Math.floor((width - side) * share),
    top: Math.floor((height - side) * share),
    width: side,
    height: side,
  }))
  return [whole, ...squares]
}

/** Unscaled logarithms as likelihoods that add up to 1, without the first. */
export function likelihoods(logits: Float32Array): Float32Array {
  const most = logits.reduce((a, b) => Math.max(a, b), -Infinity)
  const shares = logits.map((value) => Math.exp(value - most))
  const sum = shares.reduce((a, b) => a + b, 0)
  return shares.subarray(1).map((value) => value / sum)
}

async function look(run: NetRun, picture: Raster, part: Box): Promise<Float32Array> {
  const pixels = await pixelsAt(picture, { width: SIDE, height: SIDE }, { part })
  const size = SIDE * SIDE
  const data = Float32Array.from({ length: 3 * size }, (_, at) => {
    const value = pixels[(at % size) * 3 + Math.floor(at / size)] ?? 0
    return (value - 128) / 128
  })
  const inputs = { [INPUT]: { dims: [1, 3, SIDE, SIDE], data } }
  const outputs = await run({ model: MODEL, inputs, outputs: [OUTPUT] })
  return likelihoods(requireFloats(outputs, OUTPUT))
}

/** Likelihoods of the thousand kinds, the mean of all looks. Rejects with NetError. */
export async function classifyKinds(run: NetRun, picture: Raster): Promise<Float32Array> {
  const sum = new Float32Array(KINDS - 1)
  const looks = looksAt(picture)
  for (const part of looks)
    (await look(run, picture, part)).forEach(
      (value, kind) => (sum[kind] = (sum[kind] ?? 0) + value),
    )
  return sum.map((value) => value / looks.length)
}

const isWithin = (inner: KindGroup, outer: KindGroup): boolean =>
  inner !== outer &&
  inner.scene === outer.scene &&
  inner.kinds.every((kind) => outer.kinds.includes(kind))

/** Likelihood that a picture shows one of a group, by its name. */
export function sumGroupShare(shares: Float32Array, name: string): number {
  const { kinds = [] } = KIND_GROUPS.find((group) => group.name === name) ?? {}
  return kinds.reduce((sum, kind) => sum + (shares[kind] ?? 0), 0)
}

/** From here on what is of no named kind is said to be of a sort. */
const SURE_SORT = 0.4

/** The sort of thing the whole picture shows, where no kind of it is sure; null: none. */
export function wideKind(shares: Float32Array): string | null {
  const scores = WIDE_GROUPS.map(({ name, kinds }) => ({
    name,
    score: kinds.reduce((sum, kind) => sum + (shares[kind] ?? 0), 0),
  }))
  const [best] = scores.sort((a, b) => b.score - a.score)
  return best && best.score >= SURE_SORT ? best.name : null
}

/** A thing is called by its narrower name where that has so much of the wider one's share. */
const LEAF_OF_SORT = 0.75

/**
 * Groups likely enough, the surest first; of those one within the other only the narrowest place,
 * and the narrowest thing that is surely this one of its sort.
 */
export function namedKinds(shares: Float32Array, least: number): FoundKind[] {
  const sumShares = ({ kinds }: KindGroup): number =>
    kinds.reduce((sum, kind) => sum + (shares[kind] ?? 0), 0)
  const enough = KIND_GROUPS.filter((group) => sumShares(group) >= least)
  const likely = enough.filter(
    (group) =>
      group.scene ||
      enough.every(
        (other) => !isWithin(group, other) || sumShares(group) >= LEAF_OF_SORT * sumShares(other),
      ),
  )
  return likely
    .filter((group) => !likely.some((other) => isWithin(other, group)))
    .map((group) => ({ name: group.name, scene: group.scene, score: sumShares(group) }))
    .sort((a, b) => b.score - a.score)
}
