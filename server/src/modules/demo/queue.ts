/** When the demo square is painted: begun once on an empty database, and gone on with until done. */
import type { DemoPorts } from './ports'
import type { Db } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { addTask } from '../../platform/queue/tasks'
import { newId } from '../../platform/lib/ids'
import { DEMO_PRIORITY } from '../samples/plan'
import { DEMO_AUTHOR_KEYS, DEMO_AUTHORS, type DemoAuthor } from './data/work'
import { followedBy } from './plan'
import { hasWorks, insertAuthor, insertFollows, listAuthors, lockPlan } from './repository'

export const DEMO_TASK = 'paint_demo'
const START_DELAY_MS = 1_000

/** One row at a time represents all remaining work. */
export async function queueDemo(db: Db, delayMs: number): Promise<void> {
  await addTask(db, DEMO_TASK, {
    payload: {},
    key: 'demo',
    queue: 'samples',
    priority: DEMO_PRIORITY,
    delayMs,
  })
}

async function createAuthors(db: Db): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockPlan(tx)
    if ((await listAuthors(tx)).length > 0) return true
    if (await hasWorks(tx)) return false
    const ids = new Map(DEMO_AUTHOR_KEYS.map((key) => [key, newId()]))
    const getAuthorId = (key: DemoAuthor): string => ids.get(key) ?? ''
    for (const key of DEMO_AUTHOR_KEYS)
      await insertAuthor(tx, { id: getAuthorId(key), ...DEMO_AUTHORS[key] })
    const pairs = DEMO_AUTHOR_KEYS.flatMap((key) =>
      followedBy(key).map((other) => ({
        followerId: getAuthorId(key),
        followedId: getAuthorId(other),
      })),
    )
    await insertFollows(tx, pairs)
    return true
  })
}

/** Does nothing where people have published already; a failure only leaves the square empty. */
export async function startDemo({
  config,
  db,
  log,
}: Pick<DemoPorts, 'config' | 'db' | 'log'>): Promise<void> {
  if (!config.demo) return
  try {
    if (await createAuthors(db)) await queueDemo(db, START_DELAY_MS)
  } catch (error) {
    log.warn({ err: error }, 'the demo square was not begun')
  }
}
