import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { reportUnreadable } from '@/platform/signedMedia'
import { claimSound, releaseSound } from '@/platform/soundFocus'
import { VIDEO_SOUND } from '../texts'
import { hasSound } from './hasSound'
import type { VideoPlayerProps } from './VideoPlayer'
import './VideoPlayer.scss'

/** A video in its box on H5: the browser's own player, and a tap for the sound of a silent start. */
export function VideoPlayer({ src, poster, label, loop = false }: VideoPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const [offersSound, setOffersSound] = useState(false)
  useLayoutEffect(() => {
    const video = ref.current
    if (!video) return
    // React sets the property alone. iOS decides by the attribute whether a video may start by
    // itself, so it is there before the address.
    if (loop) video.setAttribute('muted', '')
    video.muted = loop
    video.src = src
  }, [src, loop])
  const [silence] = useState(() => () => ref.current?.pause())
  useEffect(() => () => releaseSound(silence), [silence])
  const check = (): void => {
    const video = ref.current
    const sounds = video !== null && hasSound(video)
    if (sounds && !video.muted && !video.paused) claimSound(silence)
    setOffersSound(loop && sounds && video.muted)
  }
  const unmute = (): void => {
    const video = ref.current
    if (!video) return
    // Within the tap, on the same element: elsewhere iOS pauses it.
    video.muted = false
    setOffersSound(false)
    void video.play().catch(() => undefined)
  }
  return (
    <>
      <video
        ref={ref}
        className="mg-video-player"
        poster={poster}
        autoPlay={loop}
        loop={loop}
        playsInline
        controls
        preload="metadata"
        onError={() => reportUnreadable(src)}
        onTimeUpdate={check}
        onVolumeChange={check}
        aria-label={label}
        {...INLINE}
      />
      {offersSound && (
        <button type="button" className="mg-press mg-video-player__sound" onClick={unmute}>
          {VIDEO_SOUND}
        </button>
      )}
    </>
  )
}

/** WeChat's browsers keep the video in the page by attributes of their own. */
const INLINE = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5',
}
