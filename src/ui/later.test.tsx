import { act, render, screen } from '@testing-library/react'
import { later } from './later'

jest.mock('@/platform/toast', () => ({ showErrorToast: jest.fn() }))
jest.mock('@/platform/log', () => ({ warn: jest.fn() }))

const { showErrorToast } = jest.requireMock<{ showErrorToast: jest.Mock }>('@/platform/toast')

const Layer = ({ open = true }: { open?: boolean; onClose: () => void }) => (
  <span>{open ? 'here' : 'shut'}</span>
)
const settled = () => act(async () => void (await Promise.resolve()))

it('asks for the script when it first opens, once, and keeps the layer when it closes', async () => {
  const load = jest.fn(() => Promise.resolve(Layer))
  const Late = later(load)
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

it('without a network it says so and closes; the next opening asks again', async () => {
  const load = jest
    .fn<Promise<typeof Layer>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Layer)
  const Late = later(load)
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
