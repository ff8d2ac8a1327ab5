import { TERMS } from '../print/terms'
import { LUNAR_FROM, LUNAR_YEARS } from './lunar-years'
import type { Month } from './month'

/** Note below the number of a day. */
export interface DayNote {
  readonly text: string
  /** A public holiday. */
  readonly festive: boolean
}

interface LunarDay {
  readonly year: number
  /** 1..12 */
  readonly month: number
  readonly day: number
  readonly leap: boolean
  /** The last day of its month. */
  readonly isLast: boolean
}

const DAY = 86_400_000

/** Midnights from the epoch. */
const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / DAY

/** A date of the Chinese calendar; null outside the years of the table. */
export function toLunarDay({ year, month }: Month, day: number): LunarDay | null {
  const at = dayNumber(year, month, day)
  for (const own of [year, year - 1]) {
    const row = LUNAR_YEARS[own - LUNAR_FROM]
    if (!row) continue
    const [first, lengths, leapAfter] = row
    let left = at - dayNumber(own, Math.floor(first / 100), first % 100)
    if (left < 0) continue
    for (const [i, length] of [...lengths].entries()) {
      const days = length === '1' ? 30 : 29
      if (left < days) {
        const leap = leapAfter > 0 && i === leapAfter
        const number = leapAfter > 0 && i >= leapAfter ? i : i + 1
        return { year: own, month: number, day: left + 1, leap, isLast: left + 1 === days }
      }
      left -= days
    }
  }
  return null
}

const HOLIDAYS: Readonly<Record<string, readonly [name: string, festive: boolean]>> = {
  '1-1': ['元旦', true],
  '3-8': ['妇女节', false],
  '3-12': ['植树节', false],
  '5-1': ['劳动节', true],
  '5-4': ['青年节', false],
  '6-1': ['儿童节', false],
  '7-1': ['建党节', false],
  '8-1': ['建军节', false],
  '9-10': ['教师节', false],
  '10-1': ['国庆节', true],
}
const LUNAR_HOLIDAYS: Readonly<Record<string, readonly [name: string, festive: boolean]>> = {
  '1-1': ['春节', true],
  '1-15': ['元宵节', false],
  '5-5': ['端午节', true],
  '7-7': ['七夕', false],
  '8-15': ['中秋节', true],
  '9-9': ['重阳节', false],
  '12-8': ['腊八节', false],
}

/** Of 立春 to 大寒 in this century: the day of the month is ⌊0.2422 y + c⌋ − leap days so far. */
const TERM_CONSTANTS = [
  ...[3.87, 18.73, 5.63, 20.646, 4.81, 20.1, 5.52, 21.04, 5.678, 21.37, 7.108, 22.83],
  ...[7.5, 23.13, 7.646, 23.042, 8.318, 23.438, 7.438, 22.36, 7.18, 21.94, 5.4055, 20.12],
]
/** Terms that are days off: year-term. */
const TERM_OFFSETS: Readonly<Record<string, number>> = { '2026-1': -1, '2021-21': -1 }

/** Until then every term of the formula was compared with the sun's longitude. */
const TERMS_UNTIL = 2034

/** The solar term of a day; null of most days, and of years that it is not known of. */
export function findSolarTerm({ year, month }: Month, day: number): string | null {
  if (year < LUNAR_FROM || year > TERMS_UNTIL) return null
  for (const half of [0, 1]) {
    const term = (((month + 10) % 12) * 2 + half) % 24
    const y = year % 100
    // January and February count leap days before they come
    const leaps = Math.floor((month < 3 ? y - 1 : y) / 4)
    const offset = TERM_OFFSETS[`${year}-${term}`] ?? 0
    const at = Math.floor(y * 0.2422 + (TERM_CONSTANTS[term] ?? 0)) - leaps + offset
    if (at === day) return TERMS[term]?.[0] ?? null
  }
  return null
}

const TENS = ['初', '十', '廿', '三']
const ONES = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const MONTHS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊']

function formatLunarDay({ month, day, leap }: LunarDay): string {
  if (day === 1) return `${leap ? '闰' : ''}${MONTHS[month - 1]}月`
  if (day === 20) return '二十'
  if (day === 30) return '三十'
  return `${TENS[day === 10 ? 0 : Math.floor(day / 10)]}${ONES[day % 10]}`
}

/** A holiday, a solar term, or the day of the Chinese calendar; null where neither is known. */
export function findDayNote(month: Month, day: number): DayNote | null {
  const lunar = toLunarDay(month, day)
  const fixed = HOLIDAYS[`${month.month}-${day}`]
  const moving =
    lunar && !lunar.leap
      ? lunar.month === 12 && lunar.isLast
        ? (['除夕', true] as const)
        : LUNAR_HOLIDAYS[`${lunar.month}-${lunar.day}`]
      : undefined
  const holiday = moving ?? fixed
  if (holiday) return { text: holiday[0], festive: holiday[1] }
  if (!lunar) return null
  const term = findSolarTerm(month, day)
  if (term) return { text: term, festive: term === '清明' }
  return { text: formatLunarDay(lunar), festive: false }
}

const STEMS = '甲乙丙丁戊己庚辛壬癸'
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'

/** 丙午年: of the Chinese year in the middle of the month; empty where it is not known. */
export function yearName(month: Month): string {
  const lunar = toLunarDay(month, 15)
  if (!lunar) return ''
  const n = lunar.year - 4
  return `农历${STEMS[n % 10]}${BRANCHES[n % 12]}年`
}
