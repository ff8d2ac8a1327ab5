/** For tests: what must stand nowhere but sealed. */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { callApi, type TestApp } from './app'

/**
 * In no table, not in an export of the account that `token` signs in, and not in `words` (answers,
 * the log). The app works: it packs the export.
 */
export async function requireNowhere(
  { app, deps }: TestApp,
  {
    token,
    secrets,
    words,
  }: { token: string; secrets: readonly string[]; words: Readonly<Record<string, string>> },
): Promise<void> {
  for (const [where, text] of Object.entries(words)) {
    assert.ok(text.length > 0, `${where} were looked at`)
    for (const secret of secrets) assert.ok(!text.includes(secret), where)
  }
  const { rows } = await deps.pool.query<{ name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as name
     from information_schema.tables where table_type = 'BASE TABLE'
       and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of rows)
    for (const secret of secrets) {
      const hit = await deps.pool.query(
        `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`,
        [secret],
      )
      assert.equal(hit.rows.length, 0, name)
    }
  const response = await callApi(app, 'POST', '/api/user/export', { token, body: {} })
  assert.equal(response.code, 0, response.message)
  // The server's own worker packs; packing here as well would race with it for the one ZIP.
  for (let state = ''; state !== 'ready'; await sleep(30)) {
    const found = await deps.pool.query<{ state: string }>('select state from data_exports')
    state = found.rows[0]?.state ?? 'missing'
    assert.ok(['queued', 'ready'].includes(state), state)
  }
  const zips = (await deps.storage.list('')).filter(({ key }) => key.endsWith('.zip'))
  assert.ok(zips.length > 0, 'nothing was exported')
  for (const { key } of zips) {
    const zip = Buffer.from(await deps.storage.get(key))
    for (const secret of [...secrets, 'sealed'])
      assert.ok(!zip.includes(secret), `${secret} in an export`)
  }
}
