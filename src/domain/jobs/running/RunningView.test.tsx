import { render, screen } from '@testing-library/react'
import type { SourceView } from '@contract/jobs'
import { makeJob } from '@/lib/testJobs'
import { prefersReducedMotion } from '@/platform/motion'
import { RunningView } from './RunningView'

jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({ useDidShow: () => undefined, useDidHide: () => undefined }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/motion', () => ({ prefersReducedMotion: jest.fn(() => true) }))
jest.mock('@/platform/network', () => ({ useOnline: () => true }))
jest.mock('@/ui/Ring/Ring', () => ({ Ring: () => null }))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/ui/PageBar/PageBar', () => ({ PageBar: () => null }))
jest.mock('@/ui/Picture/Img', () => ({
  Img: ({ src }: { src: string }) => <img src={src} alt="" />,
}))
jest.mock('../useJob', () => ({ useRunningJobs: () => [] }))
jest.mock('../announce', () => ({ markShown: () => () => undefined }))
jest.mock('./CancelButton', () => ({ CancelButton: () => null }))
jest.mock('../FailedActions', () => ({ FailedActions: () => null }))

const nothing = () => undefined
const view = (over: Parameters<typeof makeJob>[1]) => (
  <RunningView
    job={makeJob('a', over)}
    onClose={nothing}
    onGoOn={nothing}
    onEdit={nothing}
    onDone={nothing}
    onRetried={nothing}
  />
)

test('a tool shows the photograph it works on, not ink', () => {
  const source: SourceView = {
    ref: 'upload:u',
    kind: 'image' as const,
    url: '/full',
    thumbUrl: '/thumb',
    width: 4,
    height: 3,
    durationMs: null,
  }
  const { container } = render(view({ status: 'running', progress: 0.05, sources: [source] }))
  expect(screen.getByRole('img', { name: '正在处理的原图' })).toBeTruthy()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/thumb')
})

test('可以离开 is said while it is being made, and no longer when it is done', () => {
  const { rerender } = render(view({ status: 'running' }))
  expect(screen.getByText(/可以离开/)).toBeTruthy()
  rerender(view({ status: 'succeeded', progress: 1 }))
  expect(screen.queryByText(/可以离开/)).toBeNull()
})

test('显影完成 is said once the last step is on screen, not while the steps still run', () => {
  const done = { status: 'succeeded' as const, progress: 1 }
  const { rerender } = render(view({ ...done, stages: [] }))
  expect(screen.getByText('显影完成')).toBeTruthy()
  jest.mocked(prefersReducedMotion).mockReturnValue(false)
  const stage = { pictureIndex: 0, name: '铺底', url: '/s', atMs: 1 }
  rerender(view({ ...done, stages: [stage] }))
  expect(screen.getByText('画好了，正在显影')).toBeTruthy()
})
