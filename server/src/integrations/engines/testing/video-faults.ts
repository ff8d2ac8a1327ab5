/** Faults of videos only. */
import { becomes, type Fault } from './fault'
import { makeTestVideo } from './test-video'
import { type Answer, sendJson } from './http'

const VIDEO_ONLY = {
  comfyui: null,
  a1111: null,
  'sd-server': null,
  openai: null,
  dashscope: null,
  ark: null,
  fal: null,
  gemini: null,
  midjourney: null,
} as const

/** Only a repainted video is uploaded first. */
const UPLOADS = {
  ...VIDEO_ONLY,
  'dashscope video': null,
  'ark video': null,
  'fal video': null,
} as const

const isFree: Fault['also'] = ({ rig }) => {
  if (rig.paid() > 0) throw new Error('the server worked')
}

const atStore =
  (answer: Answer): Fault['arrange'] =>
  ({ rig }) =>
    rig.answerTo(({ url }) => url.pathname === '/store', answer)

export const VIDEO_FAULTS: readonly Fault[] = [
  {
    id: 'all-black video',
    expected: 'content_blocked',
    but: VIDEO_ONLY,
    prepare: becomes(() => makeTestVideo({ black: true })),
  },
  {
    id: 'truncated video',
    expected: 'unavailable',
    but: VIDEO_ONLY,
    prepare: becomes(async () => (await makeTestVideo()).subarray(0, 3000)),
  },
  {
    id: 'video much too short',
    expected: 'unavailable',
    but: VIDEO_ONLY,
    prepare: becomes(() => makeTestVideo({ seconds: 1 })),
  },
  {
    id: 'video of another aspect ratio',
    expected: 'unavailable',
    but: VIDEO_ONLY,
    prepare: becomes(() => makeTestVideo({ width: 72, height: 128 })),
  },
  {
    id: 'video larger than 1080p',
    expected: 'unavailable',
    but: VIDEO_ONLY,
    prepare: becomes(() => makeTestVideo({ width: 2560, height: 1440, fps: 1 })),
  },
  {
    id: 'upload: not permitted',
    expected: 'unavailable',
    but: UPLOADS,
    arrange: ({ rig }) =>
      rig.answerTo(
        ({ url }) => url.pathname.endsWith('/uploads'),
        (_call, response) => sendJson(response, 403, { code: 'AccessDenied', message: 'x' }),
      ),
    also: isFree,
  },
  {
    id: 'upload: to a host that is not the vendor’s',
    expected: 'unavailable',
    but: UPLOADS,
    arrange: ({ rig }) =>
      rig.answerTo(
        ({ url }) => url.pathname.endsWith('/uploads'),
        (_call, response) =>
          sendJson(response, 200, { data: { upload_host: 'http://169.254.169.254' } }),
      ),
    also: isFree,
  },
  {
    id: 'upload: refused by the storage',
    expected: 'unavailable',
    but: UPLOADS,
    arrange: atStore((_call, response) => void response.writeHead(403).end('<Error/>')),
    also: isFree,
  },
  {
    id: 'upload: connection closed',
    expected: 'unavailable',
    but: UPLOADS,
    arrange: atStore((_call, response) => void response.destroy()),
    also: isFree,
  },
]
