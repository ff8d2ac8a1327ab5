import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Random } from '../../../../lib/random'
import { readIntent } from '../../../intent/intent'
import { makeFrame } from '../../node'
import { toLunarDay, findDayNote, findSolarTerm, yearName } from './lunar'
import { LUNAR_FROM, LUNAR_YEARS } from './lunar-years'
import { blanksBefore, daysIn, isMonth, readMonth } from './month'

const DAY = 86_400_000

describe('the month of a calendar page', () => {
  test('is read out of what the prompt says', () => {
    const said: Readonly<Record<string, readonly [number | null, number | null]>> = {
      '2026年12月': [2026, 12],
      二〇二六年十月: [2026, 10],
      十二月: [null, 12],
      'January 2027': [2027, 1],
      '2028': [2028, null],
      小猫的一年: [null, null],
    }
    for (const [text, [year, month]] of Object.entries(said))
      assert.deepEqual(readMonth(text), { year, month }, text)
    assert.ok(isMonth('2026年12月'))
    assert.ok(!isMonth('2026年12月的小猫'))
  })

  test('comes to the painter as a text', () => {
    const read = readIntent('2026年12月日历，一只小猫')
    assert.ok(read.kind === 'illustration')
    assert.equal(read.brief.main.id, 'calendar')
    assert.deepEqual(read.brief.texts, ['2026年12月'])
    assert.deepEqual(read.reading.ignored, [])
    // outside a calendar a month is no text
    const plain = readIntent('十二月的雪山')
    assert.ok(plain.kind === 'landscape')
  })

  test('is pictured by what the words name, an emblem too', () => {
    const asked: string[] = []
    const compose = (prompt: string) => {
      const read = readIntent(prompt)
      assert.ok(read.kind === 'illustration')
      read.family.compose({
        ...{ brief: read.brief, frame: makeFrame(96, 128), style: 'flat', standsInSetting: false },
        random: new Random(1),
        other: ({ id }) => {
          asked.push(id)
          return null
        },
      })
      return asked.splice(0)[0]
    }
    assert.equal(compose('2026年12月日历，小猫'), 'cat')
    assert.equal(compose('2026年12月日历，草莓蛋糕'), 'strawberry-cake')
    assert.match(compose('2026年12月日历') ?? '', /^(penguin|deer)$/)
  })

  test('begins on its weekday and has its days', () => {
    // 1 December 2026 was a Tuesday, 1 February 2027 a Monday
    assert.deepEqual(
      [blanksBefore({ year: 2026, month: 12 }), daysIn({ year: 2026, month: 12 })],
      [1, 31],
    )
    assert.deepEqual(
      [blanksBefore({ year: 2027, month: 2 }), daysIn({ year: 2027, month: 2 })],
      [0, 28],
    )
    assert.equal(daysIn({ year: 2028, month: 2 }), 29)
  })
})

describe('the Chinese calendar below the days', () => {
  test('every year of the table ends where the next begins', () => {
    for (const [i, [first, lengths]] of LUNAR_YEARS.entries()) {
      const next = LUNAR_YEARS[i + 1]
      if (!next) continue
      const at = (year: number, date: number) =>
        Date.UTC(year, Math.floor(date / 100) - 1, date % 100) / DAY
      const days = [...lengths].reduce((sum, one) => sum + (one === '1' ? 30 : 29), 0)
      const year = LUNAR_FROM + i
      assert.equal(at(year, first) + days, at(year + 1, next[0]), `${year}`)
    }
  })

  test('holidays fall on their days', () => {
    // as the State Council and the almanac of Purple Mountain Observatory have them
    const known: readonly (readonly [number, number, number, string])[] = [
      [2025, 10, 6, '中秋节'],
      [2026, 2, 16, '除夕'],
      [2026, 2, 17, '春节'],
      [2026, 3, 3, '元宵节'],
      [2026, 4, 5, '清明'],
      [2026, 6, 19, '端午节'],
      [2026, 9, 25, '中秋节'],
      [2026, 12, 22, '冬至'],
      [2027, 2, 6, '春节'],
      [2030, 2, 3, '春节'],
      [2033, 9, 8, '中秋节'],
    ]
    for (const [year, month, day, text] of known)
      assert.equal(findDayNote({ year, month }, day)?.text, text, `${year}-${month}-${day}`)
    assert.equal(findSolarTerm({ year: 2021, month: 12 }, 21), '冬至')
    assert.equal(findSolarTerm({ year: 2026, month: 2 }, 18), '雨水')
    assert.equal(findSolarTerm({ year: 2040, month: 12 }, 21), null)
    // a leap month has no festivals: in 2025 a sixth month follows the sixth
    assert.deepEqual(
      [
        toLunarDay({ year: 2025, month: 7 }, 25)?.leap,
        findDayNote({ year: 2025, month: 7 }, 25)?.text,
      ],
      [true, '闰六月'],
    )
    assert.equal(yearName({ year: 2026, month: 12 }), '农历丙午年')
    assert.equal(findDayNote({ year: 2099, month: 5 }, 2), null)
  })
})
