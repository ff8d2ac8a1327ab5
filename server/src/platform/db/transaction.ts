/**
 * The one way to a transaction. drizzle's own begins outside its try, so that a connection cut at
 * that moment never comes back to the pool, and a rollback that fails hides the error it is for
 * (drizzle-orm issues 6023, 6114, 6241, 6341): its method is not part of `Db`.
 */
import { is } from 'drizzle-orm'
import { type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type * as schema from './schema'
import type { Db, Executor, Tx } from './types'

type Session = ConstructorParameters<typeof NodePgSession>
/** Members of drizzle's database that its types hide. */
interface Inside {
  readonly $client: pg.Pool
  readonly dialect: Session[1]
  readonly session: { readonly schema: Session[2]; readonly options: Session[3] }
}
type Whole = NodePgDatabase<typeof schema>

/** COMMIT of a transaction in which a statement failed answers ROLLBACK, and no error. */
class RolledBack extends Error {
  constructor() {
    super('the transaction was rolled back when it was to be committed')
    this.name = 'RolledBack'
  }
}

/**
 * Runs `work` in a transaction and commits it; whatever it throws rolls it back and is thrown. The
 * connection comes back to the pool in every case, or is closed where its state is not known.
 * Inside a transaction this is a savepoint.
 *
 * When COMMIT itself fails, it is not known whether it took effect.
 */
export async function transaction<T>(on: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (is(on, PgTransaction)) {
    // A savepoint takes no connection; one that cannot be rolled back fails the whole as well.
    return (on as unknown as Whole).transaction((tx) => work(tx))
  }
  return runInTransaction(on, work)
}

async function runInTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { $client: pool, dialect, session } = db as unknown as Inside
  const client = await pool.connect()
  // Until it is known to be idle, no other caller may have it.
  let atRest = false
  // A cut between statements is reported by the next one; it must not end the process.
  const onError = () => {}
  client.on('error', onError)
  try {
    await client.query('begin')
    const result = await work(
      new NodePgTransaction(
        dialect,
        new NodePgSession(client, dialect, session.schema, session.options),
        session.schema,
      ) as unknown as Tx,
    ).catch(async (error: unknown) => {
      atRest = await rolledBack(client)
      throw error
    })
    const { command } = await client.query('commit')
    atRest = true
    if (command === 'ROLLBACK') throw new RolledBack()
    return result
  } finally {
    client.off('error', onError)
    client.release(!atRest)
  }
}

/** False when the connection is of no more use. */
async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    // Closing the connection rolls back; the caller throws the first error.
    return false
  }
}
