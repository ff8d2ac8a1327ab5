import { confirmModal } from '@/platform/modal'
import { clearItems, readItem, writeItem } from '@/platform/storage'
import { useDraft } from '@/stores/draft'
import { UPDATE_KEY } from '@/stores/persist'
import { useSession } from '@/stores/session'
import { useSources } from '@/stores/sources'
import { finishUpdate, parseDrafts } from './afterUpdate'

jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))
jest.mock('@/platform/storage')
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn(() => Promise.resolve(true)) }))
jest.mock('@/platform/log')

const stored = (state: unknown) => JSON.stringify({ state, version: 0 })
const view = { ref: 'upload:a', kind: 'image', url: 'u', thumbUrl: 't', width: 2, height: 2 }
const LARGE = { params: { prompt: '', mask: { svg: 'x'.repeat(80_000) } }, parentId: null }

beforeEach(() => {
  jest.clearAllMocks()
  clearItems()
  useDraft.setState({ drafts: {}, keepSeed: false, recentPrompts: [] })
  useSources.setState({ views: {} })
  useSession.setState({ isLogin: false })
})

test('drafts of the version before are restored, large ones too, with the pictures they name', async () => {
  const drafts = {
    text2img: { params: { prompt: '没写完' }, parentId: null },
    inpaint: LARGE,
    upscale: { params: { image: 'upload:a' }, parentId: null },
  }
  const sources = stored({ views: { a: view, b: { ...view, ref: 'upload:b' }, c: { ref: 'c' } } })
  writeItem(UPDATE_KEY, {
    signedOut: false,
    draft: stored({ drafts, recentPrompts: ['雪'] }),
    sources,
  })
  await finishUpdate()
  expect(useDraft.getState()).toMatchObject({ drafts, recentPrompts: ['雪'] })
  expect(Object.keys(useSources.getState().views)).toEqual(['upload:a'])
  expect(readItem(UPDATE_KEY)).toBe(null)
  expect(JSON.stringify(readItem('draft'))).toContain('没写完')
  expect(confirmModal).not.toHaveBeenCalled()
})

test('a sentence begun meanwhile stays, and the carried one is among the recent prompts', async () => {
  useDraft.getState().setParam('text2img', 'prompt', '新的')
  const drafts = { text2img: { params: { prompt: '旧的' }, parentId: null } }
  writeItem(UPDATE_KEY, { signedOut: false, draft: stored({ drafts }), sources: null })
  await finishUpdate()
  const { drafts: now, recentPrompts } = useDraft.getState()
  expect([now.text2img?.params.prompt, recentPrompts]).toEqual(['新的', ['旧的']])
})

test('a sign-out by the update is explained once, to a person who is not signed in again', async () => {
  const record = { signedOut: true, draft: null, sources: null }
  writeItem(UPDATE_KEY, record)
  await finishUpdate()
  await finishUpdate()
  expect(confirmModal).toHaveBeenCalledTimes(1)
  writeItem(UPDATE_KEY, record)
  useSession.setState({ isLogin: true })
  await finishUpdate()
  expect(confirmModal).toHaveBeenCalledTimes(1)
})

test.each([null, '', '{', '[]', stored(null), stored({ drafts: [], recentPrompts: {} })])(
  'a state of another shape restores nothing: %s',
  (text) => {
    expect(parseDrafts(text)).toEqual({ drafts: {}, keepSeed: false, recentPrompts: [] })
  },
)

test('a draft of another shape is left out, the others are restored', () => {
  const drafts = { a: 'x', b: { params: [] }, c: { params: { n: 1 }, parentId: 7, remakeOf: 'w' } }
  expect(parseDrafts(stored({ drafts })).drafts).toEqual({
    c: { params: { n: 1 }, parentId: null, remakeOf: 'w' },
  })
})
