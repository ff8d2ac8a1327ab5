import { cloudRig } from '../testing/cloud-rig'
import { startLocalGemini } from '../testing/gemini'
import { gradient } from '../testing/requests'
import type { Rig } from '../testing/rig'
import { workOff } from '../testing/work-off'
import { plainModel } from '../vendor'
import { createGeminiEngine } from './gemini'

const MODEL = 'gemini-3-pro-image'

async function open(patienceMs: number): Promise<Rig> {
  const server = await startLocalGemini({ quirks: { file: await gradient(64, 96) } })
  const engine = createGeminiEngine({
    id: 'gemini',
    name: null,
    baseUrl: server.base,
    apiKey: 'gemini-local',
    timeoutMs: patienceMs,
    models: [plainModel(MODEL)],
    helpers: null,
  })
  const isSubmit: Rig['isSubmit'] = ({ url }) => url.pathname.endsWith(':generateContent')
  return cloudRig({
    server,
    engine,
    model: MODEL,
    isSubmit,
    size: { width: 848, height: 1264 },
    isResult: isSubmit,
    isLook: () => false,
    gone: {
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND', message: 'models/x is not found' } },
    },
    outOfMemory: 'INTERNAL',
  })
}

workOff('gemini', open)
