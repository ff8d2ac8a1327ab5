/** Music under a finished video of a tool. */
import { type MusicOrder, MOOD_NAMES, readMusicOrder } from '@contract/tools/music'
import { composeTrack } from '@media/audio/compose-track'
import { masterTrack } from '@media/audio/master/master'
import { mixOverMusic } from '@media/audio/master/mix'
import { muxTrack } from '@media/audio/mux'
import { readSound, type SoundFile } from '@media/audio/read'
import { chooseMood } from './mood'

export interface ScoredVideo {
  /** An MP4 in a folder of its own. */
  readonly path: string
  readonly frames: number
  readonly fps: number
  /** Words of what is shown, for a mood that fits. */
  readonly words?: readonly string[]
  /** Sound that stays above the music. */
  readonly sound?: SoundFile | null
}

async function scoreVideo(video: ScoredVideo, order: MusicOrder, seed: number): Promise<string> {
  const { frames, fps, words = [], sound = null } = video
  const mood = chooseMood(order.music, words)
  const track = await composeTrack({ mood, seed, frames, fps })
  const options = {
    volume: order.musicVolume / 100,
    fadeIn: order.musicFadeIn,
    fadeOut: order.musicFadeOut,
    brighten: track.sampled,
  }
  const mixed = sound
    ? mixOverMusic(await readSound(sound, Math.ceil(frames / fps)), track, options)
    : masterTrack(track, options)
  await muxTrack(video.path, mixed)
  const said = `配乐是墨光为这段画面编的「${MOOD_NAMES[mood]}」`
  return track.sampled ? said : `${said}；乐器音色还没下载好，这次用的是合成音色`
}

/**
 * Music if the parameters ask for some: the file is replaced by one with sound.
 * @returns notes for the user
 */
export async function addMusic(
  { params, seed }: { readonly params: object; readonly seed: number },
  video: ScoredVideo,
): Promise<readonly string[]> {
  const order = readMusicOrder({ ...params })
  return order ? [await scoreVideo(video, order, seed)] : []
}
