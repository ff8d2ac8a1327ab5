import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ALL_TOOLS } from '@contract/tools/all'
import type { MediaRef } from '@contract/tools/media'
import { everything, repetitions } from '@studio/testing/effort'
import { Client, orderWith } from './hostile/client'
import { scenery } from './hostile/pictures'

const JOBS = repetitions('jobs of a crowd', { usual: 8, all: 16 })
const THREADS = 2
/** Of the picture that all of them work on. */
const SIDES: [number, number] = everything ? [240, 160] : [120, 80]
const MOST_MB = 1536
/** Quick ones of different kinds: holes, masks, enlarging, painting, looking. */
const MIXED = [
  'cleaner',
  'samInpaint',
  'upscale',
  'oldphoto',
  'toon',
  'imgMix',
  'img2tag',
  'sketch',
]

let client: Client
let photo: MediaRef
before(async () => {
  client = await Client.open(THREADS)
  photo = await client.upload(
    await scenery(...SIDES)
      .png()
      .toBuffer(),
  )
})
after(() => client.close())

test(`${JOBS} jobs at once all end, as many at a time as there are threads`, async () => {
  const tools = ALL_TOOLS.filter(({ id }) => MIXED.includes(id))
  assert.equal(tools.length, MIXED.length)
  let [most, watching] = [0, true]
  const watch = (async () => {
    const { pool } = client.server.deps
    while (watching) {
      const { rows } = await pool.query<{ running: number }>(
        `select count(*)::int as running from jobs where status = 'running'`,
      )
      most = Math.max(most, rows[0]?.running ?? 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  const ended = await Promise.all(
    Array.from({ length: JOBS }, (_, i) => {
      const tool = tools[i % tools.length]
      assert.ok(tool)
      return client.ended(tool, orderWith(tool, { photo, video: photo }))
    }),
  )
  watching = false
  await watch
  assert.deepEqual(
    ended.map(({ status, error }) => error?.message ?? status),
    Array.from({ length: JOBS }, () => 'succeeded'),
  )
  assert.ok(most > 0 && most <= THREADS, `${most} at once`)
  const megabytes = process.resourceUsage().maxRSS / 1024
  assert.ok(megabytes < MOST_MB, `${Math.round(megabytes)} MB`)
})
