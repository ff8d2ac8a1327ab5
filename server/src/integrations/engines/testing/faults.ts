/**
 * Everything that goes wrong with servers elsewhere, once for all adapters: what happens, what is
 * expected of the run, and where it cannot happen. Each adapter's `faults.test.ts` works the list
 * off against its local server.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { gradient } from './requests'
import { becomes, type Fault } from './fault'
import { type Answer, json, plain, cut, half, endless, dripping } from './failing-answers'
import { VIDEO_FAULTS } from './video-faults'
import type { Outcome, RigName, Special, Stage } from './rig'

const until = async (what: () => boolean): Promise<void> => {
  while (!what()) await sleep(5)
}

const atSubmit =
  (answer: Answer, options: { times?: number; afterWork?: boolean } = {}): Fault['arrange'] =>
  ({ rig }) =>
    rig.answerTo(rig.isSubmit, answer, options)

async function solid(alpha: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha }
  return sharp({ create: { width: 64, height: 96, channels: 4, background } })
    .png()
    .toBuffer()
}

const runSpecial = (kind: keyof Special): NonNullable<Fault['arrange']> => {
  return ({ rig }) => {
    const act = rig.special[kind]
    if (!act) throw new Error(`this rig has no ${kind}`)
    return act() as void | Promise<void>
  }
}

/** Once the work is under way. */
const during =
  (act: (stage: Stage) => void | Promise<void>): NonNullable<Fault['arrange']> =>
  async (stage) => {
    stage.rig.special.slow?.()
    await until(() => stage.rig.special.isRunning?.() ?? stage.rig.paid() > 0)
    await act(stage)
  }

/** Of adapters whose one call paints and answers: nothing is there to ask again. */
const ONE_CALL = { a1111: null, openai: null, ark: null, gemini: null } as const
/** Clouds that queue: no socket, no share of the work. */
const CLOUDS = {
  dashscope: null,
  'dashscope video': null,
  ark: null,
  'ark video': null,
  'dashscope repaint': null,
  fal: null,
  'fal video': null,
  gemini: null,
} as const
const SOCKET_ONLY = {
  a1111: null,
  'sd-server': null,
  openai: null,
  midjourney: null,
  ...CLOUDS,
} as const
/** Content of the file: a picture here, a video there. */
const PICTURES = {
  'dashscope video': null,
  'dashscope repaint': null,
  'ark video': null,
  'fal video': null,
} as const

const unpaid: Fault['also'] = ({ rig }) => {
  if (rig.paid() > 0) throw new Error('the server worked')
}
const paidOnce: Fault['also'] = ({ rig }) => {
  if (rig.paid() > 1) throw new Error(`the server worked ${rig.paid()} times`)
}

