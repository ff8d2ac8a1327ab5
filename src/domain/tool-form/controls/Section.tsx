import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import './Section.scss'

interface SectionProps {
  title: string
  /** At the right: a fact, or with onMore the way to everything. */
  more?: string
  onMore?: () => void
  children: ReactNode
}

/** A named group on the form. */
export function Section({ title, more, onMore, children }: SectionProps) {
  return (
    <View className="section" role="group" aria-label={title}>
      <View className="section__head">
        <View className="section__title">{title}</View>
        {more !== undefined && (
          <View
            className={onMore ? 'mg-press section__more' : 'section__more'}
            {...(onMore ? pressable({ onPress: onMore, label: `${title}，${more}` }) : {})}
          >
            <Text>{more}</Text>
            {onMore && <Icon name="right" size={18} className="section__chevron" />}
          </View>
        )}
      </View>
      {children}
    </View>
  )
}
