import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { reportUnreadable } from '@/platform/signedMedia'
import { claimSound, releaseSound } from '@/platform/soundFocus'
import type { ShotPlayerProps } from './props'
import './ShotPlayer.scss'

/** Mini-programs find a video by its id. */
const ID = 'mg-shot-player'

/** A video that is controlled by its page; mini-programs. Twin: ShotPlayer.h5.tsx. */
export function ShotPlayer(props: ShotPlayerProps) {
  const { src, poster, label, playing, muted, seek, onTime, onPlaying, onEnd } = props
  // The context exists once the video is drawn: a paused one is left alone.
  const wasPlaying = useRef(false)
  useEffect(() => {
    if (playing === wasPlaying.current) return
    wasPlaying.current = playing
    const video = Taro.createVideoContext(ID)
    if (playing) video.play()
    else video.pause()
  }, [playing])
  const [silence] = useState(() => () => Taro.createVideoContext(ID).pause())
  useEffect(() => {
    if (playing && !muted) claimSound(silence)
    return () => releaseSound(silence)
  }, [playing, muted, silence])
  useEffect(() => {
    if (seek) Taro.createVideoContext(ID).seek(seek.seconds)
  }, [seek])
  return (
    <Video
      id={ID}
      className="mg-shot-player"
      src={src}
      poster={poster}
      muted={muted}
      controls={false}
      showCenterPlayBtn={false}
      enableProgressGesture={false}
      objectFit="contain"
      onTimeUpdate={(event) => onTime(event.detail.currentTime)}
      onPlay={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
      onEnded={onEnd}
      onError={() => reportUnreadable(src)}
      aria-label={label}
    />
  )
}
