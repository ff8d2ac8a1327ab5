/** Pieces of one encoder's settings to one video without encoding them again; words as a track. */
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { labelled } from './encode'
import { LOCAL_ONLY, READERS, startFfmpeg } from './ffmpeg'

const SILENT = { stdin: false, stdout: false }

/**
 * Joins silent MP4s that writeVideo made with one size and rate.
 * @param pieces names in the folder of the target, plain letters and digits
 */
export async function joinPieces(target: string, pieces: readonly string[]): Promise<void> {
  const folder = path.dirname(target)
  const list = `${path.basename(target)}.txt`
  await writeFile(path.join(folder, list), pieces.map((name) => `file '${name}'`).join('\n'))
  try {
    await startFfmpeg(
      [
        ...[...LOCAL_ONLY, '-f', 'concat', '-safe', '1', '-i', list],
        ...['-map', '0:v:0', '-an', '-c', 'copy'],
        ...labelled(path.basename(target)),
      ],
      { folder, ...SILENT },
    ).ended
  } finally {
    await rm(path.join(folder, list), { force: true })
  }
}

export interface CaptionLine {
  readonly text: string
  readonly fromMs: number
  readonly toMs: number
}

const two = (value: number, digits = 2) => String(value).padStart(digits, '0')

function toClock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60)},${two(ms % 1000, 3)}`
}

/** SubRip; an empty line would end an entry, and the arrow begin one. */
function toSubtitles(lines: readonly CaptionLine[]): string {
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, fromMs, toMs }, i) => {
      const shown = text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('-->', '→')
      return `${i + 1}\n${toClock(fromMs)} --> ${toClock(toMs)}\n${shown}\n`
    })
    .join('\n')
}

/** Adds words to an MP4 as a track that players switch on and off. */
export async function addCaptionTrack(video: string, lines: readonly CaptionLine[]): Promise<void> {
  const folder = path.dirname(video)
  const name = path.basename(video)
  const [words, joined] = [`${name}.srt`, `${name}.captioned`]
  await writeFile(path.join(folder, words), toSubtitles(lines))
  try {
    await startFfmpeg(
      [
        ...[...LOCAL_ONLY, '-f', READERS.mp4, '-i', name],
        ...[...LOCAL_ONLY, '-f', 'srt', '-i', words],
        ...['-map', '0', '-map', '1:s:0', '-c', 'copy', '-c:s', 'mov_text'],
        ...['-metadata:s:s:0', 'language=chi', '-disposition:s:0', 'default'],
        ...labelled(joined),
      ],
      { folder, ...SILENT },
    ).ended
    await rename(path.join(folder, joined), video)
  } finally {
    await rm(path.join(folder, words), { force: true })
    await rm(path.join(folder, joined), { force: true })
  }
}
