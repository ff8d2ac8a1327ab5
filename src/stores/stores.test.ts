import type * as Tokens from '../platform/tokens'
import type * as App from './app'
import type * as Session from './session'

/** Of jest.config.js, as of a build. */
declare const APP_VERSION: string

const mockStored = new Map<string, unknown>()
const mockBroken = { value: false }

function mockOrThrow(): void {
  if (mockBroken.value) throw new Error('storage is full')
}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getStorageSync: (key: string) => (mockOrThrow(), mockStored.get(key) ?? ''),
    setStorageSync: (key: string, value: unknown) => (
      mockOrThrow(),
      void mockStored.set(key, value)
    ),
    removeStorageSync: (key: string) => (mockOrThrow(), void mockStored.delete(key)),
    clearStorageSync: () => (mockOrThrow(), mockStored.clear()),
  },
}))

interface Stores {
  session: typeof Session.useSession
  app: typeof App.useApp
  tokens: typeof Tokens.tokenStore
}

/** A fresh launch of the app over what is stored. */
function launch(): Stores {
  let stores: Stores | undefined
  jest.isolateModules(() => {
    stores = {
      session: jest.requireActual<typeof Session>('./session').useSession,
      app: jest.requireActual<typeof App>('./app').useApp,
      tokens: jest.requireActual<typeof Tokens>('../platform/tokens').tokenStore,
    }
  })
  if (!stores) throw new Error('not launched')
  return stores
}

beforeEach(() => {
  mockStored.clear()
  mockBroken.value = false
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('the tokens are stored under the specification’s keys, and nowhere else', () => {
  const { session } = launch()
  session.getState().signIn({ token: 'a', refreshToken: 'b' })
  expect([mockStored.get('Authorization'), mockStored.get('refreshToken')]).toEqual(['a', 'b'])
  const others = [...mockStored].filter(([key]) => !['Authorization', 'refreshToken'].includes(key))
  expect(JSON.stringify(others)).not.toMatch(/"(a|b)"/)
})

test('logged in exactly when Authorization exists at launch', () => {
  launch().session.getState().signIn({ token: 'a', refreshToken: 'b' })
  expect(launch().session.getState().isLogin).toBe(true)
  mockStored.delete('Authorization')
  const { session } = launch()
  expect([session.getState().isLogin, session.getState().userInfo]).toEqual([false, null])
})

test('another version’s storage is wiped, the session too, and the version saved', () => {
  launch().session.getState().signIn({ token: 'a', refreshToken: 'b' })
  mockStored.set('version', '6.8.9')
  mockStored.set('draft', 'x')
  const { session } = launch()
  expect(session.getState().isLogin).toBe(false)
  expect([...mockStored.keys()].sort()).toEqual(['afterUpdate', 'version'])
  expect(mockStored.get('version')).toBe(APP_VERSION)
})

test('a wipe carries over unsent drafts and drawings, and records the sign-out', () => {
  const store = () => {
    mockStored.set('version', '6.8.9')
    mockStored.set('draft', '{"state":{}}')
    mockStored.set('sources', '{"state":{"views":{}}}')
    mockStored.set('doodle-paint', 'lines')
    mockStored.set('formPresets', 'x')
  }
  const states = { draft: '{"state":{}}', sources: '{"state":{"views":{}}}' }
  store()
  launch()
  expect(mockStored.get('afterUpdate')).toEqual({ signedOut: false, ...states })
  expect(mockStored.get('doodle-paint')).toBe('lines')
  expect(mockStored.has('formPresets') || mockStored.has('draft')).toBe(false)
  mockStored.clear()
  store()
  mockStored.set('Authorization', 'a')
  launch()
  // A second version before the first one has started: nothing gets lost.
  mockStored.set('version', '6.8.9')
  launch()
  expect(mockStored.get('afterUpdate')).toEqual({ signedOut: true, ...states })
  expect(mockStored.has('Authorization')).toBe(false)
})

test('on H5 nothing is left of another version, on WeChat only the sign-out marker and the device id remain', () => {
  const environment = process.env.TARO_ENV
  const wiped = (platform: string) => {
    process.env.TARO_ENV = platform
    launch().session.getState().leave()
    mockStored.set('deviceId', 'd')
    mockStored.set('version', '6.8.9')
    const { session } = launch()
    const keys = [...mockStored.keys()].sort()
    session.getState().signIn({ token: 'a', refreshToken: 'b' })
    return keys
  }
  try {
    expect(wiped('h5')).toEqual(['version'])
    expect(wiped('weapp')).toEqual(['deviceId', 'left', 'version'])
    expect(mockStored.has('left')).toBe(false)
  } finally {
    process.env.TARO_ENV = environment
  }
})

test('at launch check and payCheck are false, the rest is as it was', () => {
  const { app } = launch()
  app.setState({ check: true, payCheck: true, folderCols: 3, drawTab: 'rembg' })
  expect(launch().app.getState()).toMatchObject({
    check: false,
    payCheck: false,
    folderCols: 3,
    drawTab: 'rembg',
    version: APP_VERSION,
  })
})

test('a first visit has two columns', () => {
  expect(launch().app.getState().folderCols).toBe(2)
})

test('signing out removes both tokens and the user, and raises the generation', () => {
  const { session, tokens } = launch()
  session.getState().signIn({ token: 'a', refreshToken: 'b' })
  const before = tokens.generation()
  session.getState().signOut()
  expect(mockStored.has('Authorization') || mockStored.has('refreshToken')).toBe(false)
  expect(session.getState()).toMatchObject({ isLogin: false, userInfo: null })
  expect(tokens.generation()).toBeGreaterThan(before)
})

test('where storage fails, the visit still works', () => {
  mockBroken.value = true
  const { session, app, tokens } = launch()
  session.getState().signIn({ token: 'a', refreshToken: 'b' })
  app.getState().setFolderCols(3)
  expect(session.getState().isLogin).toBe(true)
  expect(tokens.read()).toEqual({ token: 'a', refreshToken: 'b' })
  expect(app.getState().folderCols).toBe(3)
})
