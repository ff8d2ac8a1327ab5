import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import { capabilitiesOf, type Engine } from '../../server/src/integrations/engines/engine'
import { createChatModel } from '../../server/src/integrations/chat/openai-compatible'
import { startLocalChat } from '../../server/src/integrations/chat/testing/server'
import { plainModel } from '../../server/src/integrations/engines/vendor'
import { createOpenAiEngine } from '../../server/src/integrations/engines/openai/openai'
import {
  gradient,
  helpers,
  createRecorder,
  REF,
  toolRequest,
  words,
} from '../../server/src/integrations/engines/testing/requests'
import { parseMultipart, type SeenCall } from '../../server/src/integrations/engines/testing/http'
import {
  type LocalImagesApi,
  startLocalImagesApi,
} from '../../server/src/integrations/engines/testing/openai/server'
import { loadOpenAi } from './packages'
import { complaintsOfTypes, Expression, type TypedValue } from './published-types'

const MODELS = [
  'gpt-image-1',
  'gpt-image-1-mini',
  'gpt-image-1.5',
  'gpt-image-2',
  'dall-e-3',
  'dall-e-2',
]

let api: LocalImagesApi
before(async () => {
  api = await startLocalImagesApi('openai')
})
after(() => api.close())

const TYPES = `
import type { ImageEditParams, ImageGenerateParams, ImagesResponse, ImageGenStreamEvent, ImageEditStreamEvent } from 'openai/resources/images'
import type { Uploadable } from 'openai/uploads'
`

/** Fields of a form as the client takes them: files as uploads, figures as numbers. */
function parseFields(call: SeenCall): Record<string, unknown> {
  const file = new Expression('{} as Uploadable')
  const fields: Record<string, unknown> = {}
  for (const [name, { filename, body }] of parseMultipart(call)) {
    const text = body.toString()
    const value = /^\d+$/.test(text) ? Number(text) : text === 'true' ? true : text
    if (name.endsWith('[]')) fields[name.slice(0, -2)] = [file]
    else fields[name] = filename === null ? value : file
  }
  return fields
}

function typedRequest(call: SeenCall): TypedValue {
  const isEdit = call.url.pathname.endsWith('/edits')
  const value = isEdit
    ? parseFields(call)
    : (JSON.parse(call.body.toString()) as Record<string, unknown>)
  return {
    name: `${String(value.model)} ${isEdit ? 'edit' : 'generation'}`,
    type: isEdit ? 'ImageEditParams' : 'ImageGenerateParams',
    value,
  }
}

async function useTools(engine: Engine, model: string): Promise<void> {
  const { tools } = capabilitiesOf(engine, model)
  const picture = await gradient(48, 48)
  const media = new Map([REF, 'upload:b'].map((name) => [name, picture]))
  for (const tool of ['inpaint', 'rembg', 'styleTransfer'].filter((one) => tools.includes(one))) {
    const request = { ...toolRequest(tool, picture), model, media }
    const params = { ...request.params, prompt: 'a red kite', style: 'upload:b' }
    await engine.runTool?.({ ...request, params }, createRecorder().context)
  }
}

/** Sizes of tools do not matter here: small ones are quick. */
const SMALL = [{ ratio: '1:1', width: 64, height: 64 }]

describe('our OpenAI adapter and the client of OpenAI', () => {
  test('each request of each model fits the published types', async () => {
    api.calls.length = 0
    for (const stream of [false, true]) {
      const createEngine = (change: Partial<ReturnType<typeof plainModel>>) =>
        createOpenAiEngine({
          baseUrl: `${api.address}/v1`,
          apiKey: 'sk-local',
          timeoutMs: 5_000,
          stream,
          models: MODELS.map((model) => ({ ...plainModel(model), ...change })),
          drawMask: helpers.drawMask,
        })
      const usual = createEngine({})
      const small = createEngine({ sizes: SMALL })
      for (const model of MODELS) {
        for (const { width, height } of capabilitiesOf(usual, model).sizes)
          await usual.run(words({ model, width, height }), createRecorder().context)
        await useTools(small, model)
      }
    }
    const requests = api.calls.map(typedRequest)
    for (const kind of ['generation', 'edit'])
      assert.ok(requests.some(({ name }) => name === `gpt-image-1.5 ${kind}`))
    const strange = {
      name: 'strange',
      type: 'ImageGenerateParams',
      value: { prompt: 'a', watermark: false },
    }
    const complaints = await complaintsOfTypes(TYPES, [...requests, strange])
    assert.equal(complaints.length, 1, complaints.join('\n'))
    assert.match(complaints[0] ?? '', /^strange: .*watermark/)
  })
})

