import { gradient } from '../testing/requests'
import { cloudRig } from '../testing/cloud-rig'
import { startLocalDashScope } from '../testing/dashscope'
import { makeTestVideo } from '../testing/test-video'
import type { Rig } from '../testing/rig'
import { workOff } from '../testing/work-off'
import { plainModel } from '../vendor'
import { createDashScopeEngine } from './dashscope'

const output = await makeTestVideo()
/** As small as it takes one. */
const video = await makeTestVideo({ width: 426, height: 240, fps: 4 })

const open =
  (model: string) =>
  async (patienceMs: number): Promise<Rig> => {
    const own = { 'wan2.7-t2v': output, 'wan2.7-videoedit': video }[model]
    const file = own ?? (await gradient(64, 96))
    const server = await startLocalDashScope({ quirks: { file } })
    const engine = createDashScopeEngine({
      id: 'dashscope',
      name: null,
      baseUrl: server.base,
      apiKey: 'sk-local',
      timeoutMs: patienceMs,
      models: [plainModel(model)],
      helpers: null,
      firstWaitMs: 20,
    })
    return cloudRig({
      server,
      engine,
      model,
      video,
      isSubmit: ({ url }) => url.pathname.includes('/services/aigc/'),
      isResult: ({ url }) => url.pathname.startsWith('/oss/'),
      isLook: ({ url }) => /\/tasks\/[\w-]+$/.test(url.pathname),
      gone: { status: 404, body: { code: 'ModelNotFound', message: 'x' } },
      outOfMemory: 'InternalError.Algo',
    })
  }

workOff('dashscope', open('wan2.6-t2i'))
workOff('dashscope video', open('wan2.7-t2v'))
workOff('dashscope repaint', open('wan2.7-videoedit'))
