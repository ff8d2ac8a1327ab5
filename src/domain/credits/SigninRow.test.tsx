import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { call } from '@/api/call'
import { SigninRow } from './SigninRow'
import { shanghaiDay } from './signin'
import type { Score } from './useScore'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/stores/session', () => ({ useSession: jest.fn() }))

const today = shanghaiDay(Date.now())
const tomorrow = shanghaiDay(Date.now() + 86_400_000)

function makeScore(claimed: boolean): Score {
  return {
    balance: claimed ? 12 : 10,
    held: 0,
    debt: 0,
    signedInToday: claimed,
    streakDays: claimed ? 1 : 0,
    calendar: [
      { day: today, credits: 2, claimed },
      { day: tomorrow, credits: 3, claimed: false },
    ],
  }
}

function show(score: Score) {
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <SigninRow score={score} />
    </QueryClientProvider>,
  )
  return client
}

describe('sign-in row on screen', () => {
  beforeEach(() => jest.mocked(call).mockReset())

  test('today is claimed with one tap, however often it is tapped, and the score follows', async () => {
    jest.mocked(call).mockResolvedValue({ credits: 2, score: makeScore(true) })
    const client = show(makeScore(false))
    const day = screen.getByRole('button', { name: /^签到/ })
    fireEvent.click(day)
    fireEvent.click(day)
    await waitFor(() => expect(client.getQueryData(['score'])).toEqual(makeScore(true)))
    expect(call).toHaveBeenCalledTimes(1)
    expect(call).toHaveBeenCalledWith('POST /api/user/signin')
  })

  test('a claimed day and a day to come are not buttons', () => {
    show(makeScore(true))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByLabelText('今天已签到')).toBeTruthy()
  })

  test('what tomorrow pays is said', () => {
    show(makeScore(false))
    expect(screen.getAllByText('+3').length).toBeGreaterThan(0)
  })
})
