/** Limits of a model for a user's video, and the sentence for what exceeds them. */
import { videoTexts } from './texts'

export interface ClipAbility {
  /** Lengths it makes, whole seconds, rising. */
  readonly seconds: readonly number[]
  /** It takes a last frame. */
  readonly lastFrame: boolean
}

export interface VideoLimits {
  readonly leastSeconds: number
  readonly mostSeconds: number
  /** Either side, px. */
  readonly leastSide: number
  readonly mostSide: number
  readonly maxBytes: number
}

/** A video as far as limits are about it. */
export interface VideoProperties {
  readonly durationMs: number
  readonly width: number
  readonly height: number
  readonly sizeBytes: number
  readonly container: 'mp4' | 'webm'
}

/** Clocks of phones end a little after the second they promise. */
const SLACK_S = 0.1

const seconds = (ms: number): string => String(Math.round(ms / 100) / 10)

/** One Chinese sentence to follow a name; null: it takes the video. */
export function videoLack(limits: VideoLimits, video: VideoProperties): string | null {
  const { leastSeconds, mostSeconds, leastSide, mostSide, maxBytes } = limits
  const { durationMs, width, height, sizeBytes, container } = video
  const length = durationMs / 1000
  if (container !== 'mp4') return videoTexts.container
  if (length < leastSeconds - SLACK_S || length > mostSeconds + SLACK_S)
    return videoTexts.length(leastSeconds, mostSeconds, seconds(durationMs))
  if (Math.min(width, height) < leastSide || Math.max(width, height) > mostSide)
    return videoTexts.sides(leastSide, mostSide, `${width}×${height}`)
  const megabytes = Math.floor(maxBytes / 1024 / 1024)
  return sizeBytes > maxBytes ? videoTexts.bytes(megabytes) : null
}
