import type { SourceView } from '@contract/jobs'
import { call } from '@/api/call'
import { useSources } from '@/stores/sources'
import { readUnknownSources, refreshSources } from './refreshSources'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/log', () => ({ warn: jest.fn() }))

const view = (name: string, signature: string): SourceView => ({
  ref: `upload:${name}`,
  kind: 'image',
  width: 1,
  height: 1,
  durationMs: null,
  url: `https://b.example/${name}.png?X-Amz-Expires=1&s=${signature}`,
  thumbUrl: `https://b.example/${name}-thumb.png?X-Amz-Expires=1&s=${signature}`,
})
const calls = jest.mocked(call) as unknown as jest.Mock<Promise<SourceView[]>>

beforeEach(() => {
  calls.mockReset()
  useSources.setState({ views: {} })
  useSources.getState().remember([view('a', 'old'), view('b', 'old')])
})

test('a chosen picture whose address expired gets a fresh one, the others stay', async () => {
  calls.mockResolvedValue([view('a', 'new')])
  await refreshSources(new Set([view('a', 'old').thumbUrl]))
  expect(calls.mock.calls).toEqual([['GET /api/upload/sources', { query: { refs: 'upload:a' } }]])
  const { views } = useSources.getState()
  expect([views['upload:a'], views['upload:b']]).toEqual([view('a', 'new'), view('b', 'old')])
})

test('what is not chosen is not requested, and a failed call removes nothing', async () => {
  await refreshSources(new Set(['https://b.example/other.png?X-Amz-Expires=1']))
  expect(calls).not.toHaveBeenCalled()
  calls.mockRejectedValue(new Error('offline'))
  await refreshSources(new Set([view('b', 'old').url]))
  expect(useSources.getState().views['upload:b']).toEqual(view('b', 'old'))
})

test('pictures of a draft from another device are read once, known ones are not', async () => {
  calls.mockResolvedValue([view('c', 'new')])
  await readUnknownSources(['upload:a', 'upload:c'])
  expect(calls.mock.calls).toEqual([['GET /api/upload/sources', { query: { refs: 'upload:c' } }]])
  await readUnknownSources(['upload:a', 'upload:c'])
  expect(calls).toHaveBeenCalledTimes(1)
})
