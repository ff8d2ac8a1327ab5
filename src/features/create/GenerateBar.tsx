import { View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import type { PriceButton } from './ready'
import './GenerateBar.scss'

interface GenerateBarProps {
  button: PriceButton
  onPress: () => void
}

/** The one dawn light of the page, with its price; out while something is missing. */
export function GenerateBar({ button, onPress }: GenerateBarProps) {
  const off = button.kind === 'blocked' || button.kind === 'waiting'
  return (
    <View className="generate">
      <Button
        wide
        variant={button.kind === 'ready' ? 'dawn' : 'secondary'}
        disabled={off}
        onPress={onPress}
        note={button.kind === 'ready' ? button.note : undefined}
      >
        {button.text}
      </Button>
    </View>
  )
}
