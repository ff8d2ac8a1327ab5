/** For tests: every engine of docs/ENGINES.md but the embedded one, by one model, on a local server of its own. */
import { createArkEngine } from './ark/ark'
import type { CloudOptions } from './clouds/cloud'
import { createComfyUiEngine } from './comfyui/comfyui'
import { createDashScopeEngine } from './dashscope/dashscope'
import type { Engine } from './engine'
import { createFalEngine } from './fal/fal'
import { TABLE } from './fal/models'
import { createGeminiEngine } from './gemini/gemini'
import { createMidjourneyEngine } from './midjourney/midjourney'
import type { DialectName } from './openai/dialects/choose'
import { createOpenAiEngine } from './openai/openai'
import { createSdApiEngine } from './sdapi/sdapi'
import { plainModel } from './vendor'
import { startLocalArk } from './testing/ark'
import { helpers } from './testing/requests'
import { startLocalComfyUi } from './testing/comfyui/server'
import { startLocalDashScope } from './testing/dashscope'
import { startLocalFal } from './testing/fal'
import type { LocalServer } from './testing/http'
import { startLocalGemini } from './testing/gemini'
import { startLocalMidjourney } from './testing/midjourney'
import { type LocalDialect, startLocalImagesApi } from './testing/openai/server'
import { startLocalSdApi } from './testing/sdapi'

export interface OpenColumn {
  readonly engine: Engine
  readonly model: string
  readonly server: LocalServer
  /** Work takes so long there, by the step. */
  slow(stepMs: number): void
}

export interface Column {
  readonly title: string
  /** @param video bytes of a video result; without one none is made */
  open(video?: Buffer): Promise<OpenColumn>
}

const { signal } = new AbortController()
const TIMEOUT_MS = 20_000

function imagesApi(title: string, model: string, dialect: LocalDialect): Column {
  return {
    title,
    async open() {
      const server = await startLocalImagesApi(dialect)
      const base = dialect === 'ark' ? '/api/v3' : '/v1'
      const engine = createOpenAiEngine({
        baseUrl: `${server.address}${base}`,
        apiKey: 'key',
        timeoutMs: TIMEOUT_MS,
        dialect: dialect satisfies DialectName,
        // As at OpenAI itself; models without unfinished pictures show none all the same.
        stream: true,
        models: [{ id: model, model, name: null, note: null, sizes: null }],
        drawMask: helpers.drawMask,
      })
      const slow = (stepMs: number): void =>
        server.answerTo(
          () => true,
          () => new Promise((resolve) => setTimeout(resolve, stepMs).unref()),
        )
      return { engine, model, server, slow }
    },
  }
}

const comfyUi: Column = {
  title: 'comfyui',
  async open() {
    const server = await startLocalComfyUi()
    const engine = createComfyUiEngine({
      id: 'comfyui',
      name: 'ComfyUI',
      addresses: [server.address],
      headers: {},
      workflows: [],
      deadlineMs: TIMEOUT_MS,
      helpers,
    })
    await engine.check?.({ signal })
    const model = engine.capabilities.models[0]?.id ?? ''
    return { engine, model, server, slow: (stepMs) => void (server.quirks.stepMs = stepMs) }
  },
}

function sdApi(title: string, dialect: 'a1111' | 'sdnext' | 'sd-server'): Column {
  return {
    title,
    async open() {
      const server = await startLocalSdApi({ dialect })
      const there = { id: 'sdapi', name: null, baseUrl: server.address, auth: null }
      const engine = createSdApiEngine({ ...there, timeoutMs: TIMEOUT_MS, helpers })
      await engine.check?.({ signal })
      const model = engine.capabilities.models[0]?.id ?? ''
      return { engine, model, server, slow: (stepMs) => void (server.quirks.stepMs = stepMs) }
    },
  }
}

