import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import { texts } from './texts'
import type { useCompare } from './useCompare'
import './CompareFoot.scss'

/** Under the list of models: the way to compare them, and then the sum before it is spent. */
export function CompareFoot({ compare }: { compare: ReturnType<typeof useCompare> }) {
  const { modelIds, preset, now, busy } = compare
  if (preset.length < 2) return null
  if (modelIds === null) {
    return (
      <View className="compare-foot">
        <Text className="compare-foot__ask">{texts.ask(preset.length)}</Text>
        <Button
          size="medium"
          onPress={compare.begin}
          note={now ? texts.price(now.credits) : undefined}
        >
          {texts.begin}
        </Button>
      </View>
    )
  }
  const reason = now?.reason ?? null
  return (
    <View className="compare-foot">
      <Button size="medium" variant="ghost" onPress={compare.stop}>
        {texts.cancel}
      </Button>
      <View className="compare-foot__go">
        <Button
          wide
          size="medium"
          variant="primary"
          disabled={busy || now === null || reason !== null}
          onPress={compare.send}
          note={now && reason === null && !busy ? texts.price(now.credits) : undefined}
        >
          {busy ? texts.asking : (reason ?? texts.begin)}
        </Button>
      </View>
    </View>
  )
}
