import { createClient, type TransportRequest } from './client'
import { ApiError, isAborted, networkError, timeoutError, type Reply } from './error'
import type { TokenPair } from './refresher'

const REFRESH = '/api/auth/refreshToken'

function reply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, body, headers }
}
const ok = (data: unknown) => reply(200, { code: 0, message: '', data })
const unauthorized = () => reply(401, { code: 401, message: '登录已过期', data: null })

/** A server that accepts one access token, and a device that keeps a pair. */
function world(start: TokenPair | null = { token: 'old', refreshToken: 'r1' }) {
  const state = {
    valid: 'new',
    stored: start,
    generation: 0,
    requests: [] as TransportRequest[],
    lost: 0,
    notes: [] as string[],
    loadings: [] as string[],
    refresh: (): Promise<Reply> => Promise.resolve(ok({ token: 'new', refreshToken: 'r2' })),
    answer: (request: TransportRequest): Promise<Reply> | Reply =>
      request.headers.Authorization === `Bearer ${state.valid}` ? ok(request.path) : unauthorized(),
  }
  const client = createClient({
    appSign: 'h5',
    appVersion: '6.9.0',
    transport: async (request) => {
      state.requests.push(request)
      await Promise.resolve()
      return request.path === REFRESH ? state.refresh() : state.answer(request)
    },
    tokens: {
      read: () => state.stored,
      generation: () => state.generation,
      replace: (pair) => (state.stored = pair),
    },
    onSessionLost() {
      state.lost += 1
      state.generation += 1
      state.stored = null
    },
    notify: (message) => state.notes.push(message),
    loading: {
      show: (text) => state.loadings.push(`show ${text}`),
      hide: () => state.loadings.push('hide'),
    },
  })
  const get = (path: string, options?: Parameters<typeof client.send>[1]) =>
    client.send({ method: 'GET', path }, options)
  const count = (path: string) => state.requests.filter((request) => request.path === path).length
  return { state, client, get, count }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve }
}

async function getRejectionCode(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'fine',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )
}

test('bearer, app-sign and JSON are sent; data of the envelope comes back', async () => {
  const { state, client } = world({ token: 'new', refreshToken: 'r1' })
  await client.send({ method: 'POST', path: '/api/x', body: { a: 1 } })
  expect(state.requests[0]).toMatchObject({
    body: { a: 1 },
    headers: {
      Authorization: 'Bearer new',
      'app-sign': 'h5',
      'app-version': '6.9.0',
      'content-type': 'application/json',
    },
  })
})

test('50 parallel 401s make one refresh and 50 retries that succeed', async () => {
  const { state, get, count } = world()
  const paths = Array.from({ length: 50 }, (_, i) => `/api/${i}`)
  expect(await Promise.all(paths.map((path) => get(path)))).toEqual(paths)
  expect(count(REFRESH)).toBe(1)
  expect(state.requests).toHaveLength(50 + 1 + 50)
  expect(state.stored).toEqual({ token: 'new', refreshToken: 'r2' })
  expect(state.lost).toBe(0)
})

test('a 401 by body code with status 200 refreshes too', async () => {
  const { state, get, count } = world()
  state.answer = (request) =>
    request.headers.Authorization === 'Bearer new'
      ? ok('yes')
      : reply(200, { code: 401, message: '', data: null })
  expect(await get('/api/a')).toBe('yes')
  expect(count(REFRESH)).toBe(1)
})

test('a late 401 of the old token retries with the new one and does not refresh again', async () => {
  const { state, get, count } = world()
  const late = deferred<Reply>()
  state.answer = (request) => {
    if (request.headers.Authorization === 'Bearer new') return ok(request.path)
    return request.path === '/api/late' ? late.promise : unauthorized()
  }
  const slow = get('/api/late')
  await get('/api/a')
  late.resolve(unauthorized())
  expect(await slow).toBe('/api/late')
  expect(count(REFRESH)).toBe(1)
})

