/** fal's own client against the local queue, our requests and its answers against fal's types. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { capabilitiesOf, type ReferenceFile } from '../../server/src/integrations/engines/engine'
import { createFalEngine } from '../../server/src/integrations/engines/fal/fal'
import { DEFAULT_MODELS } from '../../server/src/integrations/engines/fal/models'
import {
  gradient,
  helpers,
  createRecorder,
  toolRequest,
  words,
} from '../../server/src/integrations/engines/testing/requests'
import { type LocalFal, startLocalFal } from '../../server/src/integrations/engines/testing/fal'
import { makeTestVideo } from '../../server/src/integrations/engines/testing/test-video'
import { plainModel } from '../../server/src/integrations/engines/vendor'
import { loadFal } from './packages'
import { complaintsOfTypes, type TypedValue } from './published-types'

let server: LocalFal
let picture: Buffer
before(async () => {
  const quick = { width: 96, height: 64, seconds: 2, fps: 4 }
  server = await startLocalFal({ video: await makeTestVideo(quick), quirks: { stepMs: 0 } })
  picture = await gradient(64, 64)
})
after(() => server.close())

const TYPES = `import type { EndpointTypeMap } from '@fal-ai/client/endpoints'`
const formatType = (model: string, side: 'input' | 'output') =>
  `EndpointTypeMap[${JSON.stringify(model)}][${JSON.stringify(side)}]`

const SHOT = { shots: [{ image: null, text: '一只猫', seconds: 2 }], ratio: '16:9' }

/** One order of each model; videos have a test of their own. */
async function runModel(model: string): Promise<void> {
  const engine = createFalEngine({
    id: 'fal',
    name: null,
    baseUrl: server.base,
    apiKey: 'fal-local',
    helpers,
    timeoutMs: 20_000,
    firstWaitMs: 5,
    models: [plainModel(model)],
  })
  const { tools, sizes, references, negativePrompt } = capabilitiesOf(engine, model)
  const reference: ReferenceFile = {
    number: 1,
    image: 'upload:1',
    role: 'person',
    strength: 70,
    file: picture,
  }
  const [size] = sizes
  if (size && tools.includes('text2img')) {
    const { width, height } = size
    await engine.run(
      words({
        model,
        width,
        height,
        negativePrompt: negativePrompt ? 'fog' : '',
        references: references?.needed ? [reference] : [],
      }),
      createRecorder().context,
    )
    return
  }
  const tool = tools[0] ?? ''
  const params = tool === 'short' ? SHOT : tool === 'inpaint' ? { prompt: 'a red kite' } : {}
  const request = { ...toolRequest(tool, picture, params), model }
  await engine.runTool?.(request, createRecorder().context).catch((error: unknown) => {
    if (!/film|ms for/.test(String(error))) throw error
  })
}

describe('our fal adapter and fal’s types', () => {
  test('each request of each model fits what fal publishes for it', async () => {
    for (const model of DEFAULT_MODELS) await runModel(model)
    const requests = server.accepted().map(({ model, body }): TypedValue => {
      return { name: model, type: formatType(model, 'input'), value: body }
    })
    assert.deepEqual(
      [...new Set(requests.map(({ name }) => name))].sort(),
      [...DEFAULT_MODELS].sort(),
    )
    const wrong = { name: 'wrong', type: formatType('fal-ai/esrgan', 'input'), value: { scale: 2 } }
    const complaints = await complaintsOfTypes(TYPES, [...requests, wrong])
    assert.equal(complaints.length, 1, complaints.join('\n'))
    assert.match(complaints[0] ?? '', /^wrong: .*image_url/)
  })
})

describe('the local fal queue and fal’s client', () => {
  const client = (credentials = 'fal-local') =>
    loadFal().createFalClient({
      credentials,
      // The client knows its own hosts only.
      requestMiddleware: async (request) => ({
        ...request,
        url: request.url.replace('https://queue.fal.run', server.base),
      }),
    })

  test('the client waits for a picture and reads it', async () => {
    const states: string[] = []
    const { data, requestId } = await client().subscribe('fal-ai/qwen-image', {
      input: { prompt: 'a cat', image_size: { width: 1328, height: 1328 } },
      mode: 'polling',
      pollInterval: 5,
      onQueueUpdate: ({ status }) => states.push(status),
    })
    assert.match(requestId, /^req-/)
    assert.match(data.images[0]?.url ?? '', /^http/)
    assert.ok(states.includes('COMPLETED'))
  })

  test('the client distinguishes a wrong key and a wrong field', async () => {
    const { ApiError } = loadFal()
    const failed = async (key: string, input: object) => {
      const sent = { input: input as { prompt: string } }
      const error: unknown = await client(key)
        .queue.submit('fal-ai/qwen-image', sent)
        .catch((reason: unknown) => reason)
      assert.ok(error instanceof ApiError)
      return error.status
    }
    assert.equal(await failed('another', { prompt: 'a cat' }), 401)
    assert.equal(await failed('fal-local', { promt: 'a cat' }), 422)
  })
})
