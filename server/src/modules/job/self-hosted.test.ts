/** One variable attaches a self-hosted server: no key, no model, no price has to be named. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { eq } from 'drizzle-orm'
import { jobs } from '../../platform/db/schema'
import type { LocalComfyUi } from '../../integrations/engines/testing/comfyui/local'
import { startLocalComfyUi } from '../../integrations/engines/testing/comfyui/server'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { PHOTO } from '../../testing/photos'
import { uploadAs } from '../../testing/uploads'

let comfy: LocalComfyUi
let server: TestApp
let token: string

before(async () => {
  comfy = await startLocalComfyUi({ files: { checkpoints: ['sd15-dream.safetensors'] } })
  server = await startTestApp({ works: true, env: { COMFYUI_URL: comfy.address } })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await comfy.close()
})

const finished = (id: string): Promise<JobView> => waitForEnd(server, { token, id })

async function run(call: string, params: Record<string, unknown>, quotedCredits: number) {
  const requestId = `request-${Object.keys(params).length}-${call}`
  const body = { requestId, params, quotedCredits }
  const sent = await callApi(server.app, 'POST', call, { token, body })
  assert.equal(sent.code, 0, sent.message)
  return finished((sent.data as { job: JobView }).job.id)
}

test('COMFYUI_URL alone: the first picture is its checkpoint’s, at the engine’s price', async () => {
  const done = await run('/api/generate', { prompt: '雪山', count: 2 }, 8)
  assert.equal(done.status, 'succeeded', done.error?.message)
  assert.equal(done.params.model, 'comfyui:sd15-dream')
  assert.deepEqual(
    done.pictures.map(({ width, height }) => [width, height]),
    [
      [512, 680],
      [512, 680],
    ],
  )
  assert.equal(comfy.accepted.length, 2)
  const [row] = await server.deps.db.select().from(jobs).where(eq(jobs.id, done.id))
  assert.deepEqual([row?.engineId, row?.modelId], ['comfyui', 'comfyui:sd15-dream'])
})

test('tools it can do run there too, the others stay with the embedded engine', async () => {
  const image = await uploadAs(server, token, readFileSync(PHOTO))
  const before = comfy.accepted.length
  const done = await run('/api/tools/toon', { image, look: 'comic' }, 4)
  assert.equal(done.status, 'succeeded', done.error?.message)
  assert.equal(comfy.accepted.length, before + 1)
  const painter = server.deps.engines.forTool('rembg')
  assert.equal(painter?.id, 'studio')
})
