import type { SignInWay } from '@contract/sign-in'
import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { texts } from './wayTexts'
import './WayTabs.scss'

interface WayTabsProps {
  ways: readonly SignInWay[]
  way: SignInWay
  onChoose: (way: SignInWay) => void
}

/** Which form is shown, where there are several. */
export function WayTabs({ ways, way, onChoose }: WayTabsProps) {
  if (ways.length < 2) return null
  return (
    <View className="way-tabs" role="tablist" aria-label={texts.tabs}>
      {ways.map((one) => (
        <View
          key={one}
          className={classes('mg-press way-tabs__tab', one === way && 'way-tabs__tab--on')}
          {...pressable({ role: 'tab', selected: one === way, onPress: () => onChoose(one) })}
        >
          {texts.names[one]}
        </View>
      ))}
    </View>
  )
}
