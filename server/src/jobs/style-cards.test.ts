import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import sharp from 'sharp'
import { newPhone } from '../testing/accounts'
import { ask, signInByCalls, startTestApp, type TestApp } from '../testing/app'
import { paintStyleCard, queueStyleCards } from './style-cards'

let server: TestApp
let token: string

before(async () => {
  server = await startTestApp({ env: { STUDIO_CREDITS: '1' } })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(() => server.close())

const card = { engineId: 'studio', styleId: 'ink', signal: new AbortController().signal }

async function offered() {
  const { data } = await ask(server.app, 'GET', '/api/styles/app')
  return (data as { id: string; thumbUrl: string | null }[]).find(({ id }) => id === card.styleId)
}

async function queuedCards(): Promise<number> {
  const { rows } = await server.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'paint_style_card'`,
  )
  return rows[0]?.count ?? 0
}

test('a card gives way while a person waits, and is put off', async () => {
  const body = { requestId: 'card-test-1', params: { prompt: '山' }, quotedCredits: 1 }
  const { data } = await ask(server.app, 'POST', '/api/generate', { token, body })
  await paintStyleCard(server.deps, card)
  assert.equal((await offered())?.thumbUrl, null)
  assert.equal(await queuedCards(), 1)
  const { job } = data as { job: JobView }
  await ask(server.app, 'POST', `/api/job/${job.id}/cancel`, { token })
})

test('a painted card is offered as a real picture and not queued again', async () => {
  await paintStyleCard(server.deps, card)
  const url = (await offered())?.thumbUrl
  assert.ok(url)
  const file = await server.app.inject(url)
  assert.equal(file.statusCode, 200)
  assert.equal((await sharp(file.rawPayload).metadata()).format, 'webp')
  await server.deps.pool.query('select graphile_worker.remove_job($1)', ['style:studio:ink'])
  await queueStyleCards(server.deps)
  const { rows } = await server.deps.pool.query(
    `select key from graphile_worker.jobs where key = 'style:studio:ink'`,
  )
  assert.deepEqual(rows, [])
  assert.ok((await queuedCards()) >= 1, 'the other styles are')
})
