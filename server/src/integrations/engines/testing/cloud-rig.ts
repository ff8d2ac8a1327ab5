/** Common parts of the rigs of clouds. */
import type { Engine, EngineResult } from '../engine'
import { REF, toolRequest, words } from './requests'
import { type LocalServer, sendJson } from './http'
import type { Rig } from './rig'
import type { Quirks } from './tasks'

interface CloudRig extends Pick<Rig, 'isSubmit' | 'isResult' | 'isLook'> {
  readonly server: LocalServer & { readonly quirks: Quirks; accepted(): readonly unknown[] }
  readonly engine: Engine
  readonly model: string
  /** As small as it paints, 2:3. */
  readonly size?: { readonly width: number; readonly height: number }
  /** As the vendor says it. */
  readonly gone: { readonly status: number; readonly body: object }
  readonly outOfMemory: string
  /** For a model that repaints a video: that video. */
  readonly video?: Buffer
}

const SHOT = { shots: [{ image: null, text: '一只猫', seconds: 5 }], ratio: '16:9' }

export function cloudRig(options: CloudRig): Rig {
  const { server, engine, model, gone, isSubmit, isResult, isLook } = options
  const { quirks } = server
  const { tools } = engine.capabilities
  const tool = ['short', 'vid2vid'].find((one) => tools.includes(one)) ?? null
  return {
    answerTo: server.answerTo,
    down: server.down,
    calls: server.calls,
    isSubmit,
    isResult,
    isLook,
    async paint({ context }): Promise<EngineResult> {
      const size = options.size ?? { width: 640, height: 960 }
      if (tool === null) return engine.run(words({ model, ...size }), context)
      const params = tool === 'short' ? SHOT : { video: REF, image: undefined }
      const request = { ...toolRequest(tool, options.video ?? new Uint8Array(), params), model }
      const toolResult = await engine.runTool?.(request, context)
      if (!toolResult) throw new Error('no tools')
      return toolResult
    },
    paid: () => server.accepted().length,
    becomes(file) {
      quirks.file = file
    },
    special: {
      finishEmpty: () => void (quirks.empty = true),
      slow: () => void (quirks.stepMs = 60),
      stuck: () => void (quirks.stepMs = 60_000),
      outOfMemory: () => void (quirks.failsWith = options.outOfMemory),
      missingModel: () =>
        server.answerTo(isSubmit, (_call, response) => sendJson(response, gone.status, gone.body)),
      stopElsewhere: () => void (quirks.cancelled = true),
      dropElsewhere: () => void (quirks.forgets = true),
      async restart() {
        await server.down()
        await server.up()
      },
    },
    close: () => server.close(),
  }
}
