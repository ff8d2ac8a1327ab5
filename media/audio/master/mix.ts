/** A video's own sound over music: both mastered, the music quieter. */
import type { StereoTrack } from '../track'
import { duck, type Stretch } from './duck'
import { masterTrack, type MasterOptions } from './master'

/** The music under speech and other recorded sound, dB. */
const UNDER_DB = -9

const sum = (a: Float32Array, b: Float32Array, gain: number): Float32Array =>
  a.map((value, i) => value + (b[i] ?? 0) * gain)

/** Cut or filled with silence. */
export function fitLength({ left, right }: StereoTrack, samples: number): StereoTrack {
  const fit = (channel: Float32Array): Float32Array => {
    const out = new Float32Array(samples)
    out.set(channel.subarray(0, samples))
    return out
  }
  return { left: fit(left), right: fit(right) }
}

/** Speech over music that steps back for it; music null: speech alone. */
export function mixNarration(
  voice: StereoTrack,
  music: { readonly track: StereoTrack; readonly options: MasterOptions } | null,
  stretches: readonly Stretch[],
): StereoTrack {
  const over = masterTrack(voice)
  if (!music) return over
  const under = duck(masterTrack(music.track, music.options), stretches)
  return masterTrack({
    left: sum(over.left, under.left, 1),
    right: sum(over.right, under.right, 1),
  })
}

/** As long as the music. */
export function mixOverMusic(
  own: StereoTrack,
  music: StereoTrack,
  options: MasterOptions,
): StereoTrack {
  const under = masterTrack(music, options)
  const over = masterTrack(fitLength(own, music.left.length))
  const gain = 10 ** (UNDER_DB / 20)
  return masterTrack({
    left: sum(over.left, under.left, gain),
    right: sum(over.right, under.right, gain),
  })
}
