/** Things that no network names: found by their place and colour where exactly one fits. */
import { MASK_SCALE } from '@contract/tools/mask'
import type { ReadTarget } from '../painter/intent/edits/noun'
import type { FoundRegion, FoundRegions } from '../tools/regions/definition'

/** A name that is surer is believed: a car is no cushion, whatever its colour. */
const BELIEVED = 0.5
/** Of two regions at one place the larger one is meant. */
const SAME_PLACE = 0.6
/** Smaller ones are crumbs of the networks, share of the picture. */
const LEAST_SHARE = 0.004
const LARGEST_SHARE = 0.6
const THIRDS = [0.4, 0.6] as const

type Bounds = FoundRegion['bounds']

function overlap(a: Bounds, b: Bounds): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / Math.min(a.width * a.height, b.width * b.height)
}

/** Regions whose names are in doubt. */
function listDoubtful({ regions }: FoundRegions): readonly FoundRegion[] {
  const believed = regions.filter(
    ({ kind, score }) => kind === 'person' || (kind === 'thing' && score >= BELIEVED),
  )
  const isOfBelieved = (one: FoundRegion): boolean =>
    believed.some(
      (sure) => overlap(sure.bounds, one.bounds) > SAME_PLACE && one.share > 0.6 * sure.share,
    )
  return regions
    .filter(
      (one) =>
        (one.kind === 'thing' && one.score < BELIEVED) ||
        (one.kind === 'subject' && !isOfBelieved(one)),
    )
    .filter(({ share }) => share >= LEAST_SHARE && share <= LARGEST_SHARE)
}

/** Even-odd rule. */
function isInside(x: number, y: number, outline: readonly number[]): boolean {
  let inside = false
  const count = outline.length / 2
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const [xi = 0, yi = 0] = [outline[2 * i], outline[2 * i + 1]]
    const [xj = 0, yj = 0] = [outline[2 * j], outline[2 * j + 1]]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** A part of what the whole picture is of: it has that name, not the one of the sentence. */
function isOfWhole(one: FoundRegion, { regions, subjectNames }: FoundRegions): boolean {
  if (subjectNames.length === 0 || one.kind === 'subject') return false
  const { x, y, width, height } = one.bounds
  const [middleX, middleY] = [(x + width / 2) * MASK_SCALE, (y + height / 2) * MASK_SCALE]
  return regions.some(
    ({ kind, outlines }) =>
      kind === 'subject' && outlines.some((outline) => isInside(middleX, middleY, outline)),
  )
}

/** Each place once; the subject only where no thing fits. */
function listPlaces(regions: readonly FoundRegion[]): readonly FoundRegion[] {
  const things = regions.filter(({ kind }) => kind === 'thing')
  const some = things.length > 0 ? things : regions
  return [...some]
    .sort((a, b) => b.share - a.share)
    .filter(
      (one, at, all) =>
        !all.slice(0, at).some((larger) => overlap(larger.bounds, one.bounds) > SAME_PLACE),
    )
}

function isAt(target: ReadTarget, { x, y, width, height }: Bounds): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const { side, edge } = target
  const [low, high] = THIRDS
  if (edge === 'top' && middleY > 0.5) return false
  if (edge === 'bottom' && middleY < 0.5) return false
  if (side === 'left') return middleX < low
  if (side === 'right') return middleX > high
  if (side === 'top') return middleY < low
  if (side === 'bottom') return middleY > high
  return side !== 'middle' || (middleX > 0.3 && middleX < 0.7)
}

/**
 * The one region that fits the place and the colours of a noun that nothing here is named; null:
 * none or several fit, or the words say neither place nor colour.
 * @param colours 红, 红橙: the named one, then those like it; none where the words name none
 */
export function findUnnamed(
  found: FoundRegions,
  target: ReadTarget,
  colours: readonly string[],
): FoundRegion | null {
  const isPlaced = target.side !== undefined || target.edge !== undefined
  if (!isPlaced && colours.length === 0) return null
  // by its place alone: only a colour divides a cushion from its dog
  const placed = listDoubtful(found).filter(
    (one) => isAt(target, one.bounds) && (colours.length > 0 || !isOfWhole(one, found)),
  )
  const ways = colours.map((some) => placed.filter(({ colour }) => some.includes(colour)))
  const meant = colours.length === 0 ? placed : (ways.find((some) => some.length > 0) ?? [])
  const fitting = listPlaces(meant)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
