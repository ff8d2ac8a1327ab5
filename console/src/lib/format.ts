/** Times, lengths of time and sums as operators read them; all clocks are Shanghai's. */
import { DURATION } from './texts'

const ZONE = { timeZone: 'Asia/Shanghai' } as const
const CLOCK = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  ...ZONE,
})
const DAY = new Intl.DateTimeFormat('zh-CN', { month: '2-digit', day: '2-digit', ...ZONE })
const YEAR = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', ...ZONE })
const WHOLE = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeStyle: 'medium', ...ZONE })
const LONG_DAY = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  weekday: 'long',
  ...ZONE,
})
const NUMBER = new Intl.NumberFormat('zh-CN')
const YUAN = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

const MILLI_YUAN = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
})

export const clock = (iso: string): string => CLOCK.format(new Date(iso))
export const monthDay = (iso: string): string => DAY.format(new Date(iso)).replace('/', '-')
export const longDay = (iso: string): string => LONG_DAY.format(new Date(iso))
export const wholeTime = (iso: string): string => WHOLE.format(new Date(iso))
export const number = (value: number): string => NUMBER.format(value)
export const signed = (value: number): string =>
  value > 0 ? `+${number(value)}` : value < 0 ? `−${number(-value)}` : '0'
/** Of thousandths of a yuan. */
export const formatMilliYuan = (milli: number): string => `¥ ${MILLI_YUAN.format(milli / 1000)}`
export const yuan = (fen: number): string => `¥ ${YUAN.format(fen / 100)}`

/** 14:30 today, 11-21 this year, 2025-11-21 before. */
export function shortTime(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (DAY.format(at) === DAY.format(now) && YEAR.format(at) === YEAR.format(now)) return clock(iso)
  if (YEAR.format(at) === YEAR.format(now)) return monthDay(iso)
  return `${at.getFullYear()}-${monthDay(iso)}`
}

const SHANGHAI_MS = 8 * 3_600_000

/** Value of a date and time field: Shanghai's, as every clock here. */
export const timeField = (iso: string | null): string =>
  iso === null ? '' : new Date(new Date(iso).getTime() + SHANGHAI_MS).toISOString().slice(0, 16)

/** The entered time; null: none. */
export const fromTimeField = (value: string): string | null =>
  value === '' ? null : new Date(`${value}:00+08:00`).toISOString()

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** 6.2 秒, 1 分 52 秒, 3 小时, 2 天 */
export function duration(ms: number): string {
  if (ms < 10_000) return DURATION.seconds((ms / 1000).toFixed(1))
  if (ms < MINUTE_MS) return DURATION.seconds(Math.round(ms / 1000))
  if (ms < HOUR_MS) {
    const minutes = Math.floor(ms / MINUTE_MS)
    const seconds = Math.round((ms - minutes * MINUTE_MS) / 1000)
    return seconds === 0 ? DURATION.minutes(minutes) : DURATION.minutesAndSeconds(minutes, seconds)
  }
  if (ms < 2 * DAY_MS) return DURATION.hours(Math.round(ms / HOUR_MS))
  return DURATION.days(Math.round(ms / DAY_MS))
}

/** Since then, in words. */
export const since = (iso: string, now = Date.now()): string =>
  duration(Math.max(0, now - new Date(iso).getTime()))

/** A share in percent, with a digit where it says something. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '—'
  const share = (100 * part) / whole
  return share === 100 || share === 0 ? `${share}` : share.toFixed(1)
}
