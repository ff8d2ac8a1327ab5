import { render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { makeJob } from '@/lib/testJobs'
import { ParamsSection } from './ParamsSection'
import { DETAIL } from './texts'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: () => new Promise(() => undefined) }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('./copy', () => ({ copyAndSay: jest.fn() }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: jest.fn(),
  removeItem: jest.fn(),
  clearItems: jest.fn(),
}))

function show(reading: ReturnType<typeof makeJob>['reading']): void {
  const job = { ...makeJob('one', {}), reading }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ParamsSection job={job} pictureIndex={0} />
    </QueryClientProvider>,
  )
}

test('drawn words, words drawn as something near and words left out are three lists', () => {
  const substituted = [{ word: '京巴', by: '狗' }]
  show({ understood: ['草地'], ignored: ['恐龙头盔'], substituted })
  for (const label of [DETAIL.understood, DETAIL.substituted, DETAIL.ignored])
    expect(screen.getByText(label)).toBeTruthy()
  for (const text of ['草地', DETAIL.instead('京巴', '狗'), '恐龙头盔'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('words of how it was made are a list of their own', () => {
  show({ understood: ['猫'], manner: ['水彩', '可爱'], ignored: [] })
  expect(screen.getByText(DETAIL.manner)).toBeTruthy()
  expect(screen.getByText('水彩、可爱')).toBeTruthy()
})

test('a list without words has no heading', () => {
  show({ understood: ['草地'], ignored: [] })
  expect(screen.queryByText(DETAIL.substituted)).toBeNull()
  expect(screen.queryByText(DETAIL.manner)).toBeNull()
  expect(screen.queryByText(DETAIL.ignored)).toBeNull()
})
