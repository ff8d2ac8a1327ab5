/** Spoken words of shots: how long they take, and where they lie on the video's timeline. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { speechRef } from '@contract/tools/narration'
import type { Shot } from '@contract/tools/define'
import type { Stretch } from '@media/audio/master/duck'
import { probeSound } from '@media/audio/probe/probe'
import { ofBuffer } from '@media/audio/probe/source'
import { readSound } from '@media/audio/read'
import { SAMPLE_RATE, type StereoTrack } from '@media/audio/track'
import { renderCaption, SUBTITLE } from '@media/captions/caption'
import type { Raster } from '@media/raster'
import { ToolRefusal } from '../refusal'
import type { ToolWork } from '../tool'
import { secondsWithSpeech, SPEECH_LEAD } from './timing'

/** Of one shot. */
const MAX_SECONDS = 60

/** The words of a shot, spoken. */
interface Spoken {
  readonly track: StereoTrack
  readonly seconds: number
}

type NarratedWork = Pick<ToolWork<unknown>, 'folder' | 'media'>

/** Throws ToolRefusal for what is no sound. @param shot names the file */
export async function decodeSpeech(
  { folder }: Pick<NarratedWork, 'folder'>,
  bytes: Uint8Array,
  shot: number,
): Promise<Spoken> {
  const file = path.join(folder, `speech-${shot}`)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const { reader } = await probeSound(ofBuffer(buffer))
    await writeFile(file, buffer)
    const track = await readSound({ path: file, reader }, MAX_SECONDS)
    return { track, seconds: track.left.length / SAMPLE_RATE }
  } catch (cause) {
    throw new ToolRefusal('旁白没有念成，请稍后再试，或不要旁白', { cause })
  }
}

/** By shot; null for one without words. All null where no narration was ordered. */
export async function readNarration(
  work: NarratedWork,
  shots: readonly Shot[],
): Promise<(Spoken | null)[]> {
  const spoken: (Spoken | null)[] = []
  for (const shot of shots.keys()) {
    const bytes = work.media.get(speechRef(shot))
    spoken.push(bytes ? await decodeSpeech(work, bytes, shot) : null)
  }
  return spoken
}

/** A shot lasts as ordered, or until its words are spoken. In whole tenths of a second. */
export function secondsWith(shot: Shot, spoken: Spoken | null | undefined): number {
  return secondsWithSpeech(shot.seconds, spoken?.seconds ?? null)
}

/** On the timeline of the video, seconds. */
interface SpokenAt extends Spoken, Stretch {
  readonly words: string
}

/**
 * @param lengths seconds of the shots as shown
 * @param captions words shown while each is spoken; empty: none
 */
export function placeNarration(
  spoken: readonly (Spoken | null)[],
  lengths: readonly number[],
  captions: readonly string[],
): SpokenAt[] {
  let start = 0
  return spoken.flatMap((one, shot) => {
    const from = start + SPEECH_LEAD
    start += lengths[shot]
    return one ? [{ ...one, from, to: from + one.seconds, words: captions[shot] }] : []
  })
}

/** Captions come and go softly, seconds. */
const SOFT = 0.2

/** Draws the words that are being spoken at a second over a frame of this size. */
export function createCaptions(
  placed: readonly SpokenAt[],
  size: { width: number; height: number },
): (frame: Raster, second: number) => void {
  const captions = placed.map(({ from, to, words }) => ({
    from: from - SOFT,
    to: to + SOFT,
    caption: renderCaption(words, size, SUBTITLE),
  }))
  return (frame, second) => {
    for (const { from, to, caption } of captions) {
      const strength = Math.min(1, (second - from) / SOFT, (to - second) / SOFT)
      if (strength > 0) caption?.draw(frame, strength)
    }
  }
}
