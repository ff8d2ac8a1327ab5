/** Puts a track under a finished picture: the frames are copied, the sound becomes AAC. */
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { labelled } from '../video/encode'
import { LOCAL_ONLY, READERS, startFfmpeg } from '../video/ffmpeg'
import { interleave, SAMPLE_RATE, type StereoTrack } from './track'

/** Of music; speech shows more of what is lost. */
const [BITRATE, SPOKEN_BITRATE] = ['128k', '160k']

/**
 * Replaces the sound of an MP4 of ours with a track; both end together when the track has as many
 * samples as its frames last. The folder of the video is used for files in between.
 */
export async function muxTrack(
  video: string,
  track: StereoTrack,
  { spoken = false }: { readonly spoken?: boolean } = {},
): Promise<void> {
  const folder = path.dirname(video)
  const name = path.basename(video)
  const [samples, joined] = [`${name}.f32`, `${name}.joined`]
  await writeFile(path.join(folder, samples), interleave(track))
  try {
    await startFfmpeg(
      [
        ...[...LOCAL_ONLY, '-f', READERS.mp4, '-i', name],
        ...[...LOCAL_ONLY, '-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', samples],
        ...['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy'],
        ...['-c:a', 'aac', '-b:a', spoken ? SPOKEN_BITRATE : BITRATE, '-threads', '1'],
        ...labelled(joined),
      ],
      { folder, stdin: false, stdout: false },
    ).ended
    await rename(path.join(folder, joined), video)
  } finally {
    await rm(path.join(folder, samples), { force: true })
    await rm(path.join(folder, joined), { force: true })
  }
}
