/** Rules of the card: after a long order, once a day, and never again after two refusals. */
import { readItem, writeItem } from '@/platform/storage'

interface AskState {
  /** Day it was shown last, and the job it was shown for: that one may show it again. */
  readonly day: string
  readonly jobId: string
  /** 我等着, taps of it. */
  readonly waits: number
  /** Not before then, ms since the epoch. */
  readonly quietUntilMs: number
}

const KEY = 'notifyAsk'
const QUIET_MS = 7 * 86_400_000
const MOST_WAITS = 2
const NEVER: AskState = { day: '', jobId: '', waits: 0, quietUntilMs: 0 }

const read = (): AskState => readItem<AskState>(KEY) ?? NEVER
const toDay = (nowMs: number) => new Date(nowMs).toDateString()

export function mayAsk(jobId: string, nowMs = Date.now()): boolean {
  const { day, jobId: shownFor, waits, quietUntilMs } = read()
  if (waits >= MOST_WAITS || nowMs < quietUntilMs) return false
  return day !== toDay(nowMs) || shownFor === jobId
}

export function noteShown(jobId: string, nowMs = Date.now()): void {
  writeItem(KEY, { ...read(), day: toDay(nowMs), jobId })
}

/** 我等着: quiet for a week, and after the second time only in the settings. */
export function noteWait(nowMs = Date.now()): void {
  const state = read()
  writeItem(KEY, { ...state, waits: state.waits + 1, quietUntilMs: nowMs + QUIET_MS })
}

/** An answer that settles it: the card is not shown again by itself for a week. */
export function noteAnswered(nowMs = Date.now()): void {
  writeItem(KEY, { ...read(), quietUntilMs: nowMs + QUIET_MS })
}
