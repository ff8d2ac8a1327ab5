export interface ShotPlayerProps {
  src: string
  poster: string
  /** Accessible name. */
  label: string
  playing: boolean
  muted: boolean
  /** A new object moves the video there. */
  seek: { readonly seconds: number } | null
  /** Seconds from the start. */
  onTime: (seconds: number) => void
  /** It was started or stopped, also by the platform. */
  onPlaying: (playing: boolean) => void
  onEnd: () => void
}
