/** `npm run new -- engine <id>`: an engine behind the port, off until its address is configured. */
import { namesOf, Plan, Refusal } from './plan'

const ENGINES = 'server/src/engines'

export interface EngineOptions {
  readonly name?: string | undefined
}

function configOf({ camel, pascal, upper }: ReturnType<typeof namesOf>, name: string): string {
  return `/** Whether ${name} paints, and where it is. */
import { httpUrl, text, whole } from '../../lib/env/schemas'
import type { ValuesOf } from '../../lib/env/values'
import type { Variable } from '../../lib/env/variable'

export const ${upper}_VARIABLES = {
  ${upper}_BASE_URL: { schema: httpUrl, initial: null, note: 'Address of ${name}; set = engine on' },
  ${upper}_API_KEY: { schema: text, initial: null, note: 'Its key, if it wants one', secret: true },
  ${upper}_MODEL: { schema: text, initial: '${camel}', note: 'Its model' },
  ${upper}_TIMEOUT_MS: {
    schema: whole(1000, 1_800_000),
    initial: '180000',
    note: 'Longest wait for one picture of it',
  },
  ${upper}_CREDITS: { schema: whole(0, 10_000), initial: '8', note: 'Credits a picture by it' },
} as const satisfies Record<string, Variable>

export function ${camel}Of(values: ValuesOf<typeof ${upper}_VARIABLES>) {
  if (!values.${upper}_BASE_URL) return null
  return {
    baseUrl: values.${upper}_BASE_URL,
    apiKey: values.${upper}_API_KEY,
    model: values.${upper}_MODEL,
    timeoutMs: values.${upper}_TIMEOUT_MS,
  }
}

export type ${pascal}Config = ReturnType<typeof ${camel}Of>
`
}

function engineOf({ id, camel, pascal }: ReturnType<typeof namesOf>, name: string): string {
  return `/**
 * ${name} behind the engine port. One picture a question: POST <base>/generate with
 * {model, prompt, width, height, seed} as JSON, answered by the bytes of a PNG, JPEG or WebP.
 */
import sharp from 'sharp'
import {
  type Engine,
  type EngineCapabilities,
  EngineError,
  type EnginePicture,
  type Text2ImgRequest,
} from '../engine'
import type { ${pascal}Config } from './config'

export type ${pascal}Options = NonNullable<${pascal}Config>

const SEEDS = 2 ** 31

function capabilitiesOf(model: string): EngineCapabilities {
  return {
    tools: ['text2img', 'grid', 'dalle'],
    models: [{ id: model, name: model, note: '外部图像模型，画面与限制由所接的服务决定。' }],
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
  }
}

/** What an answer that is no picture means to the port. */
function errorOf(response: Response): EngineError {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'))
    const known = Number.isFinite(seconds) && seconds > 0
    return new EngineError('rate_limited', '${id} is busy', known ? { retryAfterMs: seconds * 1000 } : {})
  }
  return response.status >= 500
    ? new EngineError('unavailable', \`${id} answers \${response.status}\`)
    : new EngineError('rejected', \`${id} refuses: \${response.status}\`)
}

async function askFor(
  options: ${pascal}Options,
  request: Text2ImgRequest,
  { seed, signal }: { seed: number; signal: AbortSignal },
): Promise<EnginePicture> {
  const { model, prompt, width, height } = request
  const deadline = AbortSignal.timeout(options.timeoutMs)
  try {
    const response = await fetch(\`\${options.baseUrl}/generate\`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(options.apiKey && { authorization: \`Bearer \${options.apiKey}\` }),
      },
      body: JSON.stringify({ model, prompt, width, height, seed }),
      // The key must not travel to wherever an answer points.
      redirect: 'manual',
      signal: AbortSignal.any([signal, deadline]),
    })
    if (!response.ok) throw errorOf(response)
    const data = new Uint8Array(await response.arrayBuffer())
    const facts = await sharp(data).metadata()
    const size = { width: facts.width, height: facts.height }
    return { picture: { kind: 'encoded', data }, ...size, seed, style: null }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof EngineError) throw error
    const what = deadline.aborted ? 'gave no answer in time' : 'answered no picture'
    throw new EngineError('unavailable', \`${id} \${what}\`, { cause: error })
  }
}

/** As many questions as pictures, one after the other. */
export function create${pascal}Engine(options: ${pascal}Options): Engine {
  return {
    id: '${camel}',
    name: '${name}',
    capabilities: capabilitiesOf(options.model),
    async run(request, { signal, onProgress }) {
      const { count, negativePrompt, style, strength } = request
      if (negativePrompt !== '' || style !== null || strength !== null) {
        throw new EngineError('unsupported', '${id} knows no negative prompt and no styles')
      }
      const pictures: EnginePicture[] = []
      for (let index = 0; index < count; index++) {
        signal.throwIfAborted()
        const seed = (request.seed + index) % SEEDS
        pictures.push(await askFor(options, request, { seed, signal }))
        onProgress({ progress: (index + 1) / count, index })
      }
      return { pictures, reading: null }
    },
    async close() {},
  }
}
`
}

