import { pulledPx, REFRESH_PX, refreshes } from './pull'

describe('pulling down', () => {
  test('only a finger that goes down more than aside pulls', () => {
    expect(pulledPx(0, -40)).toBe(0)
    expect(pulledPx(50, 40)).toBe(0)
    expect(pulledPx(5, 40)).toBe(20)
  })

  test('there is an end to it, beyond the point of refreshing', () => {
    expect(pulledPx(0, 5000)).toBeGreaterThan(REFRESH_PX)
    expect(pulledPx(0, 5000)).toBe(pulledPx(0, 6000))
  })

  test('a short pull is taken back', () => {
    expect(refreshes(REFRESH_PX - 1)).toBe(false)
    expect(refreshes(REFRESH_PX)).toBe(true)
  })
})
