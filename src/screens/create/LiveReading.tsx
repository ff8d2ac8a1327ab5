import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { pressable } from '@/ui/pressable'
import { isForPrompt, type Forecast } from '@/domain/tool-form/forecast'
import { texts } from '@/domain/tool-form/texts'
import type { Character } from '@/domain/characters/mentions'
import { useForecast } from './useForecast'
import './LiveReading.scss'

interface LiveReadingProps {
  prompt: string
  negativePrompt: string
  modelId: string
  /** The style chosen for the picture; null: none. */
  style: string | null
  characters: readonly Character[]
  composing: boolean
  /** Something else has to be said of this text. */
  hidden: boolean
  onForecast: (forecast: Forecast | null) => void
  /** It reads no more: another model does, which may not tell. */
  onGone: () => void
  /** Another text in place of the whole, with a way back. */
  onReplace: (prompt: string) => void
}

/** Live reading of the text by the painter, with alternatives it can draw. */
export function LiveReading(props: LiveReadingProps) {
  const { prompt, onForecast, onGone, onReplace } = props
  const forecast = useForecast(props)
  useEffect(() => onForecast(forecast), [forecast, onForecast])
  useEffect(() => onGone, [onGone])
  if (!forecast || props.hidden) return null
  const { understood, manner = [], ignored, substituted, empty, open, rough } = forecast
  const known = understood.length + manner.length
  const read =
    rough && ignored.length === 0 ? texts.readComposing(known) : texts.read(known, ignored)
  const isBare = known === 0 && ignored.length === 0
  const opened = isBare ? texts.subjectOpen : `${read}；${texts.subjectOpen}`
  const line = empty ? texts.nothingRead : open ? opened : read
  const near = isForPrompt(forecast, prompt) ? forecast.near : []
  return (
    <View className="live-reading">
      {near.map(({ word, offers }) => (
        <View key={word} className="live-reading__near">
          <Text className="live-reading__word">{texts.notDrawn(word)}</Text>
          {offers.map((offer) => (
            <View
              key={offer}
              className="mg-press live-reading__offer"
              {...pressable({
                onPress: () => onReplace(prompt.replace(word, offer)),
                label: texts.replaceBy(word, offer),
              })}
            >
              {offer}
            </View>
          ))}
        </View>
      ))}
      {substituted.map(({ word, by }) => (
        <View key={word} className="live-reading__near">
          <Text className="live-reading__word">{texts.drawnAs(word, by)}</Text>
        </View>
      ))}
      <View className="live-reading__line" aria-live="polite">
        <View
          className={empty ? 'live-reading__dot live-reading__dot--off' : 'live-reading__dot'}
        />
        <Text>{line}</Text>
      </View>
      {manner.length > 0 && <Text className="live-reading__made">{texts.made(manner)}</Text>}
    </View>
  )
}
