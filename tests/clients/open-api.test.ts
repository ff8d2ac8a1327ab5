/** The open API as clients of OpenAI use it, its document and the samples of /developers. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { makeUser } from '../../server/src/testing/accounts'
import { makeApiKey } from '../../server/src/testing/api-keys'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { patches } from '../../server/src/testing/works'
import { FOLDER, loadOpenAi, loadOpenAiCompatible } from './packages'
import { lintDocument } from './lint-document'

const { default: OpenAI, ...openai } = loadOpenAi()
const run = promisify(execFile)

let server: TestApp
let address = ''
let userId = ''
let key = ''
let client: InstanceType<typeof OpenAI>

const connect = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${address}/v1`, maxRetries: 2 })

before(async () => {
  server = await startTestApp({ works: true })
  server.app.server.listen(0, '127.0.0.1')
  await once(server.app.server, 'listening')
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  userId = await makeUser(server.deps.db, { credits: 500 })
  ;({ key } = await makeApiKey(server, userId, { scopes: ['generate', 'edit', 'read'] }))
  client = connect(key)
})
after(() => server.close())

const PROMPT = { prompt: '湖边的木屋', size: '1024x1024' } as const

/** The error of a call, and how often the client sent it. */
async function refuse(
  body: Record<string, unknown>,
  { as = client, most = 1 }: { as?: typeof client; most?: number } = {},
) {
  let calls = 0
  const counted = as.withOptions({
    fetch: (...args: Parameters<typeof fetch>) => {
      calls += 1
      return fetch(...args)
    },
  })
  const error: unknown = await counted.images
    .generate(body as unknown as Parameters<typeof client.images.generate>[0])
    .then(
      () => null,
      (reason: unknown) => reason,
    )
  assert.ok(error instanceof openai.APIError, String(error))
  assert.ok(calls <= most, `${calls} calls`)
  return error
}

describe('the official client of OpenAI', () => {
  test('lists models and reads one', async () => {
    const ids: string[] = []
    for await (const { id } of client.models.list()) ids.push(id)
    assert.deepEqual(ids, ['studio'])
    assert.equal((await client.models.retrieve('studio')).object, 'model')
    await assert.rejects(client.models.retrieve('a/b'), openai.NotFoundError)
  })

  test('paints one picture in base64 and four as addresses', async () => {
    const one = await client.images.generate(PROMPT)
    assert.equal(one.data?.length, 1)
    assert.ok(Buffer.from(one.data?.[0]?.b64_json ?? '', 'base64').includes('AIGC'))
    const four = await client.images.generate({ ...PROMPT, n: 4, response_format: 'url' })
    assert.equal(four.data?.length, 4)
    for (const { url = '' } of four.data ?? []) assert.equal((await fetch(url)).status, 200)
  })

  test('edits a picture by its mask, given alone and as a list', async () => {
    const picture = await patches(4)
    const black = { width: 96, height: 128, channels: 4, background: '#000' } as const
    const hole = { create: { width: 40, height: 40, channels: 4, background: '#fff' } } as const
    const mask = await sharp({ create: black })
      .composite([{ input: hole, blend: 'dest-out', left: 20, top: 40 }])
      .png()
      .toBuffer()
    const file = (bytes: Buffer, name: string, type: string) => openai.toFile(bytes, name, { type })
    const edited = await client.images.edit({
      image: [await file(picture, 'a.webp', 'image/webp')],
      mask: await file(mask, 'mask.png', 'image/png'),
      prompt: '一只小船',
    })
    assert.equal(edited.size, '96x128' as never)
    const cut = await client.images.edit({
      image: await file(picture, 'a.webp', 'image/webp'),
      prompt: '',
      background: 'transparent',
    })
    assert.equal(cut.background, 'transparent')
    const clear = await client.images.generate({ prompt: '一只小猫', background: 'transparent' })
    assert.equal(clear.background, 'transparent')
  })

  test('streams a picture', async () => {
    const types = new Set<string>()
    const stream = await client.images.generate({ ...PROMPT, stream: true, partial_images: 1 })
    for await (const event of stream) types.add(event.type)
    assert.ok(types.has('image_generation.completed'), [...types].join())
  })

  test('throws the class of each error, and repeats none that will not change', async () => {
    const wrong = await refuse(PROMPT, { as: connect('mg-sk-wrong') })
    assert.ok(wrong instanceof openai.AuthenticationError)
    assert.equal(wrong.code, 'invalid_api_key')
    assert.ok(wrong.requestID)
    const { key: reader } = await makeApiKey(server, userId, { scopes: ['read'] })
    assert.ok(
      (await refuse(PROMPT, { as: connect(reader) })) instanceof openai.PermissionDeniedError,
    )
    assert.ok((await refuse({ ...PROMPT, model: 'x' })) instanceof openai.NotFoundError)
    assert.equal((await refuse({ ...PROMPT, size: '1x9' })).code, 'invalid_size')
    assert.equal((await refuse({ prompt: '纳粹旗' })).code, 'content_policy_violation')
    const poor = await makeUser(server.deps.db, { credits: 1 })
    const { key: short } = await makeApiKey(server, poor)
    const quota = await refuse(PROMPT, { as: connect(short) })
    assert.ok(quota instanceof openai.RateLimitError)
    assert.equal(quota.code, 'insufficient_quota')
    const { key: limited } = await makeApiKey(server, userId, { monthlyCredits: 1 })
    assert.equal((await refuse(PROMPT, { as: connect(limited) })).code, 'monthly_limit')
  })

  test('an order whose answer was lost is repeated by the client and paid once', async () => {
    let calls = 0
    const cut = client.withOptions({
      fetch: async (...args: Parameters<typeof fetch>) => {
        calls += 1
        const answer = await fetch(...args)
        if (calls > 1) return answer
        await answer.arrayBuffer()
        throw new TypeError('connection lost')
      },
    })
    const before_ = await client.get<{ spent: number }>('/usage')
    await cut.images.generate({ ...PROMPT, seed: 17 } as never)
    const after_ = await client.get<{ spent: number }>('/usage')
    assert.deepEqual([calls, after_.spent - before_.spent], [2, 2])
  })
})

