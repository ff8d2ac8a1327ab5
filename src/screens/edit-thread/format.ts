/** Sums and names of a thread. */
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import { THREAD } from './texts'

/** Of the edits: the first picture was there before. */
export function sumCredits({ versions }: Pick<ThreadView, 'versions'>): number {
  return versions.reduce((sum, { number, credits }) => sum + (number > 1 ? credits : 0), 0)
}

/** Every child after the first of its parent begins a branch. */
export function countBranches({ versions }: Pick<ThreadView, 'versions'>): number {
  const children = new Map<string | null, number>()
  for (const { parentId } of versions) children.set(parentId, (children.get(parentId) ?? 0) + 1)
  return [...children.values()].reduce((sum, count) => sum + count - 1, 0)
}

/** In the list of what leaves: the shortest words there are. */
export function getBranchWord({ summary, sentence, number }: ThreadVersionView): string {
  return summary ?? sentence ?? THREAD.version(number)
}
