/** Selections of a tap: the part under it, and two larger ones. */
import type { Regions } from './regions'
import type { PartitionTree } from './tree'

/** Borders weaker than this are no borders: a sky cut by the grid of patches is one sky. */
const NO_BORDER = 2.6
/** A next level covers at least so many times as much. */
const LARGER = 1.8

interface Thing {
  readonly node: number
  /** Of the picture, 0..1. */
  readonly share: number
  readonly score: number
}

/** Nodes above a patch that could be things, smallest first, scored by how far they stand alone. */
function thingsAbove(tree: PartitionTree, { width, height }: Regions, leaf: number): Thing[] {
  const found: Thing[] = []
  for (let node = leaf; tree.parent[node] >= 0; node = tree.parent[node]) {
    const parent = tree.parent[node]
    const share = tree.size[node] / (width * height)
    if (share < 0.0012 || share > 0.75) continue
    const gap = tree.height[parent] - tree.height[node]
    const onFrame = tree.frame[node] / (2 * (width + height))
    const alone = gap / (tree.height[parent] + 4)
    found.push({ node, share, score: alone * (1 - 0.6 * Math.min(1, 2 * onFrame)) })
  }
  return found
}

/** Level 0 the best part, each next level the best of what is clearly larger. */
function thingAt(things: readonly Thing[], level: number): number | null {
  const best = (from: readonly Thing[], usual: number): Thing | null =>
    from.reduce<Thing | null>((top, one) => {
      const score = ({ share, score }: Thing): number =>
        score * Math.min(1, Math.sqrt(share / usual))
      return top === null || score(one) > score(top) ? one : top
    }, null)
  let chosen =
    best(
      things.filter(({ share }) => share < 0.25),
      0.01,
    ) ?? best(things, 0.01)
  for (let step = 0; step < level && chosen; step++) {
    const least = LARGER * chosen.share
    const larger = best(
      things.filter(({ share }) => share > least),
      0.04 * (step + 1),
    )
    if (!larger) break
    chosen = larger
  }
  return chosen?.node ?? null
}

function collectLeaves({ children }: PartitionTree, node: number, leaves: number): number[] {
  const out: number[] = []
  const stack = [node]
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at < leaves) out.push(at)
    else stack.push(children[2 * at], children[2 * at + 1])
  }
  return out
}

/** Takes in what lies behind borders that are none; all of it or nothing. */
function flood(regions: Regions, start: readonly number[]): ReadonlySet<number> {
  const inside = new Set(start)
  const stack = [...start]
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    for (const border of regions.around[at] ?? []) {
      const to = border.a === at ? border.b : border.a
      if (border.gradient >= NO_BORDER || inside.has(to)) continue
      inside.add(to)
      stack.push(to)
    }
  }
  let pixels = 0
  for (const patch of inside) pixels += regions.sizes[patch]
  return pixels > 0.8 * regions.width * regions.height ? new Set(start) : inside
}

/**
 * @param at pixels of the regions' picture
 * @param level 0 the part under the finger … 2 the largest; the same tap knows up to three
 * @returns the patches meant
 */
export function tapPatches(
  tree: PartitionTree,
  regions: Regions,
  { at, level }: { at: { x: number; y: number }; level: number },
): ReadonlySet<number> {
  const leaf = regions.labels[at.y * regions.width + at.x]
  const node = thingAt(thingsAbove(tree, regions, leaf), level) ?? leaf
  return flood(regions, collectLeaves(tree, node, regions.count))
}
