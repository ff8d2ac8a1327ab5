import type { CallData } from '@contract/endpoints/all'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { creditsText } from '@/domain/credits/format'
import { classes } from '@/ui/classes'
import type { ApiKey } from './format'
import { texts } from './texts'
import './UsageChart.scss'

type Usage = CallData<'GET /api/keys/usage'>

interface Part {
  readonly name: string
  readonly credits: number
}

interface Day {
  readonly day: number
  readonly credits: number
  /** The largest keys of the month, always in the same order, then the others together. */
  readonly parts: readonly Part[]
}

/** Keys with a grey of their own. */
const OWN_GREYS = 2

function splitMonth(month: string): { year: number; nth: number; days: number } {
  const [year = 2026, nth = 1] = month.split('-').map(Number)
  return { year, nth, days: new Date(year, nth, 0).getDate() }
}

/** Every day of the month, also those without use. */
function buildDays({ month, days }: Usage, apiKeys: readonly ApiKey[]): Day[] {
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

function Tip({ month, day }: { month: number; day: Day }) {
  return (
    <View className="api-chart__tip" aria-hidden>
      <View>
        {texts.dayOf(month, day.day)} ·{' '}
        <Text className="api-gold">{texts.credits(creditsText(day.credits))}</Text>
      </View>
      {day.parts.map(
        ({ name, credits }, index) =>
          credits > 0 && (
            <View key={index} className="api-chart__name">
              <View className={`api-chart__dot api-chart__part--${index}`} />
              {name} {creditsText(credits)}
            </View>
          ),
      )}
    </View>
  )
}

/** The same numbers for screen readers. */
function Table({ month, days }: { month: number; days: readonly Day[] }) {
  return (
    <View className="api-hidden" role="table">
      {days
        .filter(({ credits }) => credits > 0)
        .map(({ day, credits }) => (
          <View key={day} role="row">
            {texts.dayCredits(texts.dayOf(month, day), creditsText(credits))}
          </View>
        ))}
    </View>
  )
}

/** Credits by day; a tap, a pointer or the arrow keys read one. */
export function UsageChart({ usage, apiKeys }: { usage: Usage; apiKeys: readonly ApiKey[] }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { nth, days: count } = splitMonth(usage.month)
  const days = buildDays(usage, apiKeys)
  const most = days.reduce((best, day) => (day.credits > best.credits ? day : best))
  const shown = days.find(({ day }) => day === chosen) ?? null
  const label = texts.most(most.day, creditsText(most.credits))
  const step = (by: number) => {
    const next = (chosen ?? (by > 0 ? 0 : count + 1)) + by
    setChosen(Math.min(count, Math.max(1, next)))
  }
  const onKeyDown = ({ key }: { key?: string }) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  const caption = shown ? texts.onDay(shown.day, creditsText(shown.credits)) : label
  return (
    <View className="api-chart">
      <View
        className="api-chart__bars"
        role="img"
        aria-label={texts.chart(caption)}
        {...{ tabIndex: 0, onKeyDown, onMouseLeave: () => setChosen(null) }}
      >
        {days.map(({ day, credits, parts }) => (
          <View
            key={day}
            className={classes(
              'api-chart__day',
              day === (chosen ?? most.day) && credits > 0 && 'api-chart__day--on',
            )}
            onClick={() => setChosen(day)}
            {...{ onMouseEnter: () => setChosen(day) }}
          >
            {credits > 0 ? (
              <View
                className="api-chart__bar"
                style={{ height: `${Math.max(3, (credits / most.credits) * 100)}%` }}
              >
                {parts.map(
                  (part, index) =>
                    part.credits > 0 && (
                      <View
                        key={index}
                        className={`api-chart__part api-chart__part--${index}`}
                        style={{ flexGrow: part.credits }}
                      />
                    ),
                )}
              </View>
            ) : (
              <View className="api-chart__none" />
            )}
          </View>
        ))}
        {shown && shown.credits > 0 && <Tip month={nth} day={shown} />}
      </View>
      <View className="api-chart__axis" aria-hidden>
        <Text>{texts.dayOf(nth, 1)}</Text>
        <Text className="api-chart__caption">{most.credits > 0 ? caption : texts.noUse}</Text>
        <Text>{texts.day(count)}</Text>
      </View>
      <Table month={nth} days={days} />
    </View>
  )
}
