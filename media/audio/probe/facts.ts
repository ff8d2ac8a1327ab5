/** Properties of a sound file that matter before decoding, as its headers give them. */

export interface SoundFacts {
  /** ffmpeg's demuxer. */
  readonly reader: 'mp3' | 'aac' | 'wav' | 'ogg' | 'flac' | 'mov'
  /** Hertz. */
  readonly rate: number
  readonly channels: number
}

/** Why a sound is refused: one sentence for the user. */
export class SoundRefused extends Error {
  constructor(sentence: string, options: { cause?: unknown } = {}) {
    super(sentence, options)
    this.name = 'SoundRefused'
  }
}
