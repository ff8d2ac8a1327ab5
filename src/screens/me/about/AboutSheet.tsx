import { Text, View } from '@tarojs/components'
import { MINI_PROGRAMS, type Platform } from '@contract/platforms'
import { APP_SIGN } from '@/platform/env'
import { useApp } from '@/stores/app'
import { KeyValues } from '@/ui/KeyValues/KeyValues'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import models from '../../../../models.json'
import { ABOUT, ABSENT } from './texts'
import './AboutSheet.scss'

interface AboutSheetProps {
  open: boolean
  onClose: () => void
}

/** The operator, and the licences of models that law or a store requires. */
function Operator() {
  const operator = useApp(({ appConfig }) => appConfig?.operator)
  if (!operator) return null
  const { name, contact, filings } = operator
  const rows = [
    ...(name ? [{ label: ABOUT.operator, value: name, wide: true }] : []),
    ...(contact ? [{ label: ABOUT.contact, value: contact, wide: true }] : []),
    ...filings.map((row) => ({ label: row.name, value: row.number, wide: true })),
  ]
  if (rows.length === 0) return null
  return (
    <>
      <View className="about__heading" role="heading" aria-level={2}>
        {ABOUT.who}
      </View>
      <View className="about__facts">
        <KeyValues items={rows} />
      </View>
    </>
  )
}

/** Missing features of this client; null where there are none. */
export function absentOn(client: Platform): string | null {
  if (client === 'h5' || client === 'weapp') return null
  return ABOUT.absent(MINI_PROGRAMS[client], ABSENT[client])
}

/** The version, how things are made, and whose networks help, with the licences of their weights. */
export function AboutSheet({ open, onClose }: AboutSheetProps) {
  const absent = absentOn(APP_SIGN)
  return (
    <BottomSheet open={open} onClose={onClose} title={ABOUT.title}>
      {/* nothing in it can be focused, and a keyboard must be able to scroll it */}
      <View className="about" {...{ tabIndex: 0 }}>
        <View className="about__text">{ABOUT.version(APP_VERSION)}</View>
        {absent && <View className="about__text">{absent}</View>}
        <View className="about__text">{ABOUT.how}</View>
        <Operator />
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
