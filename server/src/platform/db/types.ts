/** Types of databases and transactions. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type * as schema from './schema'

type Whole = NodePgDatabase<typeof schema>
type WholeTx = Parameters<Parameters<Whole['transaction']>[0]>[0]

/** Transactions begin with `transaction(db, …)`, which gives the connection back in every case. */
export type Db = Omit<Whole, 'transaction'>
export type Tx = Omit<WholeTx, 'transaction'>
/** A database or an open transaction. Inside a transaction always pass `tx` on. */
export type Executor = Db | Tx
