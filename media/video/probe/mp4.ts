/** Facts of an MP4 or MOV from its `moov` (ISO/IEC 14496-12); the frames themselves are not read. */
import { type Box, readChildBoxes, findBoxes } from '../../boxes'
import type { VideoFacts } from './facts'

/** The first box of a path below a box. */
function inside(file: Buffer, box: Box, path: readonly string[]): Box {
  let at = box
  for (const type of path) {
    const next = readChildBoxes(file, at).find((child) => child.type === type)
    if (!next) throw new Error(`no ${type} box`)
    at = next
  }
  return at
}

/** Ticks a second and seconds of an `mvhd` or `mdhd`. */
function readTimescale(file: Buffer, header: Box): { scale: number; seconds: number } {
  const long = file[header.start] === 1
  const scale = file.readUInt32BE(header.start + (long ? 20 : 12))
  const duration = long
    ? Number(file.readBigUInt64BE(header.start + 24))
    : file.readUInt32BE(header.start + 16)
  if (scale === 0) throw new Error('a clock without ticks')
  return { scale, seconds: duration / scale }
}

/** Whether the video is shown on its side: the matrix of the track swaps x and y. */
function isTurned(file: Buffer, track: Box): boolean {
  const header = inside(file, track, ['tkhd'])
  const matrix = header.start + (file[header.start] === 1 ? 52 : 40)
  return file.readInt32BE(matrix) === 0 && file.readInt32BE(matrix + 4) !== 0
}

/** Number of frames and, whatever the headers promise, their total duration. */
function countFrames(file: Buffer, track: Box): { frames: number; seconds: number } {
  const times = inside(file, track, ['mdia', 'minf', 'stbl', 'stts'])
  const rows = Math.min(file.readUInt32BE(times.start + 4), (times.end - times.start - 8) / 8)
  let frames = 0
  let ticks = 0
  for (let row = 0; row < rows; row++) {
    const count = file.readUInt32BE(times.start + 8 + row * 8)
    frames += count
    ticks += count * file.readUInt32BE(times.start + 12 + row * 8)
  }
  return {
    frames,
    seconds: ticks / readTimescale(file, inside(file, track, ['mdia', 'mdhd'])).scale,
  }
}

/** Throws for anything that is not exactly such a file. */
export function mp4Facts(file: Buffer): VideoFacts {
  const tracks = findBoxes(file, ['moov', 'trak'])
  const readHandlerType = (track: Box): string => {
    const { start } = inside(file, track, ['mdia', 'hdlr'])
    return file.toString('latin1', start + 8, start + 12)
  }
  const videos = tracks.filter((track) => readHandlerType(track) === 'vide')
  const [track] = videos
  const [video] = findBoxes(file, ['moov', 'mvhd'])
  if (!track || !video || videos.length > 1) throw new Error('not exactly one picture track')
  const sheet = inside(file, track, ['mdia', 'minf', 'stbl', 'stsd'])
  const [entry] = readChildBoxes(file, sheet, 8)
  if (!entry) throw new Error('no sample entry')
  const across = file.readUInt16BE(entry.start + 24)
  const down = file.readUInt16BE(entry.start + 26)
  const shown = countFrames(file, track)
  const seconds = Math.max(
    readTimescale(file, video).seconds,
    readTimescale(file, inside(file, track, ['mdia', 'mdhd'])).seconds,
    shown.seconds,
  )
  const turned = isTurned(file, track)
  return {
    container: 'mp4',
    codec: entry.type,
    width: turned ? down : across,
    height: turned ? across : down,
    durationMs: Math.round(seconds * 1000),
    frames: shown.frames,
    sound: tracks.some((other) => readHandlerType(other) === 'soun'),
  }
}
