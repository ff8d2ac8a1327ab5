/** A track as a file of its own: MP3, which browsers and mini-programs of every platform play. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { firstRecord, UNNAMED } from '../aigc/record'
import { LOCAL_ONLY, startFfmpeg } from '../video/ffmpeg'
import { interleave, SAMPLE_RATE, type StereoTrack } from './track'

const BITRATE = '128k'
const [SAMPLES, FILE] = ['track.f32', 'track.mp3']

/** With the AIGC record in its ID3 tag. @param folder for files in between */
export async function encodeMp3(folder: string, track: StereoTrack): Promise<Uint8Array> {
  const record = JSON.stringify(firstRecord({ producer: 'moguang', produceId: UNNAMED }))
  await writeFile(path.join(folder, SAMPLES), interleave(track))
  try {
    await startFfmpeg(
      [
        ...[...LOCAL_ONLY, '-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', SAMPLES],
        ...['-c:a', 'libmp3lame', '-b:a', BITRATE, '-threads', '1', '-fflags', '+bitexact'],
        ...['-flags:a', '+bitexact', '-metadata', `AIGC=${record}`, '-f', 'mp3', FILE],
      ],
      { folder, stdin: false, stdout: false },
    ).ended
    return new Uint8Array(await readFile(path.join(folder, FILE)))
  } finally {
    await rm(path.join(folder, SAMPLES), { force: true })
    await rm(path.join(folder, FILE), { force: true })
  }
}
