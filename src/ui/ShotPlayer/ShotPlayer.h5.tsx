import { useEffect, useRef, useState } from 'react'
import { reportUnreadable } from '@/platform/signedMedia'
import { claimSound, releaseSound } from '@/platform/soundFocus'
import type { ShotPlayerProps } from './props'
import './ShotPlayer.scss'

/** A video that is controlled by its page, on H5. */
export function ShotPlayer(props: ShotPlayerProps) {
  const { src, poster, label, playing, muted, seek, onTime, onPlaying, onEnd } = props
  const ref = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.muted = muted
    if (!playing) video.pause()
    // Refused without a tap: the page shows that it does not play.
    else if (video.paused) video.play().catch(() => onPlaying(false))
  }, [playing, muted, onPlaying])
  const [silence] = useState(() => () => ref.current?.pause())
  useEffect(() => {
    if (playing && !muted) claimSound(silence)
    return () => releaseSound(silence)
  }, [playing, muted, silence])
  useEffect(() => {
    if (ref.current && seek) ref.current.currentTime = seek.seconds
  }, [seek])
  return (
    <video
      ref={ref}
      className="mg-shot-player"
      src={src}
      poster={poster}
      playsInline
      preload="metadata"
      onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
      onPlay={() => onPlaying(true)}
      onPause={(event) => {
        if (!event.currentTarget.ended) onPlaying(false)
      }}
      onEnded={onEnd}
      onError={() => reportUnreadable(src)}
      aria-label={label}
    />
  )
}
