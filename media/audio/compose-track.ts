/** Music for a video: composed by rules, played by a synthesizer, as long as the video. */
import { type ComposeOptions, compose } from './composer/compose'
import { loadSoundBank } from './synth/bank'
import { playSampled } from './synth/sampled'
import { playWavetable } from './synth/wavetable'
import { countSamples, type StereoTrack } from './track'

export interface ComposedTrack extends StereoTrack {
  /** False: the sound bank is not on this machine, simpler instruments play. */
  readonly sampled: boolean
}

/**
 * Stereo samples at 44.1 kHz, not mastered (`masterTrack`). Mood, seed and length give the same
 * samples on every machine with the same bank.
 */
export async function composeTrack(options: ComposeOptions): Promise<ComposedTrack> {
  const score = compose(options)
  const bank = await loadSoundBank()
  const track = bank ? await playSampled(score, bank) : playWavetable(score)
  if (track.left.length !== countSamples(options.frames, options.fps))
    throw new Error('the music is not as long as its video')
  return { ...track, sampled: bank !== null }
}
