/** Sound as samples: two channels of 32-bit floats at one rate, from composing to encoding. */

export const SAMPLE_RATE = 44_100

export interface StereoTrack {
  /** −1..1 once mastered. */
  readonly left: Float32Array
  readonly right: Float32Array
}

/** Samples that sound as long as `frames` of a video. */
export function countSamples(frames: number, fps: number): number {
  return Math.round((frames / fps) * SAMPLE_RATE)
}

export function createTrack(samples: number): StereoTrack {
  return { left: new Float32Array(samples), right: new Float32Array(samples) }
}

/** As ffmpeg reads it with `-f f32le -ac 2`. */
export function interleave({ left, right }: StereoTrack): Buffer {
  const samples = new Float32Array(left.length * 2)
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = left[i]
    samples[2 * i + 1] = right[i]
  }
  return Buffer.from(samples.buffer)
}
