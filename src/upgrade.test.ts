/**
 * Storage as the app of an older commit wrote it (tests/upgrade): each key is read by today's code.
 * The version of the fixture is today's, since another version is wiped (stores/stores.test.ts).
 */
import answers from '../tests/upgrade/0b9ea18e/answers.json'
import browser from '../tests/upgrade/0b9ea18e/browser.json'
import type * as StoredHistory from './domain/mask/storedHistory'
import type * as SyncSaved from './domain/session/syncSaved'
import type * as SavedName from './domain/viewer/savedName'
import type * as DeviceId from './platform/deviceId'
import type * as Tokens from './platform/tokens'
import type * as Drafts from './screens/doodle/drafts'
import type * as Snapshot from './screens/library/snapshot'
import type * as OidcFlow from './screens/login/oidcFlow'
import type * as Searches from './screens/square/searches'
import type * as Update from './shell/update'
import type * as Accessibility from './stores/accessibility'
import type * as App from './stores/app'
import type * as Draft from './stores/draft'
import type * as FormPresets from './stores/formPresets'
import type * as Jobs from './stores/jobs'
import type * as RecentTools from './stores/recentTools'
import type * as Session from './stores/session'
import type * as SmsCode from './stores/smsCode'
import type * as Sources from './stores/sources'
import type * as Waiting from './stores/waiting'

/** Of jest.config.js, as of a build. */
declare const APP_VERSION: string

const mockStored = new Map<string, unknown>()
const mockRead = new Set<string>()

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getStorageSync: (key: string) => mockStored.get(mockRead.add(key) && key) ?? '',
    setStorageSync: (key: string, value: unknown) => void mockStored.set(key, value),
    removeStorageSync: (key: string) => void mockStored.delete(key),
    clearStorageSync: () => mockStored.clear(),
  },
}))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => undefined }))
const mockCall = jest.fn()
jest.mock('@/api/call', () => ({ call: (...args: unknown[]): unknown => mockCall(...args) }))

const { stored, waitingForSignIn, left } = browser
const OWNER = stored['kept'].owner

beforeEach(() => {
  jest.resetModules()
  mockStored.clear()
  for (const [key, value] of Object.entries(stored)) mockStored.set(key, value)
  mockStored.set('version', APP_VERSION)
})

const load = <T extends object>(path: string): T => jest.requireActual<T>(path)

test('the user is signed in, and a sign-out on purpose is known', () => {
  const session = load<typeof Session>('./stores/session')
  const { tokenStore } = load<typeof Tokens>('./platform/tokens')
  expect(session.useSession.getState()).toMatchObject({ isLogin: true, userInfo: { id: OWNER } })
  expect(tokenStore.read()).toEqual({
    token: stored.Authorization,
    refreshToken: stored.refreshToken,
  })
  expect(session.hasLeft()).toBe(false)
  mockStored.set('left', left)
  expect(session.hasLeft()).toBe(true)
})

test('the draft, its prompts, presets and uploaded pictures are restored', () => {
  const { useDraft } = load<typeof Draft>('./stores/draft')
  const draft = useDraft.getState()
  expect(draft.drafts.text2img?.params).toEqual({
    prompt: '断网时写下的远山',
    style: 'ink',
    ratio: '1:1',
    count: 4,
  })
  expect(draft.recentPrompts).toEqual(['雨后的竹林，一只白鹤', '月夜海上，一叶小船'])
  const presets = load<typeof FormPresets>('./stores/formPresets')
  const all = presets.useFormPresets.getState()['kept']
  const [preset] = presets.presetsOf(all, { owner: OWNER, tool: 'text2img' })
  expect(preset?.name).toBe('方图水墨')
  const { useSources } = load<typeof Sources>('./stores/sources')
  expect(useSources.getState().views['upload:UPLOAD']?.width).toBe(64)
})

test('display settings, columns and the tab of 创作 are restored', () => {
  const { useAccessibility } = load<typeof Accessibility>('./stores/accessibility')
  expect(useAccessibility.getState()).toEqual({
    textScale: 1.5,
    contrast: 'high',
    motion: 'reduced',
  })
  const { useApp } = load<typeof App>('./stores/app')
  expect(useApp.getState().modelTagList).toContain('手绘')
})

test('running jobs are watched, and orders that wait are still fresh', () => {
  const { useJobs } = load<typeof Jobs>('./stores/jobs')
  expect(useJobs.getState().ids).toHaveLength(1)
  const offline = load<typeof Waiting>('./stores/waiting')
  const { atMs } = offline.useWaiting.getState().wish ?? { atMs: 0 }
  expect(offline.wishFor('text2img', atMs + 1000)).toMatchObject({ offline: true, credits: 8 })
  jest.resetModules()
  mockStored.set('waiting', waitingForSignIn)
  const signIn = load<typeof Waiting>('./stores/waiting')
  const wish = signIn.useWaiting.getState().wish
  expect(signIn.wishFor('text2img', (wish?.atMs ?? 0) + 1000)).toMatchObject({ credits: 2 })
})

test('drawings and the undo steps of a mask are restored', () => {
  const { boardStore } = load<typeof Drafts>('./screens/doodle/drafts')
  expect(boardStore('paint').getState().doodle.deeds).toHaveLength(1)
  const mask = load<typeof StoredHistory>('./domain/mask/storedHistory')
  expect(mask.storedHistory('/files/upload/a.png?sign=2')).not.toBeNull()
})

test('recent tools, searches, the phone number, the gallery and small notes are restored', () => {
  const tools = load<typeof RecentTools>('./stores/recentTools')
  expect(tools.useRecentTools.getState().ids).toEqual(['cleaner'])
  const searches = load<typeof Searches>('./screens/square/searches')
  expect(searches.useSearches.getState().words).toEqual(['仙鹤'])
  const sms = load<typeof SmsCode>('./stores/smsCode')
  expect(sms.useSmsCode.getState().sentTo).toBe('13912349998')
  const gallery = load<typeof Snapshot>('./screens/library/snapshot')
  expect(gallery.readSnapshot(OWNER)?.list).toHaveLength(1)
  const names = load<typeof SavedName>('./domain/viewer/savedName')
  expect(names.savedName('云海')).toBe('墨光-云海-0002')
  const update = load<typeof Update>('./shell/update')
  expect(update.skippedVersion()).toBe('6.9.1')
  const device = load<typeof DeviceId>('./platform/deviceId')
  expect(device.deviceId()).toBe(stored.deviceId)
  const flow = load<typeof OidcFlow>('./screens/login/oidcFlow')
  expect(flow.takeFlow()?.flow).toBe('flow-1')
})

test('settings already stored with the account are not uploaded again', async () => {
  const sync = load<typeof SyncSaved>('./domain/session/syncSaved')
  // An answer of the old server; this device knows the copies of these times.
  const copies = answers['author /api/user/kept']
  const times = Object.entries(copies).map(([name, copy]) => [name, Object.values(copy)[1]])
  mockStored.set('kept', { ...stored['kept'], at: Object.fromEntries(times) })
  mockCall.mockResolvedValue(copies)
  await sync.startSync(OWNER)
  expect(mockCall.mock.calls.map(([name]: unknown[]) => name)).toEqual(['GET /api/user/kept'])
  const { useDraft } = load<typeof Draft>('./stores/draft')
  expect(useDraft.getState().drafts.text2img?.params.prompt).toBe('断网时写下的远山')
})

test('no stored key is left unread by the tests above', () => {
  expect(Object.keys(stored).filter((key) => !mockRead.has(key))).toEqual([])
})
