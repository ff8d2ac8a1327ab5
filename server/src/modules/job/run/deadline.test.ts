/** Time limit of a run: local work by JOB_TIMEOUT_MS, remote work by its vendor's limit. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import {
  type LocalDashScope,
  startLocalDashScope,
} from '../../../integrations/engines/testing/dashscope'
import { makeTestVideo } from '../../../integrations/engines/testing/test-video'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { createRunner } from './runner'

/** Far less than the vendor's first pause between two looks (2 s). */
const JOB_TIMEOUT_MS = 100

let dashscope: LocalDashScope
let server: TestApp
let token: string
before(async () => {
  dashscope = await startLocalDashScope({ video: await makeTestVideo({ seconds: 2, fps: 2 }) })
  server = await startTestApp({
    env: {
      DASHSCOPE_API_KEY: 'sk-local',
      DASHSCOPE_BASE_URL: dashscope.base,
      DASHSCOPE_TIMEOUT_MS: '3000',
      WELCOME_CREDITS: '100',
    },
  })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await dashscope.close()
})

let orders = 0
async function run(modelId: string): Promise<JobView> {
  orders += 1
  const params = { shots: [{ image: null, text: '雪山', seconds: 2 }] }
  const quotedCredits = modelId === 'studio' ? 4 : 20
  const body = { requestId: `deadline-${orders}`, params, modelId, quotedCredits }
  const sent = await callApi(server.app, 'POST', '/api/generate/t2animate', { token, body })
  assert.equal(sent.code, 0, sent.message)
  const runner = createRunner({ ...server.deps, leaseMs: 60_000, jobTimeoutMs: JOB_TIMEOUT_MS })
  await runner.runNext('alive')
  const { id } = (sent.data as { job: JobView }).job
  return (await callApi(server.app, 'GET', `/api/job/${id}`, { token })).data as JobView
}

test('a video that waits at its vendor is not ended by the limit of jobs', async () => {
  dashscope.quirks.stepMs = 150
  const job = await run('wan2.7-t2v')
  assert.equal(job.status, 'succeeded', job.error?.message)
})

test('one that never ends there is ended by the vendor’s own limit, cancelled, and paid back', async () => {
  dashscope.quirks.stepMs = 60_000
  const job = await run('wan2.7-t2v')
  assert.deepEqual([job.status, job.error?.code], ['failed', 'ENGINE_UNAVAILABLE'])
  assert.ok(dashscope.calls.some(({ url }) => url.pathname.endsWith('/cancel')))
})

test('work done here keeps the limit of jobs', async () => {
  const job = await run('studio')
  assert.deepEqual([job.status, job.error?.code], ['failed', 'JOB_TIMEOUT'])
})
