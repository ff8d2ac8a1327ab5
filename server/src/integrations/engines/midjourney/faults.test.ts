import { gradient } from '../testing/requests'
import { cloudRig } from '../testing/cloud-rig'
import { startLocalMidjourney } from '../testing/midjourney'
import type { Rig } from '../testing/rig'
import { workOff } from '../testing/work-off'
import { createMidjourneyEngine } from './midjourney'

async function open(patienceMs: number): Promise<Rig> {
  const server = await startLocalMidjourney({ quirks: { file: await gradient(64, 96) } })
  const engine = createMidjourneyEngine({
    id: 'midjourney',
    name: null,
    baseUrl: server.address,
    secret: 'mj-local',
    timeoutMs: patienceMs,
    helpers: null,
    firstWaitMs: 20,
  })
  const rig = cloudRig({
    server,
    engine,
    model: 'midjourney',
    isSubmit: ({ url }) => url.pathname.startsWith('/mj/submit/'),
    isResult: ({ url }) => url.pathname.startsWith('/attachments/'),
    isLook: ({ url }) => url.pathname.endsWith('/fetch'),
    gone: { status: 200, body: { code: 9, description: 'no account' } },
    outOfMemory: 'unknown error',
  })
  return {
    ...rig,
    special: {
      ...rig.special,
      fallingProgress() {
        server.quirks.falling = true
        server.quirks.stepMs = 100
      },
    },
  }
}

workOff('midjourney', open)
