import { View } from '@tarojs/components'
import { useState } from 'react'
import { thumbhashUrl } from '@/lib/thumbhash'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import { pressable } from '../pressable'
import { pictureFailed } from '../texts'
import { Img } from './Img'
import './Picture.scss'

export interface PictureProps {
  src: string
  /** Alternative text; empty for decoration. */
  alt: string
  /** With both, the box takes the true shape; without, it fills its container. */
  width?: number
  height?: number
  /** Base64; the placeholder. */
  thumbhash?: string | null
  /** Dominant colour, under the placeholder. */
  color?: string | null
  fit?: 'cover' | 'contain'
  /** 显影: comes up out of blur and dark, once for each picture. */
  develop?: boolean
  /** In sight as soon as the page is. */
  eager?: boolean
  onLoad?: () => void
  className?: string
}

/** Pictures that have been developed in this visit: the moment happens once. */
const developed = new Set<string>()

type Phase = 'loading' | 'shown' | 'failed'

/** A picture that is never grey and never jumps: its own colours first, in its own shape. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, thumbhash, color, fit = 'cover', develop, eager } = props
  // Bound to one address: a cached picture may be loaded before an effect could reset anything.
  const [progress, setProgress] = useState<{ src: string; phase: Phase }>({ src, phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [developingSrc, setDevelopingSrc] = useState<string | null>(null)
  const phase = progress.src === src ? progress.phase : 'loading'
  const developing = developingSrc === src
  const setPhase = (next: Phase) => setProgress({ src, phase: next })

  const loaded = () => {
    setPhase('shown')
    if (develop && !developed.has(src)) setDevelopingSrc(src)
    if (develop) developed.add(src)
    props.onLoad?.()
  }
  const retry = () => {
    setPhase('loading')
    setAttempt(attempt + 1)
  }

  const placeholder = thumbhashUrl(thumbhash)
  const shaped = width && height
  return (
    <View
      className={classes('mg-picture', !shaped && 'mg-picture--fill', props.className)}
      style={{
        ...(color ? { backgroundColor: color } : {}),
        ...(shaped ? { paddingBottom: `${(height / width) * 100}%` } : {}),
      }}
    >
      {placeholder && (
        <View
          className="mg-picture__hash"
          style={{ backgroundImage: `url("${placeholder}")` }}
          aria-hidden
        />
      )}
      {phase !== 'failed' && (
        <Img
          key={`${src} ${attempt}`}
          src={src}
          alt={alt}
          fit={fit}
          className={classes('mg-picture__img', phase === 'shown' && 'mg-picture__img--shown')}
          eager={eager}
          onLoad={loaded}
          onError={() => setPhase('failed')}
        />
      )}
      {developing && (
        <Img src={src} alt="" fit={fit} className="mg-picture__img mg-picture__img--undeveloped" />
      )}
      {phase === 'failed' && (
        <View
          className="mg-press mg-picture__retry"
          {...pressable({ onPress: retry, label: pictureFailed(alt) })}
        >
          <Icon name="retry" />
        </View>
      )}
    </View>
  )
}
