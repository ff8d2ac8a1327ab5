/** Variables of the environment that are probably misspelt names of ours. */
import type { Environment } from '../platform/lib/env/values'
import { ENGINE_VARIABLES, VARIABLES } from './table'
import { texts } from './texts'

/** Shorter names are near to too many others. */
const SHORTEST = 5
/** Variables of other programs: similar to a name of ours, but right. */
const FOREIGN = new Set(['HOSTNAME', 'MODEL', 'PORTS', 'HOSTS'])

/** Edit distance: letters added, left out, changed or swapped with the next; counted up to `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(isSwap ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? most + 1
}

/** One slip in a short name, two in a longer one. */
const slipsFor = (name: string): number => (name.length < 9 ? 1 : 2)

/** Each with the name it is nearest to, in the order of the environment. */
export function findMisspelt(env: Environment): { name: string; nearest: string }[] {
  const known = [...Object.keys(VARIABLES), ...ENGINE_VARIABLES.map(([name]) => name)]
  const names = new Set(known)
  return Object.keys(env).flatMap((name) => {
    if (names.has(name) || FOREIGN.has(name) || name.length < SHORTEST) return []
    const written = name.toUpperCase().replaceAll('-', '_')
    const most = slipsFor(written)
    let nearest: string | null = null
    let least = most + 1
    for (const one of known) {
      const slips = distance(written, one, most)
      if (slips < least) [nearest, least] = [one, slips]
    }
    return nearest === null ? [] : [{ name, nearest }]
  })
}

export function misspeltSentence({ name, nearest }: { name: string; nearest: string }): string {
  return texts.misspelt(name, nearest)
}
