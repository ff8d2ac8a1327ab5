import { act, renderHook } from '@testing-library/react'
import { ApiError, timeoutError } from '@/api/error'
import { makeJob } from '@/lib/testJobs'
import { confirmModal } from '@/platform/modal'
import { onNextTap } from '@/platform/tap'
import { showErrorToast } from '@/platform/toast'
import { texts } from './texts'
import { useRetry } from './useRetry'

jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/tap', () => ({ onNextTap: jest.fn(), TAP_ENDS: true }))
jest.mock('./watch', () => ({ watchJob: jest.fn() }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))
const mockCall = jest.fn()
jest.mock('@/api/call', () => ({ call: (...input: unknown[]) => mockCall(...input) as unknown }))

const failed = makeJob('a', { status: 'failed', pictures: [], costCredits: 20 })
const again = makeJob('b', { status: 'queued', pictures: [] })

/** Answers of the ordering call, in turn; reading the job always works. */
function answer(...orders: (() => unknown)[]): jest.Mock<Promise<unknown>, [{ body: unknown }]> {
  const order = jest.fn<Promise<unknown>, [{ body: unknown }]>(async () => orders.shift()?.())
  mockCall.mockImplementation(async (path: string, input: { body: unknown }) =>
    path === 'GET /api/job/{id}' ? failed : order(input),
  )
  return order
}

const priceIs = (credits: number) => () => {
  throw new ApiError('QUOTE_CHANGED', { message: '', details: { credits } })
}

async function press(job = failed) {
  const onRetried = jest.fn()
  const { result } = renderHook(() => useRetry(job, onRetried))
  await act(async () => result.current.retry())
  return onRetried
}

const bodies = (order: jest.Mock<Promise<unknown>, [{ body: unknown }]>) =>
  order.mock.calls.map(([{ body }]) => body as { quotedCredits: number; requestId: string })

beforeEach(() => jest.resetAllMocks())

test('a price that changed after the failure is confirmed, then ordered', async () => {
  const order = answer(priceIs(8), () => ({ job: again }))
  jest.mocked(confirmModal).mockResolvedValue(true)
  const onRetried = await press()
  expect(jest.mocked(confirmModal).mock.calls[0]?.[0].content).toMatch('20 积分，现在是 8 积分')
  expect(bodies(order).map(({ quotedCredits }) => quotedCredits)).toEqual([20, 8])
  expect(onRetried).toHaveBeenCalledWith(again)
})

test('a changed price that is declined orders nothing and shows no error', async () => {
  const order = answer(priceIs(30))
  jest.mocked(confirmModal).mockResolvedValue(false)
  const onRetried = await press()
  expect(order).toHaveBeenCalledTimes(1)
  expect(onRetried).not.toHaveBeenCalled()
  expect(showErrorToast).not.toHaveBeenCalled()
})

test('an order whose answer was lost is sent again under the same id', async () => {
  const order = answer(
    () => {
      throw timeoutError()
    },
    () => ({ job: again }),
  )
  jest.mocked(onNextTap).mockImplementation((tapped) => {
    queueMicrotask(tapped)
    return () => {}
  })
  const onRetried = await press()
  const sent = bodies(order)
  expect(sent).toHaveLength(2)
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId)
  expect(onRetried).toHaveBeenCalledWith(again)
})

test('a job whose tool is gone orders nothing and says so', async () => {
  const order = answer()
  const onRetried = await press({ ...failed, call: '' })
  expect(order).not.toHaveBeenCalled()
  expect(onRetried).not.toHaveBeenCalled()
  expect(jest.mocked(showErrorToast).mock.calls).toEqual([[texts.toolGone]])
})
