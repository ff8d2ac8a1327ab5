/** A short piece of a mood, to be heard before a video with it is ordered. */
import { composeTrack } from '@media/audio/compose-track'
import { masterTrack } from '@media/audio/master/master'
import { encodeMp3 } from '@media/audio/mp3'
import type { StudioTool } from '../tool'
import type { MOOD_SAMPLE_TOOL } from './definition'
import { chooseMood } from '@contract/tools/mood'

const FPS = 25

/** `mp3` has its bytes; `sampled` is false where the sound bank is not on this machine. */
export const moodSampleTool: StudioTool<typeof MOOD_SAMPLE_TOOL> = async (work) => {
  const { music, seconds } = work.params
  const track = await composeTrack({
    mood: chooseMood(music, []),
    seed: work.seed,
    frames: seconds * FPS,
    fps: FPS,
  })
  const mastered = masterTrack(track, { brighten: track.sampled, fadeOut: 1 })
  return { answer: { mp3: await encodeMp3(work.folder, mastered), sampled: track.sampled } }
}
