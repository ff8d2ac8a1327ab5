import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { reportUnreadable } from '@/platform/signedMedia'
import { claimSound, releaseSound } from '@/platform/soundFocus'
import './VideoPlayer.scss'

export interface VideoPlayerProps {
  src: string
  poster: string
  label: string
  /** Plays by itself, silently, again and again. */
  loop?: boolean
}

/** Mini-programs find a video by its id. */
let players = 0

/** A video in its box; mini-programs. Video.h5.tsx is the twin. */
export function VideoPlayer({ src, poster, label, loop = false }: VideoPlayerProps) {
  const [id] = useState(() => `mg-video-${players++}`)
  const [silence] = useState(() => () => Taro.createVideoContext(id).pause())
  useEffect(() => () => releaseSound(silence), [silence])
  return (
    <Video
      id={id}
      className="mg-video-player"
      src={src}
      poster={poster}
      autoplay={loop}
      loop={loop}
      muted={loop}
      objectFit="contain"
      showCenterPlayBtn={!loop}
      // The platform's own button: one that begins silently has a way to its sound.
      showMuteBtn
      onPlay={() => {
        if (!loop) claimSound(silence)
      }}
      onError={() => reportUnreadable(src)}
      aria-label={label}
    />
  )
}