describe('the local images API and the client of OpenAI', () => {
  const client = () => {
    const { OpenAI } = loadOpenAi()
    return new OpenAI({ apiKey: 'sk-local', baseURL: `${api.address}/v1`, maxRetries: 0 })
  }

  test('the client reads pictures, edits and streams of it', async () => {
    const request = { model: 'gpt-image-1.5', prompt: 'a cat', size: '1024x1024' } as const
    const { data } = await client().images.generate({ ...request, n: 2 })
    assert.equal(data?.length, 2)
    const { toFile } = loadOpenAi()
    const image = await toFile(await gradient(64, 64), 'a.png', { type: 'image/png' })
    const edited = await client().images.edit({ ...request, image })
    assert.ok(edited.data?.[0]?.b64_json)
    const events: string[] = []
    const stream = await client().images.generate({ ...request, stream: true, partial_images: 1 })
    for await (const event of stream) events.push(event.type)
    assert.deepEqual(events, ['image_generation.partial_image', 'image_generation.completed'])
  })
})

const CHAT_TYPES = `
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
`

describe('the chat model port, its local server and the client of OpenAI', () => {
  const schema = z.strictObject({ word: z.string().nullable(), kinds: z.array(z.enum(['a', 'b'])) })

  test('each dialect fits the published types; the client reads answers and refusals', async (t) => {
    const requests: TypedValue[] = []
    for (const quirks of [
      {},
      { formats: ['json_object'] as const, images: false },
      { newLimits: true },
    ]) {
      const chat = await startLocalChat(quirks)
      t.after(() => chat.close())
      chat.answerWith(() => '{"word":"湖","kinds":["a"]}')
      const port = createChatModel(
        {
          baseUrl: chat.base,
          model: 'gpt-5-mini',
          apiKey: 'sk-local',
          images: true,
          prices: { read: 1, written: 1 },
          milliPerDay: 1000,
        },
        {
          budget: { reserve: async () => true, correct: async () => {} },
          refusedHere: () => [],
          log: { info() {}, warn() {} },
          now: () => new Date(),
        },
      )
      const answer = await port.answer({
        purpose: 'edit',
        instructions: 'Read.',
        example: { word: null, kinds: [] },
        data: { sentence: '湖' },
        picture: await gradient(64, 64),
        schema,
      })
      assert.deepEqual(answer, { word: '湖', kinds: ['a'] })
      for (const [at, { body }] of chat.calls.entries())
        requests.push({
          name: `chat ${Object.keys(quirks).join()} ${at}`,
          type: 'ChatCompletionCreateParamsNonStreaming',
          value: JSON.parse(body.toString()),
        })
      const { OpenAI } = loadOpenAi()
      const client = new OpenAI({ apiKey: 'sk-local', baseURL: chat.base, maxRetries: 0 })
      const messages = [{ role: 'user', content: 'JSON, please' }] as const
      const read = await client.chat.completions.create({ model: 'm', messages: [...messages] })
      assert.equal(read.choices[0]?.message.content, '{"word":"湖","kinds":["a"]}')
      assert.equal(read.usage?.total_tokens, 460)
      await assert.rejects(
        client.chat.completions.create({ model: 'm', messages: [...messages], n: 9 }),
        (error) => error instanceof OpenAI.BadRequestError && error.code === 'invalid_value',
      )
    }
    assert.equal(requests.length, 1 + 3 + 3)
    const strange = {
      ...(requests[0] as TypedValue),
      name: 'strange',
      value: { model: 'm', messages: [], watermark: 1 },
    }
    const complaints = await complaintsOfTypes(CHAT_TYPES, [...requests, strange])
    assert.equal(complaints.length, 1, complaints.join('\n'))
    assert.match(complaints[0] ?? '', /^strange: .*watermark/)
  })
})
