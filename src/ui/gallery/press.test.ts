import { trackPress } from './press'

describe('press', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a finger that rests 350 ms presses long, once, and its release is no tap', () => {
    const onLong = jest.fn()
    const press = trackPress(onLong)
    press.down({ x: 0, y: 0 })
    jest.advanceTimersByTime(349)
    expect(onLong).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(onLong).toHaveBeenCalledTimes(1)
    press.end()
    expect(press.wasLong()).toBe(true)
    jest.advanceTimersByTime(1000)
    expect(onLong).toHaveBeenCalledTimes(1)
  })

  test('10 px of trembling still press, 11 px are a scroll', () => {
    const onLong = jest.fn()
    const press = trackPress(onLong)
    press.down({ x: 0, y: 0 })
    press.move({ x: 6, y: 8 })
    jest.advanceTimersByTime(350)
    expect(onLong).toHaveBeenCalledTimes(1)

    press.down({ x: 0, y: 0 })
    press.move({ x: 0, y: 11 })
    jest.advanceTimersByTime(350)
    expect(onLong).toHaveBeenCalledTimes(1)
  })

  test('a short touch is a tap, also after a long one', () => {
    const onLong = jest.fn()
    const press = trackPress(onLong)
    press.down({ x: 5, y: 5 })
    jest.advanceTimersByTime(400)
    press.end()
    press.down({ x: 5, y: 5 })
    jest.advanceTimersByTime(120)
    press.end()
    expect(press.wasLong()).toBe(false)
    expect(onLong).toHaveBeenCalledTimes(1)
  })
})
