import { View } from '@tarojs/components'
import { useState } from 'react'
import { later } from '@/ui/later'
import { texts } from '../texts'
import type { ControlProps, SpecOf } from './control'
import { Section } from './Section'
import { StyleCard } from './StyleCard'
import './StyleControl.scss'

const StyleSheet = later(() => import('./StyleSheet').then((m) => m.StyleSheet))

/** 自动 first, then the engine's own styles; all of them in a sheet. */
export function StyleControl(props: ControlProps<SpecOf<'choice'>>) {
  const { spec, value, onChange, offer } = props
  const [open, setOpen] = useState(false)
  const cards = [null, ...offer.styles].map((style) => (
    <StyleCard
      key={style?.id ?? 'auto'}
      style={style}
      on={(style?.id ?? null) === value}
      onPress={() => {
        onChange(style?.id ?? null)
        setOpen(false)
      }}
    />
  ))
  return (
    <Section title={spec.label} more={texts.all(offer.styles.length)} onMore={() => setOpen(true)}>
      <View className="styles" role="radiogroup" aria-label={spec.label}>
        {cards}
      </View>
      <StyleSheet open={open} onClose={() => setOpen(false)} title={spec.label}>
        {cards}
      </StyleSheet>
    </Section>
  )
}
