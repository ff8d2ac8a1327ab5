import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Database } from '../../platform/db/client'
import { makeUser } from '../../testing/accounts'
import { testDatabase } from '../../testing/databases'
import { insertJob, insertPicture } from '../../testing/jobs'
import { createRandom } from '../../testing/random'
import { addUpStorage } from './repository'

const SEED = 20_261_128
const STEPS = 120

let database: Database
before(async () => {
  database = await testDatabase()
})
after(() => database.close())

async function countWhole(): Promise<{ pictures: number; uploads: number }> {
  const { rows } = await database.pool.query<{ pictures: number; uploads: number }>(`
    select (select coalesce(sum(size_bytes + coalesce(plan_bytes, 0) + (
        select coalesce(sum((file->>'sizeBytes')::bigint), 0)
        from jsonb_array_elements(layer_files) file)), 0) from pictures)::float8 as pictures,
      (select coalesce(sum(size_bytes), 0) from uploads)::float8 as uploads`)
  assert.ok(rows[0])
  return rows[0]
}

test('changes of pictures and uploads add up to what counting every row gives', async () => {
  const { db, pool } = database
  const random = createRandom(SEED)
  const user = await makeUser(db)
  const any = (table: string) => `(select id from ${table} order by md5(id || $1) limit 1)`
  const acts: ((salt: string) => Promise<unknown>)[] = [
    async () => insertPicture(db, await insertJob(db, user)),
    (id) =>
      pool.query(
        `insert into uploads (id, user_id, key, thumb_key, mime, width, height, size_bytes, thumbhash)
         values ($1, $2, $1, $1, 'image/png', 1, 1, $3, '')`,
        [id, user, random(9_000)],
      ),
    (salt) =>
      pool.query(`update pictures set plan_bytes = $2 where id = ${any('pictures')}`, [
        salt,
        random(500),
      ]),
    (salt) =>
      pool.query(`update pictures set layer_files = $2::jsonb where id = ${any('pictures')}`, [
        salt,
        JSON.stringify([{ sizeBytes: random(700) }, { sizeBytes: random(70) }]),
      ]),
    (salt) =>
      pool.query(`update uploads set size_bytes = $2 where id = ${any('uploads')}`, [
        salt,
        random(9_000),
      ]),
    (salt) => pool.query(`delete from pictures where id = ${any('pictures')}`, [salt]),
    (salt) => pool.query(`delete from uploads where id = ${any('uploads')}`, [salt]),
    async () => assert.deepEqual(await addUpStorage(db), await countWhole()),
  ]
  for (let step = 0; step < STEPS; step += 1) await acts[random(acts.length)]?.(`step-${step}`)
  assert.deepEqual(await addUpStorage(db), await countWhole())
  await pool.query('delete from users')
  assert.deepEqual(await addUpStorage(db), { pictures: 0, uploads: 0 })
  const { rowCount } = await pool.query('select from storage_bytes')
  assert.ok((rowCount ?? 0) <= 2)
})
