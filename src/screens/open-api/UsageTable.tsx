import { View } from '@tarojs/components'
import { creditsText } from '@/domain/credits/format'
import type { ApiKey } from './format'
import { texts } from './texts'
import { buildDays, splitMonth, type Usage } from './usageDays'
import './UsageTable.scss'

interface UsageTableProps {
  usage: Usage
  apiKeys: readonly ApiKey[]
  /** For screen readers alone. */
  hidden?: boolean
}

/** The numbers of the chart: one row a day with use, one column a key. */
export function UsageTable({ usage, apiKeys, hidden = false }: UsageTableProps) {
  const { nth } = splitMonth(usage.month)
  const days = buildDays(usage, apiKeys)
  const used = days.filter(({ credits }) => credits > 0)
  const names = (days[0]?.parts ?? []).map(({ name }) => name)
  const columns = names.flatMap((name, index) =>
    used.some(({ parts }) => (parts[index]?.credits ?? 0) > 0) ? [{ name, index }] : [],
  )
  if (used.length === 0 && hidden) return null
  if (used.length === 0) return <View className="api-part__lead">{texts.noUse}</View>
  return (
    <View
      className={hidden ? 'api-hidden' : 'api-days'}
      role="table"
      aria-label={texts.monthUsed(nth)}
    >
      <View className="api-days__row api-days__row--head" role="row">
        <View className="api-days__cell" role="columnheader">
          {texts.tableDay}
        </View>
        {columns.map(({ name, index }) => (
          <View key={index} className="api-days__cell" role="columnheader">
            {name}
          </View>
        ))}
        <View className="api-days__cell" role="columnheader">
          {texts.tableCredits}
        </View>
      </View>
      {used.map(({ day, credits, parts }) => (
        <View key={day} className="api-days__row" role="row">
          <View className="api-days__cell" role="rowheader">
            {texts.dayOf(nth, day)}
          </View>
          {columns.map(({ index }) => (
            <View key={index} className="api-days__cell" role="cell">
              {creditsText(parts[index]?.credits ?? 0)}
            </View>
          ))}
          <View className="api-days__cell api-gold" role="cell">
            {creditsText(credits)}
          </View>
        </View>
      ))}
    </View>
  )
}
