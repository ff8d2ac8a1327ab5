import { ledgerTime } from './time'

describe('time of an entry', () => {
  const now = new Date(2026, 10, 20, 21, 0)

  test('today is its clock, another day its date, another year its year', () => {
    expect(ledgerTime(new Date(2026, 10, 20, 9, 41).toISOString(), now)).toBe('09:41')
    expect(ledgerTime(new Date(2026, 10, 19, 9, 41).toISOString(), now)).toBe('11 月 19 日 09:41')
    expect(ledgerTime(new Date(2025, 0, 2, 0, 5).toISOString(), now)).toBe(
      '2025 年 1 月 2 日 00:05',
    )
  })
})
