/** Which theme a day has, by the date in China: the same for everybody. */
import { findDayNote, findSolarTerm } from '@studio/painter/illustration/design/calendar/lunar'
import { TERMS } from '@studio/painter/illustration/design/print/terms'
import { type Theme, THEMES_OF_DAYS, THEMES_OF_SEASONS } from '../samples/themes'

const DAY_MS = 86_400_000
const CHINA_MS = 8 * 3_600_000
/** Terms lie 14 to 16 days apart. */
const TERM_DAYS = 16

/** Days from the epoch to the day that it is in China. */
const dayNumber = (at: Date) => Math.floor((at.getTime() + CHINA_MS) / DAY_MS)

function toDate(day: number) {
  const date = new Date(day * DAY_MS)
  const month = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
  return { month, day: date.getUTCDate() }
}

/** 0 = spring. By the last solar term; in years whose terms are not known by the month. */
function computeSeason(day: number): number {
  for (let back = 0; back <= TERM_DAYS; back += 1) {
    const { month, day: ofMonth } = toDate(day - back)
    const name = findSolarTerm(month, ofMonth)
    const index = TERMS.findIndex(([term]) => term === name)
    if (index >= 0) return Math.floor(index / 6)
  }
  return Math.floor(((toDate(day).month.month + 10) % 12) / 3)
}

/** A festival's or a solar term's on its day, else a verse of the season, another each day. */
export function themeOfDay(at: Date): Theme {
  const today = dayNumber(at)
  const { month, day } = toDate(today)
  // A day that is a festival of no theme may still be a term.
  for (const name of [findDayNote(month, day)?.text, findSolarTerm(month, day)]) {
    const theme = name ? THEMES_OF_DAYS.get(name) : undefined
    if (theme) return theme
  }
  const verses = THEMES_OF_SEASONS[computeSeason(today)] ?? []
  const verse = verses[today % verses.length]
  if (!verse) throw new Error('a season without a verse')
  return verse
}
