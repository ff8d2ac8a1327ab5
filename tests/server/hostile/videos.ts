/** Hostile videos, made of one short valid one. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startFfmpeg } from '@media/video/ffmpeg'

const CHEAP = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

async function make(folder: string, name: string, args: readonly string[]): Promise<Buffer> {
  const file = path.join(folder, name)
  await startFfmpeg([...args, file], { folder, stdin: false, stdout: false }).ended
  return readFile(file)
}

/** Two seconds with sound. */
export function shortVideo(folder: string): Promise<Buffer> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=96x64:r=6:d=2']
  const tone = ['-f', 'lavfi', '-i', 'sine=d=2']
  return make(folder, 'short.mp4', [...picture, ...tone, ...CHEAP, '-c:a', 'aac'])
}

/** Really two hours: black, one frame a second. */
export function twoHours(folder: string): Promise<Buffer> {
  const picture = ['-f', 'lavfi', '-i', 'color=black:s=32x32:r=1:d=7200']
  return make(folder, 'long.mp4', [...picture, ...CHEAP])
}

/** The same without tables of its length: they stand in fragments behind an empty header. */
export function twoHoursInFragments(folder: string): Promise<Buffer> {
  const picture = ['-f', 'lavfi', '-i', 'color=black:s=32x32:r=1:d=7200']
  const hidden = ['-movflags', 'empty_moov+frag_keyframe+default_base_moof']
  return make(folder, 'hidden.mp4', [...picture, ...CHEAP, ...hidden])
}

/** A copy in which the number `offset` bytes behind a box's name is multiplied. */
function bent(video: Buffer, box: string, offset: number, by: number): Buffer {
  const copy = Buffer.from(video)
  const at = copy.indexOf(box) + 4 + offset
  copy.writeUInt32BE(Math.min(0xffffffff, copy.readUInt32BE(at) * by), at)
  return copy
}

/** The video's own header promises an hour for each second. */
export const promised = (video: Buffer): Buffer => bent(video, 'mvhd', 16, 3600)

/** The headers say two seconds, each frame is shown for as long as the video. */
export const slowed = (video: Buffer): Buffer => bent(video, 'stts', 12, 3600)

/** An edit list that shows the first frame for hours. */
export const edited = (video: Buffer): Buffer => bent(video, 'elst', 8, 3600)
