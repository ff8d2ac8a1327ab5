import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { goods } from '../../platform/db/schema'
import { startTestApp, type TestApp } from '../../testing/app'
import { FIRST_GOODS } from './goods-data'
import { startOrderSweep } from './sweep'

/** Goods that never come are a failure, and the run goes on. */
const LIMITED = { timeout: 60_000 }

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

test(
  'the first goods are there after an outage at the very first start, once',
  LIMITED,
  async () => {
    const { db, pool } = server.deps
    await pool.query('alter table goods rename to goods_away')
    let failures = 0
    const log = server.deps.log.child({})
    log.warn = () => void (failures += 1)
    const stop = startOrderSweep({ ...server.deps, log }, { everyMs: 20 })
    while (failures < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    await pool.query('alter table goods_away rename to goods')
    while ((await db.$count(goods)) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await stop()
    assert.equal(await db.$count(goods), FIRST_GOODS.length)
  },
)