interface Cloud {
  readonly create: (options: CloudOptions) => Engine
  readonly start: (options: {
    video?: Buffer
  }) => Promise<LocalServer & { readonly base: string; readonly quirks: { stepMs: number } }>
  readonly apiKey: string
}

const CLOUDS = {
  dashscope: { create: createDashScopeEngine, start: startLocalDashScope, apiKey: 'sk-local' },
  ark: { create: createArkEngine, start: startLocalArk, apiKey: 'ark-local' },
  fal: { create: createFalEngine, start: startLocalFal, apiKey: 'fal-local' },
  gemini: { create: createGeminiEngine, start: () => startLocalGemini(), apiKey: 'gemini-local' },
} as const satisfies Record<string, Cloud>

function cloud(id: keyof typeof CLOUDS, name: string, model: string): Column {
  const { create, start, apiKey }: Cloud = CLOUDS[id]
  return {
    title: `${id}: ${name}`,
    async open(video) {
      const server = await start(video ? { video } : {})
      const engine = create({
        id,
        name: null,
        baseUrl: server.base,
        apiKey,
        timeoutMs: TIMEOUT_MS,
        helpers,
        models: [plainModel(model)],
        firstWaitMs: 20,
      })
      return { engine, model, server, slow: (stepMs) => void (server.quirks.stepMs = stepMs) }
    },
  }
}

const midjourney: Column = {
  title: 'midjourney-proxy',
  async open() {
    const server = await startLocalMidjourney()
    const engine = createMidjourneyEngine({
      id: 'midjourney',
      name: null,
      secret: 'mj-local',
      baseUrl: server.address,
      timeoutMs: TIMEOUT_MS,
      helpers,
      firstWaitMs: 20,
    })
    const slow = (stepMs: number) => void (server.quirks.stepMs = stepMs)
    return { engine, model: 'midjourney', server, slow }
  },
}

export const COLUMNS: readonly Column[] = [
  imagesApi('openai: GPT Image 1.5', 'gpt-image-1.5', 'openai'),
  imagesApi('openai: GPT Image 2', 'gpt-image-2', 'openai'),
  imagesApi('openai: Seedream (Ark)', 'doubao-seedream-4-5-251128', 'ark'),
  imagesApi('openai: Qwen-Image (SiliconFlow)', 'Qwen/Qwen-Image', 'siliconflow'),
  imagesApi('openai: Qwen-Image-Edit (SiliconFlow)', 'Qwen/Qwen-Image-Edit-2509', 'siliconflow'),
  imagesApi('openai: sd-server', 'sd', 'sd-server'),
  imagesApi('openai: any other', 'any', 'openai'),
  comfyUi,
  sdApi('sdapi: A1111, Forge', 'a1111'),
  sdApi('sdapi: SD.Next', 'sdnext'),
  sdApi('sdapi: sd-server', 'sd-server'),
  cloud('dashscope', 'Qwen-Image', 'qwen-image-plus'),
  cloud('dashscope', 'Qwen-Image-Edit', 'qwen-image-edit-plus'),
  cloud('dashscope', 'Wan 2.7', 'wan2.7-image'),
  cloud('dashscope', 'Wan imageedit', 'wanx2.1-imageedit'),
  cloud('dashscope', 'Wan 2.7 i2v', 'wan2.7-i2v'),
  cloud('dashscope', 'Wan 2.7 t2v', 'wan2.7-t2v'),
  cloud('dashscope', 'Wan 2.7 videoedit', 'wan2.7-videoedit'),
  cloud('ark', 'Seedream 4.5', 'doubao-seedream-4-5-251128'),
  cloud('ark', 'Seedance 1.5 Pro', 'doubao-seedance-1-5-pro-251215'),
  cloud('ark', 'Seedance 2.0', 'doubao-seedance-2-0-260128'),
  cloud('gemini', 'Nano Banana', 'gemini-nano-banana-2.1'),
  midjourney,
  ...TABLE.map(({ model, name }) => cloud('fal', name.replace(/ \(fal\)$/, ''), model)),
]
