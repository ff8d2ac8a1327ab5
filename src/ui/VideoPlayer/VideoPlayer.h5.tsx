import { reportUnreadable } from '@/platform/signedMedia'
import type { VideoPlayerProps } from './VideoPlayer'
import './VideoPlayer.scss'

/** A video in its box on H5: the browser's own player. */
export function VideoPlayer({ src, poster, label, loop = false }: VideoPlayerProps) {
  return (
    <video
      className="mg-video-player"
      src={src}
      poster={poster}
      autoPlay={loop}
      loop={loop}
      muted={loop}
      playsInline
      controls
      preload="metadata"
      onError={() => reportUnreadable(src)}
      aria-label={label}
    />
  )
}
