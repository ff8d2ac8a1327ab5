import { changeText, creditsText, rollSteps } from './format'

describe('numbers of credits', () => {
  test('thousands are parted', () => {
    expect(creditsText(0)).toBe('0')
    expect(creditsText(999)).toBe('999')
    expect(creditsText(1286)).toBe('1,286')
    expect(creditsText(1234567)).toBe('1,234,567')
  })

  test('a change shows its sign, with a minus as wide as a plus', () => {
    expect(changeText(4)).toBe('+4')
    expect(changeText(-1200)).toBe('−1,200')
    expect(changeText(0)).toBe('0')
  })

  test('a rolling number never passes its target and ends on it', () => {
    const up = rollSteps(10, 14, 6)
    expect(up.at(-1)).toBe(14)
    expect(Math.max(...up)).toBe(14)
    expect([...up].sort((a, b) => a - b)).toEqual(up)
    expect(rollSteps(14, 6, 6).at(-1)).toBe(6)
  })
})
