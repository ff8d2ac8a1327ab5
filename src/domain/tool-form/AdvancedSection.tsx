import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { ParamSpec } from '@contract/tools/define'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { advancedSummary } from './advanced'
import type { Offer, Params } from './offer'
import { texts } from './texts'
import './AdvancedSection.scss'

interface AdvancedSectionProps {
  specs: readonly (readonly [key: string, spec: ParamSpec])[]
  params: Params
  offer: Offer
  children: ReactNode
}

/** Collapsed: its summary shows the values. */
export function AdvancedSection({ specs, params, offer, children }: AdvancedSectionProps) {
  const [open, setOpen] = useState(false)
  return (
    <View className="advanced">
      <View
        className="mg-press advanced__head"
        {...pressable({ onPress: () => setOpen(!open), expanded: open })}
      >
        <View className={classes('advanced__title', open && 'advanced__title--open')}>
          {texts.advanced}
        </View>
        <View className="advanced__summary">
          {open ? texts.collapse : advancedSummary(specs, params, offer)}
        </View>
        <View className={classes('advanced__chevron', open && 'advanced__chevron--open')}>
          <Icon name="down" size={18} />
        </View>
      </View>
      {open && <View className="advanced__body">{children}</View>}
    </View>
  )
}