export const FAULTS: readonly Fault[] = [
  { id: 'connection refused', expected: 'unavailable', arrange: ({ rig }) => rig.down() },
  {
    id: 'connection closed before any work',
    expected: 'unavailable',
    arrange: atSubmit(cut),
    also: unpaid,
  },
  {
    id: 'accepted, response lost',
    expected: 'unavailable',
    but: { comfyui: 'picture' },
    arrange: atSubmit(cut, { afterWork: true, times: 1 }),
    also: paidOnce,
  },
  {
    id: 'timeout without a response',
    expected: 'unavailable',
    arrange: atSubmit(() => {}),
    patienceMs: 300,
  },
  { id: 'truncated response', expected: 'unavailable', arrange: atSubmit(half) },
  { id: 'endless response', expected: 'unavailable', arrange: atSubmit(endless) },
  {
    id: 'response trickles a byte at a time',
    expected: 'unavailable',
    arrange: atSubmit(dripping),
    patienceMs: 300,
  },
  {
    id: 'malformed JSON',
    expected: 'unavailable',
    arrange: atSubmit(plain(200, 'application/json', '{"da')),
  },
  {
    id: 'invalid UTF-8',
    expected: 'unavailable',
    arrange: atSubmit(plain(200, 'application/json', Buffer.from([0xff, 0xfe, 0x00, 0xd8]))),
  },
  { id: 'unexpected JSON structure', expected: 'unavailable', arrange: atSubmit(json(200, ['x'])) },
  {
    id: 'HTML instead of JSON',
    expected: 'unavailable',
    arrange: atSubmit(plain(200, 'text/html', '<p>Welcome</p>')),
  },
  {
    id: 'login page (401, HTML)',
    expected: 'unavailable',
    arrange: atSubmit(plain(401, 'text/html', '<form>')),
    also: unpaid,
  },
  {
    id: 'API key refused (401)',
    expected: 'unavailable',
    arrange: atSubmit(json(401, { error: { message: 'bad key secret-7' } })),
    also: (_stage, _result, error) => {
      if (String((error as Error).stack).includes('secret-7'))
        throw new Error('the key leaks into the error')
    },
  },
  {
    id: 'redirect (302)',
    expected: 'unavailable',
    arrange: atSubmit((_call, response) => void response.writeHead(302, { location: '/x' }).end()),
    also: ({ rig }) => {
      if (rig.calls.some(({ url }) => url.pathname === '/x')) throw new Error('it was followed')
    },
  },
  {
    id: '429 with Retry-After',
    expected: 'rate_limited',
    arrange: atSubmit(json(429, {}, { 'retry-after': '7' })),
    also: (_stage, _result, error) => {
      if ((error as { retryAfterMs?: unknown }).retryAfterMs !== 7000) throw new Error('not 7 s')
    },
  },
  {
    id: '503 with Retry-After',
    expected: 'rate_limited',
    arrange: atSubmit(json(503, {}, { 'retry-after': '2' })),
  },
  {
    id: 'rejected by the content policy',
    expected: 'content_blocked',
    arrange: atSubmit(json(400, { error: { code: 'moderation_blocked' } })),
    also: unpaid,
  },
  {
    id: 'bad request (400)',
    expected: 'rejected',
    arrange: atSubmit(json(400, { error: { code: 'odd' } })),
  },
  {
    id: 'request body too large (413)',
    expected: 'rejected',
    arrange: atSubmit(plain(413, 'text/plain', '')),
  },
  {
    id: '500',
    expected: 'unavailable',
    arrange: atSubmit(json(500, { error: 'x' })),
    also: unpaid,
  },
  {
    id: 'result download: 500 once, then success',
    expected: 'picture',
    // Its only call is the one that paints: a retry would paint again.
    but: { a1111: 'unavailable', gemini: 'unavailable' },
    arrange: ({ rig }) => rig.answerTo(rig.isResult, json(500, {}), { times: 1 }),
    also: paidOnce,
  },
  {
    id: 'result download: truncated once, then success',
    expected: 'picture',
    but: { a1111: 'unavailable', gemini: 'unavailable' },
    arrange: ({ rig }) => rig.answerTo(rig.isResult, half, { times: 1 }),
    also: paidOnce,
  },
  {
    id: 'result download: expired (404)',
    expected: 'unavailable',
    but: { a1111: null, gemini: null },
    arrange: ({ rig }) => rig.answerTo(rig.isResult, plain(404, 'text/xml', '<Error/>')),
  },
  { id: 'finished without a picture', expected: 'unavailable', arrange: runSpecial('finishEmpty') },
  { id: 'empty file', expected: 'unavailable', prepare: becomes(() => Buffer.alloc(0)) },
  {
    id: 'file is not a picture',
    expected: 'unavailable',
    prepare: becomes(() => Buffer.from('hello')),
  },
  {
    id: 'damaged PNG',
    expected: 'unavailable',
    prepare: becomes(async () => (await gradient(256, 384)).subarray(0, 400)),
  },
  {
    id: 'all-black picture',
    expected: 'content_blocked',
    but: PICTURES,
    prepare: becomes(() => solid(1)),
  },
  {
    id: 'fully transparent picture',
    expected: 'content_blocked',
    but: PICTURES,
    prepare: becomes(() => solid(0)),
  },
  {
    id: 'twice the requested size',
    expected: 'picture',
    but: PICTURES,
    prepare: becomes(() => gradient(128, 192)),
    also: (_stage, result) => {
      const [picture] = result?.pictures ?? []
      if (picture?.width !== 128 || picture.height !== 192) throw new Error('not its true size')
    },
  },
  {
    // Of a model that ignores the size: it is paid for.
    id: 'another aspect ratio than requested',
    expected: 'picture',
    but: PICTURES,
    prepare: becomes(() => gradient(300, 64)),
    also: (_stage, result) => {
      const [picture] = result?.pictures ?? []
      if (!picture || picture.width >= picture.height) throw new Error('not the requested ratio')
      if (!result?.notes?.[0]?.includes('居中裁成')) throw new Error('the crop is not named')
    },
  },
  ...VIDEO_FAULTS,
  {
    id: 'JPEG declared as PNG',
    expected: 'picture',
    but: PICTURES,
    prepare: becomes(async () =>
      sharp(await gradient(64, 96))
        .jpeg()
        .toBuffer(),
    ),
  },
  { id: 'slow work', expected: 'picture', arrange: runSpecial('slow'), also: paidOnce },
  {
    id: 'work never finishes',
    expected: 'unavailable',
    arrange: runSpecial('stuck'),
    patienceMs: 700,
    also: paidOnce,
  },
  {
    id: 'status polls fail for a while',
    expected: 'picture',
    but: { openai: null, ark: null, gemini: null },
    arrange: ({ rig }) => {
      rig.special.slow?.()
      rig.answerTo(rig.isLook, json(500, {}), { times: 2 })
    },
    also: paidOnce,
  },
  {
    id: 'cancelled by the user',
    expected: 'aborted',
    arrange: during(({ abort }) => abort(new Error('cancelled'))),
  },
  {
    id: 'engine restarts during the job',
    expected: 'picture',
    but: {
      a1111: 'unavailable',
      openai: 'unavailable',
      ark: 'unavailable',
      gemini: 'unavailable',
    },
    arrange: during(({ rig }) => rig.special.restart?.()),
  },
  {
    id: 'interrupted at the engine',
    expected: 'unavailable',
    but: { openai: null, ark: null, gemini: null },
    arrange: async (stage) => {
      if (stage.rig.special.isRunning)
        await during(({ rig }) => rig.special.stopElsewhere?.())(stage)
      else await runSpecial('stopElsewhere')(stage)
    },
    also: paidOnce,
  },
  {
    id: 'removed from the engine’s queue',
    expected: 'unavailable',
    but: ONE_CALL,
    arrange: runSpecial('dropElsewhere'),
  },
  {
    id: 'out of memory',
    expected: 'unavailable',
    but: { openai: null, ark: null, gemini: null },
    arrange: runSpecial('outOfMemory'),
  },
  {
    id: 'model removed',
    expected: 'unavailable',
    // sd-server has the model it was started with; the images API refuses it (a bad request).
    but: { 'sd-server': null, openai: null },
    arrange: runSpecial('missingModel'),
  },
  {
    id: 'partly accepted',
    expected: 'unavailable',
    but: SOCKET_ONLY,
    arrange: runSpecial('acceptPartly'),
  },
  {
    id: 'progress goes backwards',
    expected: 'picture',
    but: { 'sd-server': null, openai: null, ...CLOUDS },
    arrange: runSpecial('fallingProgress'),
    also: ({ recorder }) => {
      const shares = recorder.progress.map(({ progress }) => progress)
      if (shares.some((share, i) => share < (shares[i - 1] ?? 0))) throw new Error('it fell')
    },
  },
  {
    id: 'every WebSocket message sent twice',
    expected: 'picture',
    but: SOCKET_ONLY,
    arrange: runSpecial('duplicates'),
    also: paidOnce,
  },
  {
    id: 'invalid messages on the WebSocket',
    expected: 'picture',
    but: SOCKET_ONLY,
    arrange: runSpecial('garbage'),
  },
  {
    id: 'WebSocket lost',
    expected: 'picture',
    but: SOCKET_ONLY,
    arrange: runSpecial('cutSocket'),
    also: paidOnce,
  },
  {
    id: 'WebSocket refused',
    expected: 'picture',
    but: SOCKET_ONLY,
    arrange: runSpecial('refuseSocket'),
  },
]

/** Null where the fault cannot happen. */
export function getExpected({ expected, but = {} }: Fault, rig: RigName): Outcome | null {
  const other = but[rig]
  return other === undefined ? expected : other
}
