import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { lazySheet } from '@/ui/later'
import type { StyleInfo } from '../offer'
import { texts } from '../texts'
import type { ControlProps, SpecOf } from './control'
import { Section } from './Section'
import { StyleCard } from './StyleCard'
import './StyleControl.scss'

const StyleSheet = lazySheet(() => import('./StyleSheet').then((m) => m.StyleSheet))

/** Cards of the strip that are in sight without scrolling, besides 自动. */
const IN_SIGHT = 3

/** The styles with this one first, when it would be out of sight. */
function inFront(styles: readonly StyleInfo[], id: string | null): readonly StyleInfo[] {
  const chosen = styles.findIndex((style) => style.id === id)
  const style = styles[chosen]
  if (!style || chosen < IN_SIGHT) return styles
  return [style, ...styles.filter((other) => other !== style)]
}

/** The style that was chosen elsewhere: by 画同款, a preset, the sheet. Taps on the strip move nothing. */
function useFront(value: string | null) {
  const [front, setFront] = useState(value)
  const tapped = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (value !== tapped.current) setFront(value)
    tapped.current = undefined
  }, [value])
  return {
    front,
    setTapped(id: string | null) {
      tapped.current = id
    },
  }
}

/** 自动 first, then the engine's own styles; all of them in a sheet. */
export function StyleControl(props: ControlProps<SpecOf<'choice'>>) {
  const { spec, value, onChange, offer } = props
  const [open, setOpen] = useState(false)
  const { front, setTapped } = useFront(typeof value === 'string' ? value : null)
  const renderCard = (style: StyleInfo | null, onPress: (id: string | null) => void) => (
    <StyleCard
      key={style?.id ?? 'auto'}
      style={style}
      on={(style?.id ?? null) === value}
      onPress={() => onPress(style?.id ?? null)}
    />
  )
  return (
    <Section title={spec.label} more={texts.all(offer.styles.length)} onMore={() => setOpen(true)}>
      <View className="styles" role="radiogroup" aria-label={spec.label}>
        {[null, ...inFront(offer.styles, front)].map((style) =>
          renderCard(style, (id) => {
            setTapped(id)
            onChange(id)
          }),
        )}
      </View>
      <StyleSheet open={open} onClose={() => setOpen(false)} title={spec.label}>
        {[null, ...offer.styles].map((style) =>
          renderCard(style, (id) => {
            onChange(id)
            setOpen(false)
          }),
        )}
      </StyleSheet>
    </Section>
  )
}
