/** Demo pictures that will be painted within seconds: placeholders for the feed. */
import type { PendingPicture } from '../works/ports'
import type { DemoPorts } from './ports'
import { DEMO_WORKS, buildRequestId } from './plan'
import { listAuthors, listPainted } from './repository'

/** Ids that no work has: a place is not a work. */
const buildPendingId = (workId: string): string => `coming-${workId}`

function parseRatio(ratio: string): { width: number; height: number } {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return { width, height }
}

/** The next `count` of them in the order they are painted; none where there is no demo. */
export async function comingDemo(
  { config, db }: Pick<DemoPorts, 'config' | 'db'>,
  count: number,
): Promise<readonly PendingPicture[]> {
  if (!config.demo || (await listAuthors(db)).length === 0) return []
  const done = await listPainted(db)
  return DEMO_WORKS.filter(({ id }) => !done.has(buildRequestId(id)))
    .slice(0, count)
    .map(({ id, ratio }) => ({ id: buildPendingId(id), ...parseRatio(ratio) }))
}