function testOf({ id, camel, pascal }: ReturnType<typeof namesOf>): string {
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
const asked: unknown[] = []
before(async () => {
  const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(status, { 'retry-after': '3' }).end(status === 200 ? png : '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
after(() => server.close())

function run(change: Partial<Text2ImgRequest> = {}) {
  const baseUrl = \`http://127.0.0.1:\${(server.address() as AddressInfo).port}\`
  const engine = create${pascal}Engine({ baseUrl, apiKey: null, model: '${camel}', timeoutMs: 2000 })
  const context = { signal: new AbortController().signal, onProgress: () => {} }
  return engine.run({ ...REQUEST, ...change }, context)
}

test('each picture is asked for with a seed of its own and keeps its true size', async () => {
  const { pictures } = await run()
  assert.deepEqual(
    pictures.map(({ width, height, seed }) => [width, height, seed]),
    [
      [64, 48, 7],
      [64, 48, 8],
    ],
  )
  assert.deepEqual(asked[0], { model: '${camel}', prompt: '山水', width: 64, height: 48, seed: 7 })
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
  const names = namesOf(id)
  const { camel, pascal, upper } = names
  const { name } = options
  if (!name || /['\\]/.test(name)) {
    throw new Refusal('An engine needs --name 云端画师: what people see where it paints.')
  }
  const plan = new Plan(root)
  const folder = `${ENGINES}/${id}`
  if (plan.has(folder)) throw new Refusal(`There is an engine ${id} already.`)
  plan.create(`${folder}/config.ts`, configOf(names, name))
  plan.create(`${folder}/${id}.ts`, engineOf(names, name))
  plan.create(`${folder}/${id}.test.ts`, testOf(names))

  const configured = `${ENGINES}/configured.ts`
  plan.addImport(configured, `import type { ${pascal}Config } from './${id}/config'`)
  plan.addImport(configured, `import { create${pascal}Engine } from './${id}/${id}'`)
  plan.insert(
    configured,
    { start: 'interface EnginesConfig', end: '}' },
    `  readonly ${camel}: ${pascal}Config`,
  )
  plan.insert(
    configured,
    { start: '  const engines', end: '  return' },
    `  if (config.${camel}) engines.unshift(create${pascal}Engine(config.${camel}))`,
  )
  const table = 'server/src/config/table.ts'
  plan.addImport(table, `import { ${upper}_VARIABLES } from '../engines/${id}/config'`)
  plan.insert(table, { start: '  ...OPENAI_VARIABLES', end: '' }, `  ...${upper}_VARIABLES,`)
  const config = 'server/src/config/config.ts'
  plan.addImport(config, `import { ${camel}Of } from '../engines/${id}/config'`)
  plan.insert(
    config,
    { start: '    openai: openaiOf(values)', end: '' },
    `    ${camel}: ${camel}Of(values),`,
  )
  plan.insert(
    config,
    { start: '        perEngine: {', end: '        }' },
    `          ${camel}: values.${upper}_CREDITS,`,
  )
  // As config.test.ts makes it of the table; it would write it anew with UPDATE_DOCS=1.
  plan.insert(
    'docs/CONFIGURATION.md',
    { start: '| `OPENAI_CREDITS`', end: '' },
    [
      `| \`${upper}_BASE_URL\` |  | Address of ${name}; set = engine on |`,
      `| \`${upper}_API_KEY\` |  | Its key, if it wants one |`,
      `| \`${upper}_MODEL\` | \`${camel}\` | Its model |`,
      `| \`${upper}_TIMEOUT_MS\` | \`180000\` | Longest wait for one picture of it |`,
      `| \`${upper}_CREDITS\` | \`8\` | Credits a picture by it |`,
    ].join('\n'),
  )
  plan.left.push(
    `${folder}/${id}.ts: the address, the question and the answer of ${name} (capabilitiesOf, askFor)`,
    `${folder}/config.ts: its variables; UPDATE_DOCS=1 on server/src/config/config.test.ts writes the table of docs/CONFIGURATION.md anew`,
  )
  return plan
}
