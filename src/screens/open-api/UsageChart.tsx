import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { creditsText } from '@/domain/credits/format'
import { classes } from '@/ui/classes'
import type { ApiKey } from './format'
import { texts } from './texts'
import { buildDays, type Day, listLines, splitMonth, type Usage } from './usageDays'
import { UsageTable } from './UsageTable'
import './UsageChart.scss'

/** Days named under the bars where there is space. */
const WEEKS = [8, 15, 22]

function Tip({ month, count, day }: { month: number; count: number; day: Day }) {
  const isLate = day.day > count / 2
  return (
    <View
      className={classes('api-chart__tip', isLate && 'api-chart__tip--late')}
      style={{ left: `${((day.day - (isLate ? 1 : 0)) / count) * 100}%` }}
      aria-hidden
    >
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
        {listLines(most.credits).map((value) => (
          <View
            key={`line-${value}`}
            className="api-chart__line"
            style={{ bottom: `${(value / most.credits) * 100}%` }}
            aria-hidden
          >
            {creditsText(value)}
          </View>
        ))}
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
        {shown && shown.credits > 0 && <Tip month={nth} count={count} day={shown} />}
      </View>
      <View className="api-chart__axis" aria-hidden>
        <Text>{texts.dayOf(nth, 1)}</Text>
        <Text
          className={classes('api-chart__caption', most.credits > 0 && 'api-chart__caption--used')}
        >
          {most.credits > 0 ? caption : texts.noUse}
        </Text>
        {most.credits > 0 &&
          WEEKS.map((day) => (
            <Text key={day} className="api-chart__week">
              {texts.day(day)}
            </Text>
          ))}
        <Text>{texts.day(count)}</Text>
      </View>
      <UsageTable hidden usage={usage} apiKeys={apiKeys} />
    </View>
  )
}
