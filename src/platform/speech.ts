/** Speech to text. Mini-programs have none without a plugin of their own; speech.h5.ts is the twin. */

export type SpeechEnd = 'done' | 'silent' | 'refused' | 'failed'

export interface SpeechOptions {
  /** Words that are sure, and those that may still change. */
  onWords: (sure: string, guessed: string) => void
  /** 0..1, about 20 times a second; never called where the level cannot be read. */
  onLevel: (level: number) => void
  onEnd: (end: SpeechEnd) => void
}

export interface SpeechSession {
  /** The words heard so far are final. */
  finish: () => void
  /** Nothing is delivered any more. */
  cancel: () => void
}

/** Present and not refused. */
export function canListen(): Promise<boolean> {
  return Promise.resolve(false)
}

export function listen(_options: SpeechOptions): SpeechSession {
  throw new Error('speech input is not available in mini-programs')
}
