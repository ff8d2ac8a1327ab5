/** Places and shape of what is compared: pure. */
import type { JobView } from '@contract/jobs'

/** Height to width of every cell; the ratio of the order, square where it is unknown. */
export function parseHeightRatio(jobs: readonly Pick<JobView, 'params'>[]): number {
  const [width = 0, height = 0] = String(jobs[0]?.params.ratio ?? '')
    .split(':')
    .map(Number)
  return width > 0 && height > 0 ? height / width : 1
}

/** In another order; `random` gives 0 … 1. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items]
  const mixed: T[] = []
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return mixed
}
