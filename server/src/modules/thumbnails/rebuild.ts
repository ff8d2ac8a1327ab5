/**
 * Thumbnails that are missing or damaged, made again one after the other. The progress is stored in
 * the database after every page, so that an interrupted run resumes there.
 */
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { ThumbnailsPorts } from './ports'
import { isSound, makeSmall } from './make'
import {
  holdRow,
  readPage,
  readProgress,
  saveProgress,
  TABLES,
  writeLook,
  type Stored,
  type Table,
} from './repository'

/** Number reported one by one. */
const MAX_REPORTED_FAILURES = 50

const order = z.object({
  /** Also those that are sound. */
  all: z.boolean(),
  /** Only what was stored since then. */
  since: z.iso.datetime().nullable(),
})

const progress = z.object({
  order,
  table: z.enum(TABLES),
  after: z.string(),
  done: z.boolean(),
  looked: z.number(),
  made: z.number(),
  failed: z.number(),
  failures: z.array(z.object({ id: z.string(), why: z.string() })),
})

export type Order = z.output<typeof order>
export type Progress = z.output<typeof progress>
type RebuildDeps = Pick<ThumbnailsPorts, 'db' | 'storage'>

const fresh = (wanted: Order): Progress => ({
  order: wanted,
  table: 'pictures',
  after: '',
  done: false,
  looked: 0,
  made: 0,
  failed: 0,
  failures: [],
})

/** End of the last run, if any. */
export async function findProgress(db: Parameters<typeof readProgress>[0]) {
  const parsed = progress.safeParse(await readProgress(db))
  return parsed.success ? parsed.data : null
}

/** True when a new thumbnail was stored. */
async function repair({ db, storage }: RebuildDeps, table: Table, row: Stored): Promise<boolean> {
  const { thumb, thumbhash, color } = await makeSmall(storage, table, row)
  return transaction(db, async (tx) => {
    // Files that move meanwhile must not come back at their old address.
    if (!(await holdRow(tx, table, row))) return false
    await storage.put(row.thumbKey, thumb, { mime: 'image/webp' })
    await writeLook(tx, table, { id: row.id, thumbhash, color })
    return true
  })
}

async function lookAt(deps: RebuildDeps, state: Progress, row: Stored): Promise<void> {
  state.looked += 1
  try {
    if (!state.order.all && (await isSound(deps.storage, row))) return
    if (await repair(deps, state.table, row)) state.made += 1
  } catch (error) {
    // A failed thumbnail is reported and does not stop the others.
    state.failed += 1
    const why = error instanceof Error ? error.message : String(error)
    if (state.failures.length < MAX_REPORTED_FAILURES) state.failures.push({ id: row.id, why })
  }
}

function nextTable(table: Table): Table | null {
  return TABLES[TABLES.indexOf(table) + 1] ?? null
}

/** Goes on where the same order was broken off. Rejects when the database does not answer. */
export async function repairThumbnails(deps: RebuildDeps, wanted: Order): Promise<void> {
  const last = await findProgress(deps.db)
  const goesOn = last !== null && !last.done && isDeepStrictEqual(last.order, wanted)
  const state = goesOn ? last : fresh(wanted)
  const since = wanted.since === null ? null : new Date(wanted.since)
  while (!state.done) {
    const rows = await readPage(deps.db, state.table, { after: state.after, since })
    for (const row of rows) await lookAt(deps, state, row)
    const end = rows.at(-1)
    const next = nextTable(state.table)
    if (end) state.after = end.id
    else if (next) Object.assign(state, { table: next, after: '' })
    else state.done = true
    await saveProgress(deps.db, state)
  }
}
