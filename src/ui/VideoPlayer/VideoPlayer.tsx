import { Video } from '@tarojs/components'
import { reportUnreadable } from '@/platform/signedMedia'
import './VideoPlayer.scss'

export interface VideoPlayerProps {
  src: string
  poster: string
  label: string
  /** Plays by itself, silently, again and again. */
  loop?: boolean
}

/** A video in its box; mini-programs. Video.h5.tsx is the twin. */
export function VideoPlayer({ src, poster, label, loop = false }: VideoPlayerProps) {
  return (
    <Video
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
      onError={() => reportUnreadable(src)}
      aria-label={label}
    />
  )
}
