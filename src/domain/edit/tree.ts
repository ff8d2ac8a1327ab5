/** Versions of a thread as a strip with lanes: the current branch first, one lane a side branch. */
import type { ThreadVersionView } from '@contract/edits'

type Version = Pick<ThreadVersionView, 'id' | 'number' | 'parentId'>

export interface PlacedVersion<V extends Version> {
  version: V
  /** Distance from the first picture. */
  depth: number
  lane: number
  /** Start of its line; null: the first picture. */
  parent: { depth: number; lane: number } | null
}

export interface TreeLayout<V extends Version> {
  placed: PlacedVersion<V>[]
  /** Versions on one line. */
  depths: number
  lanes: number
  /** Branches without a lane. */
  hidden: number
  /** Place of the version that a sentence said now makes. */
  next: { depth: number; lane: number }
}

export const LANES_MAX = 2

function groupByParent<V extends Version>(versions: readonly V[]): Map<string | null, V[]> {
  const ids = new Set(versions.map(({ id }) => id))
  const children = new Map<string | null, V[]>()
  for (const version of [...versions].sort((a, b) => a.number - b.number)) {
    const parent = version.parentId !== null && ids.has(version.parentId) ? version.parentId : null
    children.set(parent, [...(children.get(parent) ?? []), version])
  }
  return children
}

/** From the first picture to the current version, and on along the newest of its descendants. */
export function listBranch<V extends Version>(versions: readonly V[], currentId: string): V[] {
  const byId = new Map(versions.map((version) => [version.id, version]))
  const children = groupByParent(versions)
  const branch: V[] = []
  const seen = new Set<string>()
  let at: V | undefined = byId.get(currentId) ?? children.get(null)?.[0]
  while (at && !seen.has(at.id)) {
    seen.add(at.id)
    branch.unshift(at)
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  let last: V | undefined = branch.at(-1)
  while (last) {
    const next: V | undefined = children.get(last.id)?.at(-1)
    if (!next || seen.has(next.id)) break
    seen.add(next.id)
    branch.push(next)
    last = next
  }
  return branch
}

/** Side branches that leave at a version, each with all that came of it, in the order of time. */
export function listSideBranches<V extends Version>(
  versions: readonly V[],
  branch: readonly V[],
): Map<string, V[][]> {
  const on = new Set(branch.map(({ id }) => id))
  const children = groupByParent(versions)
  const collect = (version: V): V[] => [
    version,
    ...(children.get(version.id) ?? []).flatMap(collect),
  ]
  const sides = new Map<string, V[][]>()
  for (const { id } of branch) {
    const leaving = (children.get(id) ?? []).filter((child) => !on.has(child.id))
    if (leaving.length > 0) sides.set(id, leaving.map(collect))
  }
  return sides
}

export function layoutTree<V extends Version>(
  versions: readonly V[],
  currentId: string,
): TreeLayout<V> {
  const children = groupByParent(versions)
  const branch = listBranch(versions, currentId)
  const trunk = new Set(branch.map(({ id }) => id))
  const placed: PlacedVersion<V>[] = []
  let lanes = branch.length > 0 ? 1 : 0

  /** The line of a version; branches that leave it get the lanes below. */
  const place = (
    version: V,
    depth: number,
    lane: number,
    parent: PlacedVersion<V>['parent'],
  ): void => {
    placed.push({ version, depth, lane, parent })
    const own = children.get(version.id) ?? []
    const straight = own.find(({ id }) => trunk.has(id)) ?? (lane > 0 ? own.at(-1) : undefined)
    if (straight) place(straight, depth + 1, lane, { depth, lane })
    for (const child of own) {
      if (child === straight) continue
      const free = lanes
      lanes += 1
      place(child, depth + 1, free, { depth, lane })
    }
  }
  for (const root of children.get(null) ?? []) {
    if (trunk.has(root.id)) place(root, 0, 0, null)
    else {
      const free = lanes
      lanes += 1
      place(root, 0, free, null)
    }
  }
  const shown = placed.filter(({ lane }) => lane < LANES_MAX)
  const current = placed.find(({ version }) => version.id === currentId)
  return {
    placed: shown,
    depths: Math.max(0, ...shown.map(({ depth }) => depth + 1)),
    lanes: Math.min(lanes, LANES_MAX),
    hidden: Math.max(0, lanes - LANES_MAX),
    next: { depth: (current?.depth ?? 0) + 1, lane: current?.lane ?? 0 },
  }
}
