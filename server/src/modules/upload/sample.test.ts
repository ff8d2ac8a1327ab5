import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { SourceView } from '@contract/jobs'
import { sampleFile } from '../../platform/lib/covers'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { signInNew } from '../../testing/sessions'

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

const take = (token: string, sample: string) =>
  callApi(server.app, 'POST', '/api/upload/sample', { token, body: { sample } })

test('a sample becomes an upload of the caller, once, also for two concurrent calls', async () => {
  const me = await signInNew(server)
  const answers = await Promise.all([take(me.token, 'cat'), take(me.token, 'cat')])
  const again = await take(me.token, 'cat')
  const refs = [...answers, again].map(({ data }) => (data as SourceView).ref)
  assert.match(refs[0] ?? '', /^upload:[\w-]{20}$/)
  assert.deepEqual(new Set(refs).size, 1)
  const mine = await callApi(server.app, 'GET', '/api/userUpload/appPage', { token: me.token })
  assert.equal((mine.data as { total: number }).total, 1)
  assert.equal((await server.deps.db.query.pendingObjects.findMany()).length, 0)
})

test('two people have a picture each of the same sample, of the same size', async () => {
  const [one, other] = [await signInNew(server), await signInNew(server)]
  const views = [await take(one.token, 'cat'), await take(other.token, 'cat')].map(
    ({ data }) => data as SourceView,
  )
  assert.notEqual(views[0]?.ref, views[1]?.ref)
  assert.deepEqual([views[0]?.width, views[0]?.kind], [views[1]?.width, 'image'])
  assert.ok((await readFile(sampleFile('cat'))).length > 1000)
})

test('what is no sample is refused in words', async () => {
  const { token } = await signInNew(server)
  const answer = await take(token, '../../package')
  assert.equal(answer.status, 400)
  assert.equal(answer.message, '没有这张样图')
})
