/** The port of speech services: words to a sound. Texts of users are never logged. */
import type { VendorCost } from '../engines/engine'

/** A voice of the service. */
export interface Voice {
  readonly id: string
  /** As users read it. */
  readonly name: string
}

/** The usual one first. */
export type Voices = readonly [Voice, ...Voice[]]

export interface Speech {
  /** A sound file, of whatever format the service sends. */
  readonly file: Uint8Array
  /** Charge of the vendor. */
  readonly cost: VendorCost
}

export interface SpeechService {
  /** Of which sounds are alike: another service or model speaks differently. */
  readonly identity: string
  readonly voices: Voices
  /**
   * Rejects with EngineError, or with the signal's reason.
   * @param options.voice id of one; one that is unknown is the usual one
   */
  speak(
    words: string,
    options: { readonly voice: string; readonly signal: AbortSignal },
  ): Promise<Speech>
}

/** One call of a vendor's API. */
export interface SpeechVendor {
  /** Size of a text, in the unit of `limit`. */
  measure(words: string): number
  /** Of one call. */
  readonly limit: number
  speak(words: string, voice: string, signal: AbortSignal): Promise<Speech>
}

/** The id of this voice, or of the usual one where it is unknown. */
export function findVoice({ voices }: Pick<SpeechService, 'voices'>, id: unknown): string {
  return voices.find((voice) => voice.id === id)?.id ?? voices[0].id
}

export const countCharacters = (words: string): number => [...words].length
