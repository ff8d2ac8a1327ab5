/** Measures a decoded sound while it streams by, without holding it whole. */
import { MAX_VALUE } from '../read'
import { SAMPLE_RATE } from '../track'
import { SoundRefused } from './facts'
import { texts } from './texts'

const FRAME_BYTES = 8
/** Loudest value of each stretch of so many samples: 50 ms. */
const STRETCH = SAMPLE_RATE / 20
const MIN_SECONDS = 1
/** −60 dB. */
const MIN_RMS = 0.001

export interface Measured {
  readonly seconds: number
  /** Largest absolute value; above 1 where floats or mixed channels exceed full scale. */
  readonly peak: number
  /** Of each 50 ms. */
  readonly peaks: readonly number[]
}

/**
 * @param chunks interleaved stereo floats at 44.1 kHz
 * Throws SoundRefused for values that are no sound, silence, and less than a second.
 */
export async function measureSound(chunks: AsyncIterable<Buffer>): Promise<Measured> {
  const peaks: number[] = []
  let rest: Buffer = Buffer.alloc(0)
  let [samples, squares, peak, stretch] = [0, 0, 0, 0]
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const whole = bytes.length - (bytes.length % FRAME_BYTES)
    for (let at = 0; at < whole; at += FRAME_BYTES) {
      const left = bytes.readFloatLE(at)
      const right = bytes.readFloatLE(at + 4)
      const largest = Math.max(Math.abs(left), Math.abs(right))
      // NaN fails this comparison too.
      if (!(largest <= MAX_VALUE)) throw new SoundRefused(texts.noSound)
      squares += left * left + right * right
      stretch = Math.max(stretch, largest)
      samples += 1
      if (samples % STRETCH === 0) {
        peaks.push(stretch)
        peak = Math.max(peak, stretch)
        stretch = 0
      }
    }
    rest = bytes.subarray(whole)
  }
  if (samples < MIN_SECONDS * SAMPLE_RATE) throw new SoundRefused(texts.tooShort)
  if (Math.sqrt(squares / (2 * samples)) < MIN_RMS) throw new SoundRefused(texts.silent)
  return { seconds: samples / SAMPLE_RATE, peak: Math.max(peak, stretch), peaks }
}
