/** Length of a sound that was made elsewhere, by decoding it: files lie about theirs. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { probeSound } from './probe/probe'
import { ofBuffer } from './probe/source'
import { streamSound } from './read'
import { SAMPLE_RATE } from './track'

const FRAME_BYTES = 8

/**
 * @returns seconds, at most `maxSeconds`. Throws SoundRefused, or whatever the decoder reports, for
 * what is no sound.
 */
export async function measureLength(sound: Uint8Array, maxSeconds: number): Promise<number> {
  const buffer = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)
  const { reader } = await probeSound(ofBuffer(buffer))
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sound-'))
  try {
    const file = path.join(folder, 'sound')
    await writeFile(file, buffer)
    let bytes = 0
    for await (const chunk of streamSound({ path: file, reader }, maxSeconds)) bytes += chunk.length
    return Math.floor(bytes / FRAME_BYTES) / SAMPLE_RATE
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
