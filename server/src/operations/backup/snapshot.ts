/** One transaction that sees the database as it is at one moment, however long it is read. */
import type pg from 'pg'

/**
 * Values as texts that any PostgreSQL reads back to the same. The embedded database has one
 * session: others wait until `read` is done.
 */
export async function inSnapshot<T>(
  pool: pg.Pool,
  read: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let atRest = false
  const onError = () => {}
  client.on('error', onError)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 3;
       set local intervalstyle = 'iso_8601'; set local bytea_output = 'hex';
       set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
    )
    const result = await read(client)
    await client.query('commit')
    atRest = true
    return result
  } finally {
    client.off('error', onError)
    // Closing the connection rolls back.
    client.release(!atRest)
  }
}
