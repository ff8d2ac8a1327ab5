/** Music under a finished video of a tool. */
import { rm, writeFile } from 'node:fs/promises'
import { type MusicOrder, MOOD_NAMES, OWN_MUSIC, readMusicOrder } from '@contract/tools/music'
import { composeTrack } from '@media/audio/compose-track'
import { loopTrack } from '@media/audio/loop'
import { masterTrack } from '@media/audio/master/master'
import { mixOverMusic } from '@media/audio/master/mix'
import { muxTrack } from '@media/audio/mux'
import { readSound, type SoundFile } from '@media/audio/read'
import { countSamples, type StereoTrack } from '@media/audio/track'
import { READERS } from '@media/video/ffmpeg'
import { ToolRefusal } from '../refusal'
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

export interface Scoring {
  readonly seed: number
  /** Stored bytes by media reference: own music is among them. */
  readonly media?: ReadonlyMap<string, Uint8Array>
}

interface Music {
  readonly track: StereoTrack
  readonly brighten: boolean
  readonly note: string
}

async function composeMusic(
  { frames, fps, words = [] }: ScoredVideo,
  music: string,
  seed: number,
): Promise<Music> {
  const mood = chooseMood(music, words)
  const track = await composeTrack({ mood, seed, frames, fps })
  const said = `配乐是墨光为这段画面编的「${MOOD_NAMES[mood]}」`
  const note = track.sampled ? said : `${said}；乐器音色还没下载好，这次用的是合成音色`
  return { track, brighten: track.sampled, note }
}

/** The file as long as the video: repeated where it is shorter. */
async function playOwn(
  { path: video, frames, fps }: ScoredVideo,
  file: Uint8Array,
): Promise<Music> {
  const samples = countSamples(frames, fps)
  const stored = `${video}.music`
  await writeFile(stored, file)
  try {
    const sound = await readSound(
      { path: stored, reader: READERS.mp4 },
      Math.ceil(frames / fps) + 1,
    )
    const repeated = sound.left.length < samples
    const note = repeated ? '配乐是您的音乐，比画面短，循环播放' : '配乐是您的音乐'
    return { track: loopTrack(sound, samples), brighten: false, note }
  } catch (cause) {
    throw new ToolRefusal('这段音乐打不开，可能已损坏，请重新上传', { cause })
  } finally {
    await rm(stored, { force: true })
  }
}

async function scoreVideo(
  video: ScoredVideo,
  order: MusicOrder,
  { seed, media }: Scoring,
): Promise<string> {
  const { frames, fps, sound = null } = video
  const file = order.musicFile === null ? undefined : media?.get(order.musicFile)
  if (order.music === OWN_MUSIC && !file) throw new ToolRefusal('音乐文件已经不在了，请重新选择')
  const { track, brighten, note } = file
    ? await playOwn(video, file)
    : await composeMusic(video, order.music, seed)
  const options = {
    volume: order.musicVolume / 100,
    fadeIn: order.musicFadeIn,
    fadeOut: order.musicFadeOut,
    brighten,
  }
  const mixed = sound
    ? mixOverMusic(await readSound(sound, Math.ceil(frames / fps)), track, options)
    : masterTrack(track, options)
  await muxTrack(video.path, mixed)
  return note
}

/**
 * Music if the parameters ask for some: the file is replaced by one with sound.
 * @returns notes for the user
 */
export async function addMusic(
  { params, ...scoring }: Scoring & { readonly params: object },
  video: ScoredVideo,
): Promise<readonly string[]> {
  const order = readMusicOrder({ ...params })
  return order ? [await scoreVideo(video, order, scoring)] : []
}
