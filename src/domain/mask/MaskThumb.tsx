import { View } from '@tarojs/components'
import { useMemo } from 'react'
import type { MaskValue } from '@contract/tools/mask'
import { Img } from '@/ui/Picture/Img'
import { Picture } from '@/ui/Picture/Picture'
import type { RequestMask } from './answers'
import { Hint } from './Hint'
import { maskImage } from './maskSvg'
import { texts } from './texts'
import { useAnswers } from './useAnswers'
import './MaskThumb.scss'

export interface MaskThumbProps {
  /** The picture as it can be shown. */
  src: string
  width: number
  height: number
  value: MaskValue
  label: string
  /** null: taps and the automatic proposal are not shown. */
  requestMask: RequestMask | null
}

/** The picture with what of it is meant, in its true shape and as wide as its container. */
export function MaskThumb({ src, width, height, value, label, requestMask }: MaskThumbProps) {
  const { answer, asking, note, failed, retry } = useAnswers({ src, value, requestMask })
  const said = asking ? texts.asking : note
  const overlay = useMemo(
    () => maskImage(value, { width, height }, answer),
    [value, width, height, answer],
  )
  return (
    <View className="mg-maskthumb">
      <Picture src={src} alt={texts.thumb(label)} width={width} height={height} />
      <Img src={overlay} alt="" fit="contain" className="mg-maskthumb__mask" />
      {said !== null && (
        <View className="mg-maskthumb__said">
          <Hint
            text={said}
            passing={false}
            action={failed ? { word: texts.retry, onPress: retry } : undefined}
          />
        </View>
      )}
    </View>
  )
}
