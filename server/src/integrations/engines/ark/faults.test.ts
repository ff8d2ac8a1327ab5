import { startLocalArk } from '../testing/ark'
import { gradient } from '../testing/requests'
import { cloudRig } from '../testing/cloud-rig'
import { makeTestVideo } from '../testing/test-video'
import type { Rig } from '../testing/rig'
import { workOff } from '../testing/work-off'
import { plainModel } from '../vendor'
import { createArkEngine } from './ark'

const video = await makeTestVideo()
const VIDEO_MODEL = 'doubao-seedance-1-5-pro-251215'

const open =
  (model: string) =>
  async (patienceMs: number): Promise<Rig> => {
    const file = model === VIDEO_MODEL ? video : await gradient(64, 96)
    const server = await startLocalArk({ quirks: { file } })
    const engine = createArkEngine({
      id: 'ark',
      name: null,
      baseUrl: server.base,
      apiKey: 'ark-local',
      timeoutMs: patienceMs,
      models: [plainModel(model)],
      helpers: null,
      firstWaitMs: 20,
    })
    const isSubmit: Rig['isSubmit'] = ({ method, url }) =>
      method === 'POST' && /generations(\/tasks)?$/.test(url.pathname)
    return cloudRig({
      server,
      engine,
      model,
      isSubmit,
      size: { width: 1664, height: 2496 },
      isResult: ({ url }) => url.pathname.startsWith('/tos/'),
      isLook: ({ url }) => /\/tasks\/[\w-]+$/.test(url.pathname),
      gone: { status: 404, body: { error: { code: 'ModelNotOpen' } } },
      outOfMemory: 'InternalServiceError',
    })
  }

workOff('ark', open('doubao-seedream-4-5-251128'))
workOff('ark video', open(VIDEO_MODEL))
