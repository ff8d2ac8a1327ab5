import type { FilmProps } from './Film'
import './Film.scss'

/** A film in its box on H5: the browser's own player. */
export function Film({ src, poster, label, loop = false }: FilmProps) {
  return (
    <video
      className="mg-film"
      src={src}
      poster={poster}
      autoPlay={loop}
      loop={loop}
      muted={loop}
      playsInline
      controls
      preload="metadata"
      aria-label={label}
    />
  )
}
