/** Facts of a video file, before anything of it is decoded. */
export interface VideoFacts {
  readonly container: 'mp4' | 'webm'
  /** As the file calls it, e.g. `avc1`, `V_VP9`. */
  readonly codec: string
  /** As it is shown (turned if the camera was), px. */
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly frames: number
  readonly sound: boolean
}
