import { formatDayKey, nameOfDay } from './day'

describe('days of the gallery', () => {
  test('a day begins at local midnight', () => {
    expect(formatDayKey(new Date(2026, 10, 20, 0, 0, 0))).toBe('2026-11-20')
    expect(formatDayKey(new Date(2026, 10, 19, 23, 59, 59))).toBe('2026-11-19')
  })

  test('today and yesterday are named and keep their date', () => {
    expect(nameOfDay('2026-11-20', '2026-11-20')).toEqual({ title: '今天', note: '11 月 20 日' })
    expect(nameOfDay('2026-11-19', '2026-11-20')).toEqual({ title: '昨天', note: '11 月 19 日' })
  })

  test('yesterday is found across a month and a year', () => {
    expect(nameOfDay('2026-10-31', '2026-11-01').title).toBe('昨天')
    expect(nameOfDay('2025-12-31', '2026-01-01').title).toBe('昨天')
  })

  test('an older day is its date with the weekday, with the year when it is another one', () => {
    expect(nameOfDay('2026-11-18', '2026-11-20')).toEqual({ title: '11 月 18 日', note: '周三' })
    expect(nameOfDay('2025-11-18', '2026-11-20').title).toBe('2025 年 11 月 18 日')
  })
})
