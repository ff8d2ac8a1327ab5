import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import { Picture, type PictureProps } from '../Picture/Picture'
import { pressable } from '../pressable'
import './LineageStrip.scss'

interface LineageStepProps extends Pick<PictureProps, 'src' | 'thumbhash' | 'color'> {
  word: string
  /** The one that is shown on this page. */
  on?: boolean
  onPress?: () => void
}

/** A small picture with its word below. */
export function LineageStep({ word, on = false, onPress, ...picture }: LineageStepProps) {
  return (
    <View
      className={classes('mg-press mg-lineage__step', on && 'mg-lineage__step--on')}
      {...pressable({ onPress, selected: on, role: 'option' })}
    >
      <View className="mg-lineage__thumb">
        <Picture {...picture} alt="" />
      </View>
      <Text className="mg-lineage__word">{word}</Text>
    </View>
  )
}

export function LineageArrow() {
  return (
    <View className="mg-lineage__arrow" aria-hidden>
      <Icon name="right" size={18} />
    </View>
  )
}

/** Steps from an origin to what was made from it, in one row. */
export function LineageStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className="mg-lineage" role="listbox" aria-label={label}>
      {children}
    </View>
  )
}
