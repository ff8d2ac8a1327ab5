import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ALL_TOOLS, findTool } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import sharp from 'sharp'
import { makeUser } from '../../testing/accounts'
import { makeApiKey } from '../../testing/api-keys'
import { startTestApp, type TestApp } from '../../testing/app'
import { patches } from '../../testing/works'
import type { TaskView } from './schemas'
import { scopeOfTool, toInputSchema } from './tools/schema'

interface Failed {
  readonly error: { message: string; param: string | null; code: string }
}

let server: TestApp
let key = ''
let image = ''

before(async () => {
  server = await startTestApp({ works: true })
  const userId = await makeUser(server.deps.db, { credits: 100 })
  ;({ key } = await makeApiKey(server, userId, { scopes: ['generate', 'edit', 'read'] }))
  image = `data:image/webp;base64,${(await patches(5)).toString('base64')}`
})
after(() => server.close())

async function call<T>(method: 'GET' | 'POST', url: string, body?: object) {
  const response = await server.app.inject({
    method,
    url: `/v1${url}`,
    headers: { authorization: `Bearer ${key}` },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, body: response.json<T>() }
}

const run = <T = TaskView>(tool: string, input: object) =>
  call<T>('POST', `/tools/${tool}`, { input })

describe('schemas of tools', () => {
  test('accept the untouched form of every tool, save what is required', () => {
    for (const tool of ALL_TOOLS) {
      const required = toInputSchema(tool).safeParse({})
      const missing = required.success ? [] : required.error.issues.map(({ path }) => path[0])
      const { shape } = toInputSchema(tool)
      const defaults = Object.entries(buildDefaults(tool)).filter(
        ([name]) => !missing.includes(name),
      )
      for (const [name, value] of defaults)
        assert.ok(shape[name]?.safeParse(value).success, `${tool.id}.${name}`)
    }
  })

  test('name the scope by what a tool makes and takes', () => {
    const scopes = ['text2img', 'rembg', 'short', 'img2tag'].map((id) => {
      const tool = findTool(id)
      assert.ok(tool)
      return scopeOfTool(tool)
    })
    assert.deepEqual(scopes, ['generate', 'edit', 'video', 'edit'])
  })

  test('are listed for every tool that is served', async () => {
    const { body } = await call<{ data: { id: string; input_schema: { type: string } }[] }>(
      'GET',
      '/tools',
    )
    assert.deepEqual(
      body.data.map(({ id }) => id),
      ALL_TOOLS.map(({ id }) => id),
    )
    assert.ok(body.data.every(({ input_schema }) => input_schema.type === 'object'))
  })
})

describe('running a tool', () => {
  test('takes a picture as a data URL and answers its task', async () => {
    const { status, body } = await run('rembg', { image })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual([body.status, body.data.length, body.tool], ['completed', 1, 'rembg'])
    const url = new URL(body.data[0]?.url ?? '')
    assert.equal((await server.app.inject(url.pathname)).statusCode, 200)
    const next = await run('img2tag', { image: body.data[0]?.id })
    assert.equal(next.body.status, 'completed', JSON.stringify(next.body))
  })

  test('takes a mask as a picture', async () => {
    const white = { create: { width: 24, height: 24, channels: 3, background: '#fff' } } as const
    const mask = await sharp({
      create: { width: 96, height: 128, channels: 3, background: '#000' },
    })
      .composite([{ input: white, left: 30, top: 30 }])
      .png()
      .toBuffer()
    const sent = { image, mask: `data:image/png;base64,${mask.toString('base64')}` }
    const { status, body } = await run('cleaner', { ...sent, count: 1 })
    assert.equal(status, 200, JSON.stringify(body))
  })

  test('answers in words where the tool does', async () => {
    const { status, body } = await run('img2tag', { image })
    assert.equal(status, 200, JSON.stringify(body))
    assert.ok(body.answer !== null && Object.keys(body.answer).length > 0)
  })

  const refused: [string, string, object, number, RegExp][] = [
    [
      'an address of another server',
      'rembg',
      { image: 'http://169.254.169.254/x.png' },
      400,
      /网址/,
    ],
    ['a file address', 'rembg', { image: 'file:///etc/passwd' }, 400, /网址/],
    ['another person’s picture', 'rembg', { image: 'picture:abc' }, 404, /./],
    ['a parameter it does not have', 'rembg', { image: 'picture:abc', other: 1 }, 400, /other/],
    ['a missing picture', 'rembg', {}, 400, /图片/],
    [
      'a value that is none of its options',
      'upscale',
      { image: 'upload:x', factor: '9' },
      400,
      /倍数/,
    ],
  ]
  for (const [what, tool, input, status, message] of refused)
    test(`refuses ${what}`, async () => {
      const answer = await run<Failed>(tool, input)
      assert.equal(answer.status, status, JSON.stringify(answer.body))
      assert.match(answer.body.error.message, message)
    })

  test('refuses a body of another shape, an unknown tool and a scope the key has not', async () => {
    assert.equal((await call('POST', '/tools/rembg', [])).status, 400)
    assert.equal((await call('POST', '/tools/rembg', { image })).status, 400)
    assert.equal((await run('unknown', {})).status, 404)
    assert.equal((await run('short', {})).status, 403)
  })
})

describe('the pages for developers', () => {
  test('the document describes every call and tool, the page loads its own files only', async () => {
    const document = (await server.app.inject('/v1/openapi.json')).json<{
      openapi: string
      paths: Record<string, unknown>
    }>()
    assert.equal(document.openapi, '3.1.0')
    for (const { id } of ALL_TOOLS) assert.ok(document.paths[`/v1/tools/${id}`], id)
    const page = await server.app.inject({ url: '/developers', headers: { host: 'a.example' } })
    assert.match(page.body, /http:\/\/a\.example\/v1\/images\/generations/)
    assert.match(String(page.headers['content-security-policy']), /script-src 'self'/)
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    assert.ok(files.length > 4 && files.every((url) => url.startsWith('/')), files.join(' '))
    for (const url of files.filter((one) => one.startsWith('/developers')))
      assert.equal((await server.app.inject(url)).statusCode, 200, url)
  })

  test('a host that is more than a name is not printed into commands', async () => {
    const headers = { host: 'a.example/"><script>' }
    const page = await server.app.inject({ url: '/developers', headers })
    assert.ok(!page.body.includes('a.example'))
  })

  test('none of it exists where the open API is off', async () => {
    const off = await startTestApp({
      database: server.deps.database,
      env: { OPEN_API: 'off' },
    })
    for (const url of ['/v1/models', '/v1/openapi.json', '/v1/tools', '/developers', '/mcp']) {
      const headers = { authorization: `Bearer ${key}`, accept: 'text/html' }
      const response = await off.app.inject({ url, headers })
      assert.equal(response.statusCode, 404, url)
      assert.match(String(response.headers['content-type']), /json/, url)
    }
    await off.close()
  })
})
