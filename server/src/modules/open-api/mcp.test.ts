import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import sharp from 'sharp'
import { makeUser } from '../../testing/accounts'
import { makeApiKey } from '../../testing/api-keys'
import { startTestApp, type TestApp } from '../../testing/app'
import { makeJob, patches } from '../../testing/works'

let server: TestApp
let address = ''
let userId = ''
let client: Client
let key = ''
/** Of another user. */
let strange = ''

async function connect(as: string): Promise<Client> {
  const made = new Client({ name: 'test', version: '1.0.0' })
  const headers = { authorization: `Bearer ${as}` }
  await made.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }),
  )
  return made
}

before(async () => {
  server = await startTestApp({ works: true })
  server.app.server.listen(0, '127.0.0.1')
  await once(server.app.server, 'listening')
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  userId = await makeUser(server.deps.db, { credits: 100 })
  ;({ key } = await makeApiKey(server, userId, { scopes: ['generate', 'edit', 'read'] }))
  const other = await makeUser(server.deps.db, { credits: 100 })
  strange = `picture:${(await makeJob(server.deps, other)).pictureId}`
  client = await connect(key)
})
after(async () => {
  await client.close()
  await server.close()
})

const call = async (name: string, args: Record<string, unknown>, as = client) =>
  (await as.callTool({ name, arguments: args })) as CallToolResult

const texts = ({ content }: CallToolResult): string =>
  content.map((block) => (block.type === 'text' ? block.text : '')).join(' ')

const findPicture = ({ content }: CallToolResult) => content.find((block) => block.type === 'image')

describe('/mcp with the official client', () => {
  test('lists its tools with descriptions in Chinese and English', async () => {
    const { tools } = await client.listTools()
    assert.deepEqual(tools.map(({ name }) => name).sort(), [
      'edit_image',
      'generate_image',
      'get_job',
      'list_models',
      'list_my_pictures',
      'remove_background',
      'upscale',
    ])
    for (const { description = '' } of tools) {
      assert.match(description, /[\u4e00-\u9fff]/)
      assert.match(description, / \/ [A-Z]/)
    }
  })

  test('paints with progress, and answers the picture and a link to it', async () => {
    const progress: number[] = []
    const result = (await client.callTool(
      { name: 'generate_image', arguments: { prompt: '湖边的木屋', size: '1024x1024' } },
      { onprogress: (step) => progress.push(step.progress), resetTimeoutOnProgress: true },
    )) as CallToolResult
    assert.ok(!result.isError, texts(result))
    const picture = findPicture(result)
    assert.equal(picture?.type === 'image' && picture.mimeType, 'image/webp')
    const bytes = Buffer.from(picture?.type === 'image' ? picture.data : '', 'base64')
    assert.ok(Math.max((await sharp(bytes).metadata()).width, 0) <= 1024)
    assert.ok(bytes.includes('AIGC'), 'the record is in the small picture too')
    assert.ok(result.content.some(({ type }) => type === 'resource_link'))
    assert.deepEqual(
      progress,
      [...progress].sort((a, b) => a - b),
    )
  })

  test('edits a box of a picture and cuts the subject of the result out', async () => {
    const image = `data:image/webp;base64,${(await patches(9)).toString('base64')}`
    const edited = await call('edit_image', {
      image,
      prompt: '一只小船',
      box: [0.2, 0.3, 0.7, 0.8],
    })
    assert.ok(!edited.isError, texts(edited))
    const id = /picture:[\w-]+/.exec(texts(edited))?.[0]
    const cut = await call('remove_background', { image: id })
    assert.ok(!cut.isError, texts(cut))
    for (const factor of [2, '2']) {
      const large = await call('upscale', { image, factor })
      assert.ok(!large.isError, texts(large))
    }
    const job = /\u4efb\u52a1 ([\w-]+)/.exec(texts(cut))?.[1]
    assert.match(texts(await call('get_job', { id: job })), /picture:/)
  })

  test('edits an own picture by a sentence', async () => {
    const painted = await call('generate_image', { prompt: '雪山下的湖，一条小船', seed: 5 })
    const image = /picture:[\w-]+/.exec(texts(painted))?.[0]
    const edited = await call('edit_image', { image, prompt: '把小船换成红色' })
    assert.ok(!edited.isError, texts(edited))
    assert.notEqual(/picture:[\w-]+/.exec(texts(edited))?.[0], image)
    const unclear = await call('edit_image', { image, prompt: '咕噜咕噜哇啦哇啦' })
    assert.match(texts(unclear), /instruction_not_understood/)
  })

  test('lists own pictures and reads them as resources', async () => {
    const listed = await call('list_my_pictures', { limit: 3 })
    assert.ok(listed.content.every(({ type }) => type === 'resource_link'))
    const { resources } = await client.listResources()
    const [first] = resources
    assert.ok(first)
    const { contents } = await client.readResource({ uri: first.uri })
    assert.ok('blob' in (contents[0] ?? {}))
    assert.match(texts(await call('list_models', {})), /studio/)
  })

  test('a refusal is a result that the model reads', async () => {
    for (const [name, args, pattern] of [
      ['generate_image', { prompt: '纳粹旗' }, /content_policy_violation/],
      ['remove_background', { image: strange }, /not_found/],
      ['remove_background', { image: 'http://127.0.0.1/x.png' }, /invalid_image/],
      ['edit_image', { image: 'upload:x', prompt: '船' }, /box/],
      ['edit_image', { image: 'upload:x', prompt: '船', box: [0.9, 0, 0.1, 1] }, /box/],
      ['get_job', { id: 'unknown' }, /not_found/],
    ] as const) {
      const result = await call(name, args)
      assert.ok(result.isError, name)
      assert.match(texts(result), pattern)
    }
    const uri = `moguang://pictures/${strange.replace('picture:', '')}`
    await assert.rejects(client.readResource({ uri }))
  })

  test('a key with one scope is refused the tools of others', async () => {
    const { key: reader } = await makeApiKey(server, userId, { scopes: ['generate'] })
    const other = await connect(reader)
    assert.match(
      texts(await call('remove_background', { image: 'upload:x' }, other)),
      /insufficient_scope/,
    )
    assert.match(texts(await call('list_my_pictures', {}, other)), /insufficient_scope/)
    assert.deepEqual((await other.listResources()).resources, [])
    await other.close()
  })
})

describe('/mcp refuses', () => {
  const send = (headers: Record<string, string>, body: object | string = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', ...headers },
      payload: body,
    })
  const bearer = () => ({ authorization: `Bearer ${key}` })

  test('requests without a key, with a challenge that names no sign-in', async () => {
    const response = await send({})
    assert.equal(response.statusCode, 401)
    assert.equal(response.headers['www-authenticate'], 'Bearer error="invalid_token"')
  })

  test('pages of other sites and names that are not its own', async () => {
    assert.equal((await send({ ...bearer(), origin: 'https://evil.example' })).statusCode, 403)
    assert.equal((await send({ ...bearer(), origin: 'null' })).statusCode, 403)
    const rebound = { host: 'evil.example', origin: 'http://evil.example' }
    assert.equal((await send({ ...bearer(), ...rebound })).statusCode, 403)
  })

  test('a body that is no JSON, and sessions, which it has none of', async () => {
    const broken = await send({ ...bearer(), 'content-type': 'application/json' }, '{')
    assert.equal(broken.statusCode, 400)
    const stream = await fetch(`${address}/mcp`, {
      headers: { ...bearer(), accept: 'text/event-stream' },
    })
    assert.equal(stream.status, 405)
    await stream.body?.cancel()
  })
})
