/** A track as long as a video: its end runs into its beginning as often as needed. */
import { createTrack, SAMPLE_RATE, type StereoTrack } from './track'

/** Over which the end fades into the beginning. */
const CROSSFADE = Math.round(0.05 * SAMPLE_RATE)

/** Cut to `samples`, or repeated with crossfades of equal power. */
export function loopTrack(track: StereoTrack, samples: number): StereoTrack {
  const { length } = track.left
  const out = createTrack(samples)
  if (length === 0) return out
  const overlap = Math.min(CROSSFADE, length >> 2)
  const step = length - overlap
  for (let start = 0; start < samples; start += step) {
    const last = start + length >= samples
    for (let i = 0; i < length && start + i < samples; i++) {
      const up = start > 0 && i < overlap ? Math.sin((i / overlap) * (Math.PI / 2)) : 1
      const down = !last && i >= step ? Math.cos(((i - step) / overlap) * (Math.PI / 2)) : 1
      out.left[start + i] += track.left[i] * up * down
      out.right[start + i] += track.right[i] * up * down
    }
    if (last) break
  }
  return out
}
