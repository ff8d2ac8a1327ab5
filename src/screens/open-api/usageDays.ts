/** Use of a month by day and key. */
import type { CallData } from '@contract/endpoints/all'
import type { ApiKey } from './format'
import { texts } from './texts'

export type Usage = CallData<'GET /api/keys/usage'>

interface Part {
  readonly name: string
  readonly credits: number
}

export interface Day {
  readonly day: number
  readonly credits: number
  /** The largest keys of the month, always in the same order, then the others together. */
  readonly parts: readonly Part[]
}

/** Keys with a grey of their own. */
const OWN_GREYS = 2

export function splitMonth(month: string): { year: number; nth: number; days: number } {
  const [year = 2026, nth = 1] = month.split('-').map(Number)
  return { year, nth, days: new Date(year, nth, 0).getDate() }
}

/** Every day of the month, also those without use. */
export function buildDays({ month, days }: Usage, apiKeys: readonly ApiKey[]): Day[] {
  const sums = new Map<string, number>()
  for (const { keyId, credits } of days) sums.set(keyId, (sums.get(keyId) ?? 0) + credits)
  const largest = [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, OWN_GREYS)
    .map(([id]) => id)
  const findName = (id: string) => apiKeys.find((key) => key.id === id)?.name ?? texts.otherKeys
  return Array.from({ length: splitMonth(month).days }, (_, index) => {
    const rows = days.filter(({ day }) => Number(day.slice(-2)) === index + 1)
    const sumRows = (of: typeof rows) => of.reduce((sum, { credits }) => sum + credits, 0)
    const others = sumRows(rows.filter(({ keyId }) => !largest.includes(keyId)))
    const parts = [
      ...largest.map((id) => ({
        name: findName(id),
        credits: sumRows(rows.filter(({ keyId }) => keyId === id)),
      })),
      { name: texts.otherKeys, credits: others },
    ]
    return { day: index + 1, credits: sumRows(rows), parts }
  })
}

/** Round values for the lines behind the bars, at most three. */
export function listLines(most: number): number[] {
  if (most <= 0) return []
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [0.2, 0.5, 1, 2].map((one) => one * power).find((one) => most / one < 4) ?? power
  if (step < 1) return [1]
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
}
