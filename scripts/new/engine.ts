/** `npm run new -- engine <id>`: an engine behind the port, off until its address is configured. */
import { parseNames, Plan, Refusal } from './plan'

const ENGINES = 'server/src/integrations/engines'

export interface EngineOptions {
  readonly name?: string | undefined
}

function formatVendor(
  { id, camel, pascal, upper }: ReturnType<typeof parseNames>,
  name: string,
): string {
  return `/** ${name}, as the environment or engines.json describes it. */
import { httpUrl, text, whole } from '../../../platform/lib/env/schemas'
import type { Variable } from '../../../platform/lib/env/variable'
import { defineVendor } from '../vendor'
import { create${pascal}Engine } from './${id}'

const VARIABLES = {
  ${upper}_BASE_URL: { schema: httpUrl, initial: null, note: 'Address of ${id}; set = engine on' },
  ${upper}_API_KEY: { schema: text, initial: null, note: 'Its key, if it wants one', secret: true },
  ${upper}_CREDITS: {
    schema: whole(0, 10_000),
    initial: '8',
    note: 'Credits per picture by this engine',
  },
} as const satisfies Record<string, Variable>

export const ${camel} = defineVendor({
  id: '${id}',
  variables: VARIABLES,
  timeoutMs: 180_000,
  own: {},
  fromEnvironment(values) {
    if (!values.${upper}_BASE_URL) return null
    const baseUrl = values.${upper}_BASE_URL
    const apiKey = values.${upper}_API_KEY
    return {
      server: { name: null, baseUrl, apiKey, timeoutMs: 180_000, models: null },
      own: {},
      credits: values.${upper}_CREDITS,
    }
  },
  create: (server) => create${pascal}Engine(server),
})
`
}

function formatEngine({ id, camel, pascal }: ReturnType<typeof parseNames>, name: string): string {
  return `/**
 * ${name} behind the engine port. One picture a question: POST <base>/generate with
 * {model, prompt, width, height, seed} as JSON, answered by the bytes of a PNG, JPEG or WebP.
 */
import {
  type Engine,
  type EngineCapabilities,
  EngineError,
  type EnginePicture,
  type Text2ImgRequest,
} from '../engine'
import { fetchAnswer, type RemoteApi } from '../remote/client'
import { checkPicture, fitToSize } from '../remote/pictures'
import { FOREIGN_MODEL_NOTE } from '../texts'
import type { EngineServer } from '../vendor'
import { NAME } from './texts'

export type ${pascal}Options = Pick<
  EngineServer,
  'id' | 'name' | 'baseUrl' | 'apiKey' | 'timeoutMs' | 'models'
>

const LABEL = '${id}'
const SEEDS = 2 ** 31

function capabilitiesOf({ models }: ${pascal}Options): EngineCapabilities {
  const named = models ?? [{ id: '${camel}', name: null, note: null }]
  return {
    tools: ['text2img', 'grid', 'dalle'],
    models: named.map(({ id, name, note }) => ({
      id,
      name: name ?? id,
      note: note ?? FOREIGN_MODEL_NOTE,
    })),
    styles: [],
    sizes: [
      { ratio: '1:1', width: 1024, height: 1024 },
      { ratio: '3:4', width: 768, height: 1024 },
      { ratio: '4:3', width: 1024, height: 768 },
    ],
    maxCount: 4,
    maxPromptLength: 800,
    negativePrompt: false,
    styleStrength: false,
    seed: true,
    reports: { progress: false, preview: false, cancel: false },
  }
}

/** As many questions as pictures, one after the other. */
export function create${pascal}Engine(options: ${pascal}Options): Engine {
  const { baseUrl, timeoutMs, apiKey } = options
  const api: RemoteApi = {
    label: LABEL,
    baseUrl,
    timeoutMs,
    ...(apiKey && { headers: { authorization: \`Bearer \${apiKey}\` } }),
  }

  async function paint(
    request: Text2ImgRequest,
    { seed, signal }: { seed: number; signal: AbortSignal },
  ): Promise<EnginePicture> {
    const { model, prompt, width, height } = request
    const question = { model, prompt, width, height, seed }
    const { body } = await fetchAnswer(api, { path: '/generate', body: question, signal })
    const { data, ...size } = await fitToSize(LABEL, await checkPicture(LABEL, body), request)
    return { picture: { kind: 'encoded', data }, ...size, seed, style: null }
  }

  return {
    id: options.id,
    name: options.name ?? NAME,
    capabilities: capabilitiesOf(options),
    async run(request, { signal, onProgress }) {
      const { count, negativePrompt, style, strength } = request
      if (negativePrompt !== '' || style !== null || strength !== null) {
        throw new EngineError('unsupported', '${id} knows no negative prompt and no styles')
      }
      const pictures: EnginePicture[] = []
      for (let index = 0; index < count; index++) {
        const seed = (request.seed + index) % SEEDS
        pictures.push(await paint(request, { seed, signal }))
        onProgress({ progress: (index + 1) / count, index })
      }
      return { pictures, reading: null }
    },
    async close() {},
  }
}
`
}

