import { act, render, screen } from '@testing-library/react'
import { confirmModal } from '@/platform/modal'
import { isNewerBuild, openNewerBuild } from '@/platform/newerBuild'
import { lazySheet } from './later'

jest.mock('@/platform/toast', () => ({ showErrorToast: jest.fn() }))
jest.mock('@/platform/log', () => ({ warn: jest.fn() }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))
jest.mock('@/platform/newerBuild', () => ({
  isNewerBuild: jest.fn(() => false),
  openNewerBuild: jest.fn(() => Promise.resolve()),
}))

const { showErrorToast } = jest.requireMock<{ showErrorToast: jest.Mock }>('@/platform/toast')

const Layer = ({ open = true }: { open?: boolean; onClose: () => void }) => (
  <span>{open ? 'here' : 'shut'}</span>
)
const settled = () => act(async () => void (await Promise.resolve()))

it('asks for the script when it first opens, once, and keeps the layer when it closes', async () => {
  const load = jest.fn(() => Promise.resolve(Layer))
  const Late = lazySheet(load)
  const onClose = jest.fn()
  const { rerender } = render(<Late open={false} onClose={onClose} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Late open onClose={onClose} />)
  await settled()
  expect(screen.getByText('here')).toBeTruthy()
  rerender(<Late open={false} onClose={onClose} />)
  expect(screen.getByText('shut')).toBeTruthy()
  rerender(<Late open onClose={onClose} />)
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
})

it('a part that a newer build took away offers to reload', async () => {
  jest.mocked(isNewerBuild).mockReturnValueOnce(true)
  jest.mocked(confirmModal).mockResolvedValueOnce(true)
  const Late = lazySheet<{ open?: boolean; onClose: () => void }>(() =>
    Promise.reject(new Error('404')),
  )
  const onClose = jest.fn()
  render(<Late open onClose={onClose} />)
  await settled()
  await settled()
  expect(confirmModal).toHaveBeenCalledWith(expect.objectContaining({ title: '有新版本' }))
  expect(openNewerBuild).toHaveBeenCalledTimes(1)
  expect(showErrorToast).not.toHaveBeenCalled()
})

it('without a network it says so and closes; the next opening asks again', async () => {
  const load = jest
    .fn<Promise<typeof Layer>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Layer)
  const Late = lazySheet(load)
  const onClose = jest.fn()
  const { rerender } = render(<Late open onClose={onClose} />)
  await settled()
  expect(showErrorToast).toHaveBeenCalledTimes(1)
  expect(onClose).toHaveBeenCalledTimes(1)
  rerender(<Late open={false} onClose={onClose} />)
  rerender(<Late open onClose={onClose} />)
  await settled()
  expect(screen.getByText('here')).toBeTruthy()
})

it('a part that stays open is loaded again by itself, with one message', async () => {
  jest.useFakeTimers()
  showErrorToast.mockClear()
  const load = jest
    .fn<Promise<typeof Layer>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Layer)
  const Late = lazySheet(load)
  render(<Late open onClose={() => {}} />)
  await settled()
  for (let times = 2; times <= 3; times++) {
    act(() => void jest.runOnlyPendingTimers())
    await settled()
    expect(load).toHaveBeenCalledTimes(times)
  }
  expect(screen.getByText('here')).toBeTruthy()
  expect(showErrorToast).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