test('@ai-sdk/openai-compatible paints and reports our sentence', async () => {
  const { createOpenAICompatible } = loadOpenAiCompatible()
  const provider = createOpenAICompatible({
    name: 'moguang',
    apiKey: key,
    baseURL: `${address}/v1`,
  })
  const options = {
    prompt: PROMPT.prompt,
    n: 1,
    size: '1024x1024' as const,
    aspectRatio: undefined,
    seed: undefined,
    files: undefined,
    mask: undefined,
    providerOptions: { moguang: { seed: 3 } },
  }
  const { images } = await provider.imageModel('studio').doGenerate(options)
  assert.equal(images.length, 1)
  await assert.rejects(
    async () => provider.imageModel('studio').doGenerate({ ...options, prompt: '纳粹旗' }),
    /纳粹/,
  )
})

test('the document has no finding of a linter', async () => {
  const document = (await server.app.inject('/v1/openapi.json')).json<object>()
  assert.deepEqual(await lintDocument(document), [])
})

describe('the samples of /developers, run as they are printed', () => {
  let folder = ''
  before(() => {
    // Below the packages, where `import 'openai'` finds the client.
    folder = mkdtempSync(path.join(FOLDER, '.samples-'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  async function findSample(id: string): Promise<string> {
    const page = await (await fetch(`${address}/developers`)).text()
    const code = new RegExp(`id="sample-${id}">([\\s\\S]*?)</code>`).exec(page)?.[1] ?? ''
    const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
    return code.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => characters[name] ?? '')
  }

  async function runSample(id: string, command: string, file: string): Promise<string> {
    writeFileSync(path.join(folder, file), await findSample(id))
    const env = { ...process.env, MOGUANG_API_KEY: key }
    return (await run(command, [file], { cwd: folder, env })).stdout
  }

  const isMissing = async (command: string) =>
    run(command, ['--version']).then(
      () => '',
      () => `${command} is not installed`,
    )

  test('curl', async (t) => {
    const missing = await isMissing('curl')
    if (missing !== '') return t.skip(missing)
    assert.match(await runSample('curl', 'bash', 'sample.sh'), /"url":"http/)
  })

  test('Node without packages, and with the official client', async () => {
    for (const id of ['node', 'openai']) {
      rmSync(path.join(folder, 'apple.png'), { force: true })
      await runSample(id, process.execPath, `${id}.mjs`)
      const picture = await readFile(path.join(folder, 'apple.png'))
      assert.equal((await sharp(picture).metadata()).format, 'png')
    }
  })

  test('curl with a file', async (t) => {
    const missing = await isMissing('curl')
    if (missing !== '') return t.skip(missing)
    const answer = await runSample('cut-out', 'bash', 'cut-out.sh')
    assert.match(answer, /"background":"transparent"/)
    const { data } = JSON.parse(answer) as { data: { url: string }[] }
    const cut = Buffer.from(await (await fetch(data[0]?.url ?? '')).arrayBuffer())
    const { data: alpha } = await sharp(cut)
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const opaque = alpha.filter((value) => value > 128).length / alpha.length
    assert.ok(opaque > 0.1 && opaque < 0.7, `${opaque} of the picture is left`)
  })

  test('Python with its standard library', async (t) => {
    const missing = await isMissing('python3')
    if (missing !== '') return t.skip(missing)
    assert.equal((await runSample('python', 'python3', 'sample.py')).trim(), 'apple.png')
  })
})
