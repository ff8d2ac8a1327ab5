import { createPace } from './pace'

const MB = 1024 * 1024

test('speed and rest follow from what moved in the last seconds', () => {
  const pace = createPace(60 * MB)
  expect(pace(0, 0)).toBeNull()
  expect(pace(0.01, 1000)).toBeNull()
  const { bytesPerSecond, secondsLeft } = pace(0.1, 10_000) ?? {}
  // 9 % in the 9 s since the last step before the window.
  expect((bytesPerSecond ?? 0) / MB).toBeCloseTo(0.6, 5)
  expect(secondsLeft).toBeCloseTo(90, 5)
})

test('a line that becomes faster is believed after a few seconds', () => {
  const pace = createPace(100)
  for (let second = 0; second <= 20; second += 1) pace(second / 1000, second * 1000)
  let last = null
  for (let second = 21; second <= 30; second += 1)
    last = pace(0.02 + (second - 20) / 20, second * 1000)
  expect(last?.secondsLeft).toBeCloseTo(9.6, 1)
})

test('a stalled upload shows no pace, one of unknown size no percentage', () => {
  const pace = createPace(0)
  pace(0.1, 0)
  expect(pace(0.5, 4000)).toEqual({ bytesPerSecond: null, secondsLeft: 5 })
  const still = createPace(10)
  still(0.3, 0)
  expect(still(0.3, 5000)).toBeNull()
})
