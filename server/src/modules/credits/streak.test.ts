import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addDays, shanghaiDay } from '../../platform/lib/shanghai-day'
import { computeStreak } from './streak'

const REWARDS = [2, 2, 3, 3, 4, 4, 8]
const TODAY = '2026-03-01'
const daysBack = (...back: number[]) => back.map((n) => addDays(TODAY, -n))

describe('sign-in streaks', () => {
  test('the first day pays the first reward, and the calendar begins today', () => {
    const streak = computeStreak([], TODAY, REWARDS)
    assert.deepEqual([streak.signedInToday, streak.streakDays, streak.todayCredits], [false, 0, 2])
    assert.deepEqual(streak.calendar[0], { day: TODAY, credits: 2, claimed: false })
    assert.equal(streak.calendar.length, 7)
    assert.equal(streak.calendar[6]?.day, '2026-03-07')
  })

  test('day by day the rewards rise, and after the seventh day the row starts over', () => {
    const days: string[] = []
    const paid: number[] = []
    for (let n = 0; n < 9; n++) {
      const today = addDays(TODAY, n)
      paid.push(computeStreak(days, today, REWARDS).todayCredits)
      days.push(today)
      assert.equal(computeStreak(days, today, REWARDS).streakDays, n + 1)
    }
    assert.deepEqual(paid, [2, 2, 3, 3, 4, 4, 8, 2, 2])
  })

  test('a missed day begins a new streak; yesterday keeps it alive until midnight', () => {
    assert.equal(computeStreak(daysBack(2, 3), TODAY, REWARDS).streakDays, 0)
    assert.equal(computeStreak(daysBack(1, 2), TODAY, REWARDS).streakDays, 2)
    assert.equal(computeStreak(daysBack(1, 2), TODAY, REWARDS).todayCredits, 3)
  })

  test('what is claimed is exactly the streak within its row', () => {
    const { calendar } = computeStreak(daysBack(0, 1, 2), TODAY, REWARDS)
    assert.deepEqual(
      calendar.map(({ claimed }) => claimed),
      [true, true, true, false, false, false, false],
    )
    assert.equal(calendar[2]?.day, TODAY)
  })
})

describe('days in Shanghai', () => {
  test('the day turns at 16:00 UTC', () => {
    assert.equal(shanghaiDay(new Date('2026-02-28T15:59:59.999Z')), '2026-02-28')
    assert.equal(shanghaiDay(new Date('2026-02-28T16:00:00.000Z')), '2026-03-01')
  })
  test('days are added across months and leap years', () => {
    assert.equal(addDays('2028-02-28', 1), '2028-02-29')
    assert.equal(addDays('2026-01-01', -1), '2025-12-31')
  })
})