function formatTest({ id, camel, pascal }: ReturnType<typeof parseNames>): string {
  return `import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { EngineError, type Text2ImgRequest } from '../engine'
import { create${pascal}Engine } from './${id}'

const REQUEST: Text2ImgRequest = {
  tool: 'text2img',
  prompt: '山水',
  negativePrompt: '',
  model: '${camel}',
  style: null,
  width: 64,
  height: 48,
  strength: null,
  count: 2,
  seed: 7,
}

let server: Server
let status = 200
const requests: unknown[] = []
before(async () => {
  const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(status, { 'retry-after': '3' }).end(status === 200 ? png : '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
after(() => server.close())

function run(change: Partial<Text2ImgRequest> = {}) {
  const baseUrl = \`http://127.0.0.1:\${(server.address() as AddressInfo).port}\`
  const there = { id: '${id}', name: null, apiKey: null, timeoutMs: 2000, models: null }
  const engine = create${pascal}Engine({ ...there, baseUrl })
  const context = { signal: new AbortController().signal, onProgress: () => {} }
  return engine.run({ ...REQUEST, ...change }, context)
}

test('each picture is requested with a seed of its own and keeps its true size', async () => {
  const { pictures } = await run()
  assert.deepEqual(
    pictures.map(({ width, height, seed }) => [width, height, seed]),
    [
      [64, 48, 7],
      [64, 48, 8],
    ],
  )
  assert.deepEqual(requests[0], { model: '${camel}', prompt: '山水', width: 64, height: 48, seed: 7 })
})

test('being busy, broken and refusing are errors of the port', async () => {
  for (const [answer, kind] of [
    [429, 'rate_limited'],
    [500, 'unavailable'],
    [400, 'rejected'],
  ] as const) {
    status = answer
    await assert.rejects(run(), (error) => error instanceof EngineError && error.kind === kind)
  }
  status = 200
})

test('what it does not know is refused, never dropped', async () => {
  await assert.rejects(run({ style: 'ink' }), /no styles/)
})
`
}

export function planEngine(root: string, id: string, options: EngineOptions): Plan {
  const names = parseNames(id)
  const { camel, upper } = names
  const { name } = options
  if (!name || /['\\]/.test(name)) {
    throw new Refusal('An engine needs --name 云端画师: what people see where it paints.')
  }
  const plan = new Plan(root)
  const folder = `${ENGINES}/${id}`
  if (plan.has(folder)) throw new Refusal(`There is an engine ${id} already.`)
  plan.create(`${folder}/vendor.ts`, formatVendor(names, name))
  plan.create(`${folder}/${id}.ts`, formatEngine(names, name))
  plan.create(`${folder}/texts.ts`, `export const NAME = '${name}'\n`)
  plan.create(`${folder}/${id}.test.ts`, formatTest(names))
  const vendors = `${ENGINES}/vendors.ts`
  plan.append(vendors, `export { ${camel} } from './${id}/vendor'`)
  // As config.test.ts generates it from the variables with UPDATE_DOCS=1.
  plan.addRows('docs/CONFIGURATION.md', '## Engines', [
    `| \`${upper}_API_KEY\` |  | Its key, if it wants one |`,
    `| \`${upper}_BASE_URL\` |  | Address of ${id}; set = engine on |`,
    `| \`${upper}_CREDITS\` | \`8\` | Credits per picture by this engine |`,
  ])
  plan.left.push(
    `${folder}/${id}.ts: the address, the question and the answer of ${name} (capabilitiesOf, paint)`,
    `${folder}/vendor.ts: its variables; UPDATE_DOCS=1 on server/src/config/config.test.ts regenerates the table of docs/CONFIGURATION.md`,
  )
  return plan
}
