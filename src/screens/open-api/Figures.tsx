import type { CallData } from '@contract/endpoints/all'
import { Text, View } from '@tarojs/components'
import { creditsText } from '@/domain/credits/format'
import { formatSeconds } from './Calls'
import { texts } from './texts'
import './Figures.scss'

/** Credits, jobs and speed of the month; phones show the first alone. */
export function Figures({ usage }: { usage: CallData<'GET /api/keys/usage'> }) {
  const month = Number(usage.month.slice(-2))
  const { medianMs, slowMs } = usage
  return (
    <View className="api-figures">
      <View className="api-figures__one">
        <View className="api-figures__label">{texts.monthUsed(month)}</View>
        <View className="api-figures__value api-gold">{creditsText(usage.credits)}</View>
        <View className="api-figures__note">{texts.resets((month % 12) + 1)}</View>
      </View>
      <View className="api-figures__one api-figures__one--wide">
        <View className="api-figures__label">{texts.made}</View>
        <View className="api-figures__value">
          {creditsText(usage.succeeded)}
          <Text className="api-figures__unit">{texts.madeUnit}</Text>
        </View>
        <View className="api-figures__note">{texts.failedJobs(usage.failed)}</View>
      </View>
      <View className="api-figures__one api-figures__one--wide">
        <View className="api-figures__label">{texts.median}</View>
        <View className="api-figures__value">
          {medianMs === null ? '–' : formatSeconds(medianMs)}
          <Text className="api-figures__unit">{medianMs === null ? '' : texts.seconds}</Text>
        </View>
        <View className="api-figures__note">
          {slowMs === null ? texts.noSpeed : texts.slow(formatSeconds(slowMs))}
        </View>
      </View>
    </View>
  )
}
