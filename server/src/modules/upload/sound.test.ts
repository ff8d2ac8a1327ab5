/** 自己的音乐 from the upload to the order; its gate is tested in media/audio/probe. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { buildM4a, tag, wav } from '@media/audio/testing/sounds'
import sharp from 'sharp'
import { newPhone } from '../../testing/accounts'
import {
  callApi,
  type Envelope,
  signInByCalls,
  startTestApp,
  type TestApp,
} from '../../testing/app'
import { PHOTO } from '../../testing/photos'
import { signInNew } from '../../testing/sessions'
import { uploadAs } from '../../testing/uploads'

let server: TestApp
let me: { token: string }
let picture: string
before(async () => {
  server = await startTestApp()
  // With the credits of a new account.
  me = await signInByCalls(server.app, newPhone())
  picture = await uploadAs(server, me.token, await readFile(PHOTO))
})
after(() => server.close())

interface View {
  id: string
  kind: string
  url: string
  thumbUrl: string
  durationMs: number
}

async function post(bytes: Buffer, name = 'a.wav'): Promise<Envelope> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://form', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/base-upload',
    headers: {
      authorization: `Bearer ${me.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json<Envelope>()
}

interface Ordered {
  readonly shots?: object
  readonly music?: string
  readonly musicFile?: string
}

const twoShots = (image: string) =>
  [image, image].map((one) => ({ image: one, text: '', seconds: 1 }))

const order = (params: Ordered, as = me) =>
  callApi(server.app, 'POST', '/api/tools/vidMaker', {
    token: as.token,
    body: {
      params: { shots: twoShots(picture), ...params },
      quotedCredits: 1,
      requestId: crypto.randomUUID(),
    },
  })

const list = async (query: string) =>
  (await callApi(server.app, 'GET', `/api/userUpload/appPage?${query}`, { token: me.token }))
    .data as { list: View[]; total: number }

test('a sound is stored as AAC of ours with a waveform, and listed apart', async () => {
  const posted = Buffer.concat([wav({ seconds: 1.5 }), Buffer.from('PK\x03\x04 <script>')])
  const { code, message, data } = await post(posted)
  assert.equal(code, 0, message)
  const view = data as View
  assert.equal(view.kind, 'sound')
  assert.ok(Math.abs(view.durationMs - 1500) < 20)
  const stored = await server.app.inject(view.url)
  assert.match(String(stored.headers['content-type']), /audio\/mp4/)
  assert.equal(stored.rawPayload.toString('latin1', 4, 8), 'ftyp')
  assert.ok(!stored.rawPayload.includes('<script>'))
  const thumb = await server.app.inject(view.thumbUrl)
  assert.equal((await sharp(thumb.rawPayload).metadata()).format, 'webp')
  assert.deepEqual(
    (await list('kind=sound')).list.map(({ id }) => id),
    [view.id],
  )
  assert.equal((await list('pageSize=30')).total, 1, 'pictures and videos alone')
})

test('files that are no sound are refused in a sentence, and nothing is stored', async () => {
  const before = (await list('kind=sound')).total
  for (const [bytes, sentence] of [
    [wav({ rate: 1, seconds: 60 }), /采样率/],
    [wav({ seconds: 2, float: () => 0 }), /没有声音/],
    [buildM4a('drms'), /版权保护/],
    [tag(3000), /不是能用的音乐/],
  ] as const) {
    const { code, message } = await post(bytes)
    assert.equal(code, 5001, message)
    assert.match(message, sentence)
  }
  assert.equal((await list('kind=sound')).total, before)
})

test('the extension of a policy says what was meant', async () => {
  const ask = (ext: string) =>
    callApi(server.app, 'POST', '/api/upload-policy', { token: me.token, body: { ext } })
  const granted = await ask('mp3')
  const { cosKey, policy } = granted.data as { cosKey: string; policy: string }
  assert.match(Buffer.from(policy, 'base64').toString(), /content-length-range",1,20971520/)
  await server.deps.storage.put(cosKey, Buffer.from('#EXTM3U\nhttp://a/b'), { mime: 'x/y' })
  const refused = await callApi(server.app, 'POST', '/api/cosupload', {
    token: me.token,
    body: { cosKey },
  })
  assert.match(refused.message, /不是能用的音乐文件/)
  assert.deepEqual(await server.deps.storage.list(cosKey), [])
  assert.match((await ask('wma')).message, /MP3/)
})

test('a sound has the name of its file, as one short line without folders', async () => {
  const { data } = await callApi(server.app, 'POST', '/api/upload-policy', {
    token: me.token,
    body: { ext: 'wav' },
  })
  const { cosKey } = data as { cosKey: string }
  await server.deps.storage.put(cosKey, wav({ seconds: 1.1 }), { mime: 'audio/wav' })
  const name = `C:\\music\\<b>晴天</b>\u202e\n${'长'.repeat(100)}.wav`
  const confirmed = await callApi(server.app, 'POST', '/api/cosupload', {
    token: me.token,
    body: { cosKey, name: name.replace('</b>', '') },
  })
  assert.equal(confirmed.code, 0, confirmed.message)
  const view = confirmed.data as View & { name: string }
  assert.equal(view.name, `<b>晴天 ${'长'.repeat(74)}`)
  const ref = `upload:${view.id}`
  const known = await callApi(server.app, 'GET', `/api/upload/sources?refs=${ref}`, me)
  assert.equal((known.data as { name: string }[])[0]?.name, view.name)
  const listed = (await list('kind=sound')).list.find(({ id }) => id === view.id)
  assert.equal((listed as typeof view | undefined)?.name, view.name)
})

test('an order takes one’s own sound, and nothing else in its place', async () => {
  const music = await uploadAs(server, me.token, wav({ seconds: 1.2 }))
  const ordered = await order({ music: 'own', musicFile: music })
  assert.equal(ordered.code, 0, ordered.message)
  assert.match((await order({ music: 'own' })).message, /先选音乐文件/)
  assert.match((await order({ music: 'own', musicFile: picture })).message, /选一段音乐/)
  assert.match((await order({ shots: twoShots(music) })).message, /图片/)
  const other = await signInNew(server)
  const theirs = await uploadAs(server, other.token, await readFile(PHOTO))
  const stolen = await order({ shots: twoShots(theirs), music: 'own', musicFile: music }, other)
  assert.equal(stolen.status, 404)
  // A file that is not used is no reason to refuse.
  const unused = await order({ music: 'calm', musicFile: music })
  assert.equal(unused.code, 0, unused.message)
})
