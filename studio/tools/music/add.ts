/** Music under a finished video of a tool. */
import { rm, writeFile } from 'node:fs/promises'
import { findGrid } from '@contract/script/beats'
import { chooseMood } from '@contract/tools/mood'
import { type MusicOrder, MOOD_NAMES, OWN_MUSIC, readMusicOrder } from '@contract/tools/music'
import { composeTrack } from '@media/audio/compose-track'
import { loopTrack } from '@media/audio/loop'
import { masterTrack } from '@media/audio/master/master'
import type { Stretch } from '@media/audio/master/duck'
import { mixNarration, mixOverMusic } from '@media/audio/master/mix'
import { muxTrack } from '@media/audio/mux'
import { readSound, type SoundFile } from '@media/audio/read'
import { countSamples, createTrack, SAMPLE_RATE, type StereoTrack } from '@media/audio/track'
import { READERS } from '@media/video/ffmpeg'
import { ToolRefusal } from '../refusal'

export interface ScoredVideo {
  /** An MP4 in a folder of its own. */
  readonly path: string
  readonly frames: number
  readonly fps: number
  /** Words of what is shown, for a mood that fits. */
  readonly words?: readonly string[]
  /** Its cuts are on beats of the mood, where its length is whole bars. */
  readonly isOnBeats?: boolean
  /** Sound that stays above the music. */
  readonly sound?: SoundFile | null
  /** Spoken words: the music steps back for them. */
  readonly narration?: readonly (Stretch & { readonly track: StereoTrack })[]
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
  { frames, fps, words = [], isOnBeats = false }: ScoredVideo,
  music: string,
  seed: number,
): Promise<Music> {
  const mood = chooseMood(music, words)
  const beats = isOnBeats ? findGrid(mood, frames) : null
  const track = await composeTrack({ mood, seed, frames, fps, ...(beats && { beats }) })
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

/** The music of an order, before it is mastered. */
function makeMusic(video: ScoredVideo, order: MusicOrder, scoring: Scoring): Promise<Music> {
  const file = order.musicFile === null ? undefined : scoring.media?.get(order.musicFile)
  if (order.music === OWN_MUSIC && !file) throw new ToolRefusal('音乐文件已经不在了，请重新选择')
  return file ? playOwn(video, file) : composeMusic(video, order.music, scoring.seed)
}

/** Spoken words where they belong on a silent track as long as the video. */
function layVoices({ frames, fps, narration = [] }: ScoredVideo): StereoTrack {
  const voice = createTrack(countSamples(frames, fps))
  for (const { track, from } of narration) {
    const at = Math.min(voice.left.length, Math.round(from * SAMPLE_RATE))
    const length = Math.min(track.left.length, voice.left.length - at)
    voice.left.set(track.left.subarray(0, length), at)
    voice.right.set(track.right.subarray(0, length), at)
  }
  return voice
}

async function scoreVideo(
  video: ScoredVideo,
  order: MusicOrder | null,
  scoring: Scoring,
): Promise<readonly string[]> {
  const { path, frames, fps, sound = null, narration = [] } = video
  const music = order && (await makeMusic(video, order, scoring))
  const bed = order &&
    music && {
      track: music.track,
      options: {
        volume: order.musicVolume / 100,
        fadeIn: order.musicFadeIn,
        fadeOut: order.musicFadeOut,
        brighten: music.brighten,
      },
    }
  if (narration.length > 0)
    await muxTrack(path, mixNarration(layVoices(video), bed, narration), { spoken: true })
  else if (bed) {
    const mixed = sound
      ? mixOverMusic(await readSound(sound, Math.ceil(frames / fps)), bed.track, bed.options)
      : masterTrack(bed.track, bed.options)
    await muxTrack(path, mixed)
  }
  return music ? [music.note] : []
}

/**
 * Music and narration, where there are any: the file is replaced by one with sound.
 * @returns notes for the user
 */
export async function addMusic(
  { params, ...scoring }: Scoring & { readonly params: object },
  video: ScoredVideo,
): Promise<readonly string[]> {
  return scoreVideo(video, readMusicOrder({ ...params }), scoring)
}