test('a refused refresh logs out once, prompts once and rejects all who waited', async () => {
  const { state, get, count } = world()
  state.refresh = () =>
    Promise.resolve(reply(400, { code: 1005, message: '登录已失效', data: null }))
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, i) => getRejectionCode(get(`/api/${i}`))),
  )
  expect(new Set(codes)).toEqual(new Set(['UNAUTHORIZED']))
  expect(count(REFRESH)).toBe(1)
  expect(state.lost).toBe(1)
  expect(state.notes).toEqual([])
})

test.each([
  ['network failure', () => Promise.reject(networkError()), 'NETWORK'],
  ['timeout', () => Promise.reject(timeoutError()), 'TIMEOUT'],
  ['500', () => Promise.resolve(reply(500, { code: 500, message: '', data: null })), 'INTERNAL'],
  ['502 of a proxy', () => Promise.resolve(reply(502, '<html>')), 'INTERNAL'],
  [
    '429',
    () => Promise.resolve(reply(429, { code: 429, message: '', data: null })),
    'TOO_MANY_REQUESTS',
  ],
  ['a 200 without tokens', () => Promise.resolve(ok({})), 'INTERNAL'],
] as const)(
  '%s during refresh never logs out, and the next try refreshes',
  async (_, fail, code) => {
    const { state, get } = world()
    const working = state.refresh
    state.refresh = fail
    expect(await getRejectionCode(get('/api/a'))).toBe(code)
    expect(state.lost).toBe(0)
    expect(state.stored).toEqual({ token: 'old', refreshToken: 'r1' })
    state.refresh = working
    expect(await get('/api/a')).toBe('/api/a')
  },
)

test('a sign-out during refresh wins: its tokens are dropped and no login prompt opens', async () => {
  const { state, get } = world()
  const refresh = deferred<Reply>()
  state.refresh = () => refresh.promise
  const waiting = getRejectionCode(get('/api/a'))
  await new Promise((resolve) => setTimeout(resolve))
  state.generation += 1
  state.stored = null
  refresh.resolve(ok({ token: 'new', refreshToken: 'r2' }))
  expect(await waiting).toBe('UNAUTHORIZED')
  expect(state.stored).toBeNull()
  expect(state.lost).toBe(0)
})

test('a new sign-in during a refused refresh is not logged out', async () => {
  const { state, get } = world()
  const refresh = deferred<Reply>()
  state.refresh = () => refresh.promise
  const waiting = getRejectionCode(get('/api/a'))
  await new Promise((resolve) => setTimeout(resolve))
  state.generation += 1
  state.stored = { token: 'other', refreshToken: 'r9' }
  refresh.resolve(reply(400, { code: 1005, message: '', data: null }))
  expect(await waiting).toBe('UNAUTHORIZED')
  expect(state.stored).toEqual({ token: 'other', refreshToken: 'r9' })
  expect(state.lost).toBe(0)
})

test('another tab that refreshed first is believed, whatever our own refresh said', async () => {
  const { state, get } = world()
  state.refresh = () => {
    state.stored = { token: 'new', refreshToken: 'theirs' }
    return Promise.resolve(reply(400, { code: 1005, message: '', data: null }))
  }
  expect(await get('/api/a')).toBe('/api/a')
  expect(state.stored).toEqual({ token: 'new', refreshToken: 'theirs' })
  expect(state.lost).toBe(0)
})

test('a fresh token that is refused again ends the session instead of looping', async () => {
  const { state, get, count } = world()
  state.answer = unauthorized
  expect(await getRejectionCode(get('/api/a'))).toBe('UNAUTHORIZED')
  expect(count('/api/a')).toBe(2)
  expect(count(REFRESH)).toBe(1)
  expect(state.lost).toBe(1)
})

