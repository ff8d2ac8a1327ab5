/** A local DashScope with engines on it, for the tests of one file. */
import assert from 'node:assert/strict'
import { createDashScopeEngine } from '../dashscope'
import { DEFAULT_MODELS } from '../models'
import { type Engine, EngineError, type EngineResult, type ToolRequest } from '../../engine'
import { plainModel } from '../../vendor'
import { startLocalDashScope } from '../../testing/dashscope'
import {
  createRecorder,
  gradient,
  helpers,
  type Recorder,
  REF,
  toolRequest,
} from '../../testing/requests'
import { QUIRKS } from '../../testing/tasks'
import { makeTestVideo } from '../../testing/test-video'

export const isKind = (kind: string) => (error: unknown) =>
  error instanceof EngineError && error.kind === kind

export async function startDashScopeRig() {
  const server = await startLocalDashScope({ video: await makeTestVideo({ sound: true }) })
  const picture = await gradient(300, 200)
  const source = await makeTestVideo({ width: 426, height: 240, seconds: 3, fps: 4, sound: true })

  /** @param models left out: all that are known */
  const createEngine = (...models: string[]): Engine =>
    createDashScopeEngine({
      id: 'dashscope',
      name: null,
      baseUrl: server.base,
      apiKey: 'sk-local',
      timeoutMs: 20_000,
      helpers,
      firstWaitMs: 10,
      models: (models.length > 0 ? models : DEFAULT_MODELS).map(plainModel),
    })

  async function runTool(
    model: string,
    request: ToolRequest,
    { context }: Recorder,
  ): Promise<EngineResult> {
    const result = await createEngine(model).runTool?.({ ...request, model }, context)
    assert.ok(result)
    return result
  }

  return {
    server,
    createEngine,
    reset(): void {
      Object.assign(server.quirks, QUIRKS)
      server.calls.length = 0
    },
    /** Runs a tool on a picture of 300 × 200; `upload:b` is another one. */
    async tool(
      id: string,
      model: string,
      options: { params?: ToolRequest['params']; recorder?: Recorder } = {},
    ): Promise<EngineResult> {
      const { params = {}, recorder = createRecorder() } = options
      const request = toolRequest(id, picture, params)
      const media = new Map([...request.media, ['upload:b', await gradient(80, 80)]])
      return runTool(model, { ...request, media }, recorder)
    },
    /** Repaints a video of three seconds. */
    repaint(model: string, params: Record<string, unknown>, video = source): Promise<EngineResult> {
      const request = toolRequest('vid2vid', video, { image: undefined, video: REF, ...params })
      return runTool(model, request, createRecorder())
    },
    lastAccepted: () => server.accepted().at(-1),
    /** @returns number of paid calls, also of work that fails */
    async paid(work: () => Promise<unknown>): Promise<number> {
      const before = server.accepted().length
      await work().catch(() => {})
      return server.accepted().length - before
    },
  }
}
