import { onUnreadable, reportUnreadable } from './signedMedia'

const signed = (name: string) =>
  `https://bucket.example/${name}.png?q-sign-time=1%3B2&q-signature=x`
const reports: string[][] = []
onUnreadable((urls) => reports.push([...urls]))

beforeEach(() => {
  jest.useFakeTimers()
  reports.length = 0
})
afterEach(() => {
  jest.advanceTimersByTime(120_000)
  jest.useRealTimers()
})

test('signed addresses that fail together are reported once, others never', () => {
  reportUnreadable('/files/up/a.png')
  reportUnreadable('https://cdn.example/a.png')
  for (const name of ['a', 'b', 'a']) reportUnreadable(signed(name))
  reportUnreadable('https://s3.example/c.png?X-Amz-Date=1&X-Amz-Expires=172800')
  jest.advanceTimersByTime(0)
  expect(reports).toEqual([
    [signed('a'), signed('b'), 'https://s3.example/c.png?X-Amz-Date=1&X-Amz-Expires=172800'],
  ])
})

test('a bucket that is down is reported once a minute at most', () => {
  for (let second = 0; second < 180; second += 1) {
    reportUnreadable(signed(String(second)))
    jest.advanceTimersByTime(1000)
  }
  expect(reports).toHaveLength(3)
})