test('noRefresh and a missing refresh token log out at once', async () => {
  const marked = world()
  expect(await getRejectionCode(marked.get('/api/a', { noRefresh: true }))).toBe('UNAUTHORIZED')
  expect([marked.count(REFRESH), marked.state.lost]).toEqual([0, 1])
  const bare = world({ token: 'old', refreshToken: null })
  expect(await getRejectionCode(bare.get('/api/a'))).toBe('UNAUTHORIZED')
  expect([bare.count(REFRESH), bare.state.lost]).toEqual([0, 1])
})

test('an anonymous visitor is prompted each time, once for parallel calls', async () => {
  const { state, get } = world(null)
  await Promise.all([getRejectionCode(get('/api/a')), getRejectionCode(get('/api/b'))])
  expect(state.lost).toBe(1)
  await getRejectionCode(get('/api/a'))
  expect(state.lost).toBe(2)
})

test('an error shows the server’s sentence, unless skipErrMsg', async () => {
  const { state, get } = world()
  state.answer = () => reply(402, { code: 2001, message: '积分不够，还差 3', data: { short: 3 } })
  const error = await get('/api/a').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'CREDITS_SHORT', status: 402, details: { short: 3 } })
  await getRejectionCode(get('/api/a', { skipErrMsg: true }))
  expect(state.notes).toEqual(['积分不够，还差 3'])
})

test('an abort rejects at once, is not shown, and lets the refresh finish for the others', async () => {
  const { state, get, count } = world()
  const refresh = deferred<Reply>()
  state.refresh = () => refresh.promise
  const stop = new AbortController()
  const aborted = get('/api/a', { signal: stop.signal })
  const other = get('/api/b')
  await new Promise((resolve) => setTimeout(resolve))
  stop.abort()
  expect(isAborted(await aborted.catch((error: unknown) => error))).toBe(true)
  refresh.resolve(ok({ token: 'new', refreshToken: 'r2' }))
  expect(await other).toBe('/api/b')
  expect([count(REFRESH), count('/api/a'), state.notes.length]).toEqual([1, 1, 0])
})

test('a signal that has fired already sends nothing', async () => {
  const { state, get } = world()
  const stop = new AbortController()
  stop.abort()
  expect(await getRejectionCode(get('/api/a', { signal: stop.signal }))).toBe('ABORTED')
  expect(state.requests).toEqual([])
})

test('the loading toast stays until the answer and goes before the error toast', async () => {
  const { state, get } = world({ token: 'new', refreshToken: null })
  await get('/api/a', { loading: '读取中' })
  expect(state.loadings).toEqual(['show 读取中', 'hide'])
  state.answer = () => {
    throw timeoutError()
  }
  await getRejectionCode(get('/api/a', { loading: '读取中' }))
  expect(state.loadings).toHaveLength(4)
  expect(state.notes).toEqual(['The connection timed out, click the screen to try again.'])
})

test('the last call of a session takes its tokens along, and refreshes them for itself alone', async () => {
  const { state, client, get, count } = world()
  const last = client.sendLast({ method: 'POST', path: '/api/auth/signOut', body: {} })
  state.stored = null
  state.generation += 1
  // Read after leaving: without the tokens that are on their way.
  expect(await getRejectionCode(get('/api/job/1'))).toBe('UNAUTHORIZED')
  await last
  expect(count('/api/auth/signOut')).toBe(2)
  expect(count(REFRESH)).toBe(1)
  expect(state.stored).toBeNull()
  expect(state.requests.find(({ path }) => path === '/api/job/1')?.headers.Authorization).toBe(
    undefined,
  )
})
test('a last call that is refused for good says so, and prompts no sign-in', async () => {
  const { state, client } = world()
  state.refresh = () => Promise.resolve(unauthorized())
  const last = client.sendLast({ method: 'POST', path: '/api/auth/signOut', body: {} })
  expect(await getRejectionCode(last)).toBe('UNAUTHORIZED')
  expect(state.lost).toBe(0)
})
