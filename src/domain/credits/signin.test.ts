import { shanghaiDay, signinRow, tomorrowCredits } from './signin'

const calendar = [
  { day: '2026-11-18', credits: 2, claimed: false },
  { day: '2026-11-19', credits: 2, claimed: true },
  { day: '2026-11-20', credits: 3, claimed: false },
  { day: '2026-11-21', credits: 4, claimed: false },
]

describe('sign-in row', () => {
  test('today is the server’s day, wherever the phone is', () => {
    expect(shanghaiDay(Date.parse('2026-11-19T15:59:59Z'))).toBe('2026-11-19')
    expect(shanghaiDay(Date.parse('2026-11-19T16:00:00Z'))).toBe('2026-11-20')
  })

  test('each day is done, missed, today or still to come', () => {
    expect(signinRow(calendar, '2026-11-20').map((cell) => cell.state)).toEqual([
      'missed',
      'done',
      'today',
      'later',
    ])
  })

  test('today is named, other days are weekdays', () => {
    expect(signinRow(calendar, '2026-11-20').map((cell) => cell.label)).toEqual([
      '三',
      '四',
      '今天',
      '六',
    ])
  })

  test('a claimed today stays marked as today', () => {
    const claimed = calendar.map((day) => ({ ...day, claimed: day.day === '2026-11-20' }))
    const cell = signinRow(claimed, '2026-11-20')[2]
    expect(cell?.state).toBe('done')
    expect(cell?.isToday).toBe(true)
  })

  test('shows tomorrow’s reward only when it is known', () => {
    expect(tomorrowCredits(signinRow(calendar, '2026-11-20'))).toBe(4)
    expect(tomorrowCredits(signinRow(calendar, '2026-11-21'))).toBeNull()
  })
})
