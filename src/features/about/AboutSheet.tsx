import { Text, View } from '@tarojs/components'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import models from '../../../models.json'
import { ABOUT } from './texts'
import './AboutSheet.scss'

interface AboutSheetProps {
  open: boolean
  onClose: () => void
}

/** The version, how things are made, and whose networks help, with the licences of their weights. */
export function AboutSheet({ open, onClose }: AboutSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={ABOUT.title}>
      {/* nothing in it can be focused, and a keyboard must be able to scroll it */}
      <View className="about" {...{ tabIndex: 0 }}>
        <View className="about__text">{ABOUT.version(APP_VERSION)}</View>
        <View className="about__text">{ABOUT.how}</View>
        <View className="about__heading" role="heading" aria-level={2}>
          {ABOUT.networks}
        </View>
        {models.models.map(({ id, name, purpose, licence, default: usual }) => (
          <View key={id} className="about__model">
            <View className="about__name">
              {`${name}（${id}）${usual ? '' : ` · ${ABOUT.optional}`}`}
            </View>
            <View className="about__text">{purpose}</View>
            <View className="about__text">{ABOUT.licence(licence.id, licence.holder)}</View>
            <Text className="about__source" userSelect>
              {licence.source}
            </Text>
          </View>
        ))}
      </View>
    </BottomSheet>
  )
}
