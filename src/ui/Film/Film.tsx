import { Video } from '@tarojs/components'
import './Film.scss'

export interface FilmProps {
  src: string
  poster: string
  label: string
  /** Plays by itself, silently, again and again. */
  loop?: boolean
}

/** A film in its box; mini-programs. Film.h5.tsx is the twin. */
export function Film({ src, poster, label, loop = false }: FilmProps) {
  return (
    <Video
      className="mg-film"
      src={src}
      poster={poster}
      autoplay={loop}
      loop={loop}
      muted={loop}
      objectFit="contain"
      showCenterPlayBtn={!loop}
      aria-label={label}
    />
  )
}
