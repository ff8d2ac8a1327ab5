import { renderHook } from '@testing-library/react'
import { go } from '@/domain/navigation/navigate'
import { useWaiting, wishFor } from '@/stores/waiting'
import type { PriceButton } from './ready'
import { submitAfterLogin, useWaitingOrder } from './submitAfterLogin'

jest.mock('@/domain/navigation/navigate', () => ({ go: jest.fn(async () => true) }))
jest.mock('@/platform/pages', () => ({ stackAddresses: () => ['/pages/index/index'] }))
jest.mock('@/platform/storage')

const order = jest.fn(async () => undefined)
const ready = (credits: number): PriceButton => ({
  kind: 'ready',
  text: '生成',
  note: '',
  credits,
})

type Now = Parameters<typeof useWaitingOrder>[1]

function shown(before: Partial<Now> = {}) {
  const props: Now = { isLogin: false, balance: null, button: ready(2), order, ...before }
  return renderHook((now: Now) => useWaitingOrder('text2img', now), { initialProps: props })
}

beforeEach(() => {
  jest.clearAllMocks()
  useWaiting.getState().drop()
})

test('pressed without a session it leads to sign in, and is ordered once when the balance is known', () => {
  const { rerender } = shown()
  submitAfterLogin('text2img', 2)
  expect(go).toHaveBeenCalledWith(
    'navigate',
    '/pages/ucenter/login?redirect_url=%2Fpages%2Findex%2Findex',
  )
  const back: Now = { isLogin: true, balance: null, button: ready(2), order }
  rerender(back)
  expect(order).not.toHaveBeenCalled()
  rerender({ ...back, balance: 50 })
  rerender({ ...back, balance: 48 })
  expect(order.mock.calls).toEqual([[2]])
  expect(wishFor('text2img')).toBeNull()
})

test('what costs more by now, or cannot be done, is forgotten and not ordered', () => {
  const short: PriceButton = { kind: 'blocked', text: '积分不够，还差 1' }
  for (const button of [ready(3), short]) {
    submitAfterLogin('text2img', 2)
    shown({ isLogin: true, balance: 1, button })
    expect(wishFor('text2img')).toBeNull()
  }
  expect(order).not.toHaveBeenCalled()
})

test('while the price is loading nothing is decided; another tool does not take it', () => {
  submitAfterLogin('grid', 2)
  shown({ isLogin: true, balance: 50 })
  expect(order).not.toHaveBeenCalled()
  submitAfterLogin('text2img', 2)
  const waiting: PriceButton = { kind: 'waiting', text: '正在问价' }
  shown({ isLogin: true, balance: 50, button: waiting })
  expect(wishFor('text2img')).toMatchObject({ credits: 2 })
})

test('a wish is good for a quarter of an hour', () => {
  submitAfterLogin('text2img', 2)
  expect(wishFor('text2img', Date.now() + 14 * 60_000)).not.toBeNull()
  expect(wishFor('text2img', Date.now() + 16 * 60_000)).toBeNull()
})

test('what was ordered without a network waits for one, half a day at most', () => {
  useWaiting.getState().wait({ tool: 'text2img', credits: 2, offline: true })
  const later: PriceButton = { kind: 'queued', text: '不等了' }
  const { rerender } = shown({ isLogin: true, balance: 50, button: later })
  expect(order).not.toHaveBeenCalled()
  expect(wishFor('text2img', Date.now() + 11 * 3_600_000)).not.toBeNull()
  expect(wishFor('text2img', Date.now() + 13 * 3_600_000)).toBeNull()
  rerender({ isLogin: true, balance: 50, button: ready(2), order })
  expect(order.mock.calls).toEqual([[2]])
  expect(wishFor('text2img')).toBeNull()
})
