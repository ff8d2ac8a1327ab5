import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { LiveReading } from './LiveReading'
import { ThemeWants } from './theme/ThemeRow'
import { useForecast } from './useForecast'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/log')
jest.mock('@/domain/contest/read', () => ({
  useContest: () => ({ data: { state: 'open', wants: ['雪'] } }),
}))

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, [string, unknown]>
const FORECAST = {
  understood: ['雪夜', '人'],
  ignored: [],
  substituted: [],
  near: [],
  declined: null,
  empty: false,
  open: false,
}
const INPUT = {
  prompt: '雪夜，归人',
  negativePrompt: '',
  modelId: 'studio',
  style: null,
  characters: [],
  composing: false,
  hidden: false,
}

function Page() {
  const forecast = useForecast(INPUT)
  return (
    <>
      <LiveReading {...INPUT} onForecast={() => {}} onGone={() => {}} onReplace={() => {}} />
      <ThemeWants contestId="week" prompt={INPUT.prompt} forecast={forecast} onClose={() => {}} />
    </>
  )
}
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}
const shown = () => screen.queryAllByText(/读懂|雪/).map(({ textContent }) => textContent)

beforeEach(() => {
  jest.useFakeTimers()
  calls.mockReset()
  queryClient.clear()
})
afterEach(() => jest.useRealTimers())

test('words that were read are promised only once the picture is composed', async () => {
  calls.mockResolvedValue({ forecast: { ...FORECAST, rough: true } })
  show()
  await pass(300)
  expect(shown()).toEqual(['读懂 2 处，正在看是不是都画得进去', '正在看雪是不是都画得进去'])
  calls.mockResolvedValue({ forecast: { ...FORECAST, understood: ['人'], ignored: ['雪夜'] } })
  await pass(1100)
  expect(shown()).toEqual(['读懂 1 处，画不出“雪夜”', '还缺雪'])
})

test('words of how it is made are counted, and listed in a line of their own', async () => {
  const made = { ...FORECAST, understood: ['人'], manner: ['水墨', '宁静'] }
  calls.mockResolvedValue({ forecast: made })
  show()
  await pass(300)
  expect(screen.getByText('读懂 3 处')).toBeTruthy()
  expect(screen.getByText('画法：水墨、宁静')).toBeTruthy()
})

test('it asks for the composed picture a few times, then counts what was read', async () => {
  calls.mockResolvedValue({ forecast: { ...FORECAST, rough: true } })
  show()
  await pass(60_000)
  expect(calls).toHaveBeenCalledTimes(6)
  expect(shown()).toEqual(['读懂 2 处', '雪都有了'])
})
