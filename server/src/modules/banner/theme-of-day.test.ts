import assert from 'node:assert/strict'
import { test } from 'node:test'
import { text2img } from '@contract/tools/text2img'
import { THEMES, THEMES_OF_DAYS, THEMES_OF_SEASONS } from '../samples/themes'
import { themeOfDay } from './theme-of-day'

/** Noon in China. */
const on = (date: string) => themeOfDay(new Date(`${date}T04:00:00Z`))

test('festivals and solar terms have their own theme, a festival before a term', () => {
  for (const [date, name] of [
    ['2026-11-22', '小雪'],
    ['2026-12-22', '冬至'],
    ['2027-01-01', '元旦'],
    ['2027-02-05', '除夕'],
    ['2027-02-06', '春节'],
    ['2027-06-09', '端午节'],
    ['2027-09-15', '中秋节'],
    ['2028-04-04', '清明'],
  ] as const)
    assert.equal(on(date).name, name, date)
})

test('a day of another holiday that is a solar term as well has the theme of the term', () => {
  const terms = new Set<string>()
  for (let day = 0; day < 366; day += 1) {
    const at = new Date(Date.UTC(2028, 0, 1, 4) + day * 86_400_000)
    const { name } = themeOfDay(at)
    if (name !== '') terms.add(name)
  }
  // Each of them once a year but for a festival that takes the day of a term.
  assert.ok(terms.size >= THEMES_OF_DAYS.size - 1, [...terms].join())
})

test('other days have a verse of their season, another one the next day', () => {
  const seasons = ['2027-03-10', '2027-06-15', '2027-09-12', '2026-12-01']
  seasons.forEach((date, season) => {
    const verses = THEMES_OF_SEASONS[season] ?? []
    assert.ok(verses.includes(on(date)), date)
  })
  assert.notEqual(on('2026-12-01'), on('2026-12-02'))
  assert.equal(on('2026-12-01'), on('2026-12-01'))
})

test('the day begins at midnight in China', () => {
  const verse = themeOfDay(new Date('2026-11-21T15:59:59Z'))
  const term = themeOfDay(new Date('2026-11-21T16:00:00Z'))
  assert.deepEqual([verse.name, term.name], ['', '小雪'])
})

test('a year beyond the tables still has a verse of its season', () => {
  assert.ok(THEMES_OF_SEASONS[3]?.includes(on('2060-12-03')))
})

test('every theme fits the form of 文生图, and none is there twice', () => {
  assert.equal(new Set(THEMES.map(({ id }) => id)).size, THEMES.length)
  assert.equal(new Set(THEMES.map(({ lines }) => lines.join())).size, THEMES.length)
  for (const { id, params, lines } of THEMES) {
    assert.ok(params.prompt.length <= text2img.params.prompt.maxLength, id)
    assert.ok(
      lines.every((line) => line.length >= 4 && line.length <= 8),
      id,
    )
  }
})
