import { gradient } from '../testing/requests'
import { cloudRig } from '../testing/cloud-rig'
import { startLocalFal } from '../testing/fal'
import { makeTestVideo } from '../testing/test-video'
import type { Rig } from '../testing/rig'
import { workOff } from '../testing/work-off'
import { plainModel } from '../vendor'
import { createFalEngine } from './fal'

const video = await makeTestVideo()
const VIDEO_MODEL = 'fal-ai/bytedance/seedance/v1/pro/text-to-video'

const open =
  (model: string) =>
  async (patienceMs: number): Promise<Rig> => {
    const file = model === VIDEO_MODEL ? video : await gradient(64, 96)
    const server = await startLocalFal({ quirks: { file } })
    const engine = createFalEngine({
      id: 'fal',
      name: null,
      baseUrl: server.base,
      apiKey: 'fal-local',
      helpers: null,
      timeoutMs: patienceMs,
      models: [plainModel(model)],
      firstWaitMs: 20,
    })
    return cloudRig({
      server,
      engine,
      model,
      isSubmit: ({ method }) => method === 'POST',
      isResult: ({ url }) => url.pathname.startsWith('/files/'),
      isLook: ({ url }) => url.pathname.endsWith('/status'),
      gone: { status: 404, body: { detail: 'Application not found' } },
      outOfMemory: 'runner_disconnected',
    })
  }

workOff('fal', open('fal-ai/qwen-image'))
workOff('fal video', open(VIDEO_MODEL))
