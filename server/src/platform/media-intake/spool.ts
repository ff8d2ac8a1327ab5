/**
 * Temporary storage of uploads while they are inspected: each in a separate folder on the data
 * disk, never in memory, and together not more than the process may have in flight.
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chown, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../lib/errors'
import { isRoot, NOBODY } from '../lib/unprivileged'
import type { Disk } from '../disk'
import { HEAD_BYTES } from './inspect/inspect'
import { texts } from './texts'

export interface SpooledFile {
  /** Absolute; everything in it goes with the file. */
  readonly folder: string
  readonly path: string
  /** From the spool's folder: for the decoders. */
  readonly relative: string
  readonly sizeBytes: number
  /** First bytes, enough to recognise a type. */
  head(): Promise<Buffer>
  /** Removes the file and its folder; its bytes in flight are released. */
  dispose(): Promise<void>
}

export interface Spool {
  readonly folder: string
  /**
   * A file that `write` puts under the path it is given.
   * @param options.bytes what it may take at most: counted as in flight until it is disposed of
   * Throws TOO_MANY_REQUESTS or STORAGE_FULL, or what `write` throws.
   */
  take(options: { bytes: number }, write: (path: string) => Promise<void>): Promise<SpooledFile>
  /** Removes what processes that were killed left behind; answers how many files. */
  sweep(): Promise<number>
}

export class TooManyBytes extends Error {
  constructor(readonly maxBytes: number) {
    super(`more than ${maxBytes} bytes`)
    this.name = 'TooManyBytes'
  }
}

/** Writes a stream to a file. Rejects with TooManyBytes as soon as there are more than `maxBytes`. */
export async function writeStream(source: Readable, file: string, maxBytes: number): Promise<void> {
  let total = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length
      if (total > maxBytes) done(new TooManyBytes(maxBytes))
      else done(null, chunk)
    },
  })
  await pipeline(source, counted, createWriteStream(file, { mode: 0o600 }))
}

const NAME = 'posted'
/** Nothing is received and looked at for longer. */
const LONGEST_MS = 3_600_000

export function createSpool(options: { folder: string; disk: Disk; inFlightBytes: number }): Spool {
  const { folder, disk } = options
  let inFlight = 0

  async function makeFolder(): Promise<string> {
    const own = path.join(folder, randomBytes(12).toString('hex'))
    await mkdir(own, { recursive: true, mode: 0o700 })
    return own
  }

  /** The decoders that this process starts are not root. */
  async function chownForDecoder(...paths: string[]): Promise<void> {
    if (isRoot()) for (const one of paths) await chown(one, NOBODY, NOBODY)
  }

  return {
    folder,
    async take({ bytes }, write) {
      if (inFlight + bytes > options.inFlightBytes)
        throw new AppError('TOO_MANY_REQUESTS', { message: texts.queueOfAll })
      inFlight += bytes
      let own: string | null = null
      const dispose = async (): Promise<void> => {
        inFlight -= bytes
        if (own !== null) await rm(own, { recursive: true, force: true })
      }
      try {
        await disk.requireSpace(bytes)
        own = await makeFolder()
        const file = path.join(own, NAME)
        await write(file)
        await chownForDecoder(own, file)
        const { size: sizeBytes } = await stat(file)
        const relative = path.relative(folder, file)
        return { folder: own, path: file, relative, sizeBytes, head: () => readHead(file), dispose }
      } catch (error) {
        await dispose()
        throw error
      }
    },
    async sweep() {
      const names = await readdir(folder).catch(() => [])
      let swept = 0
      for (const name of names) {
        const left = path.join(folder, name)
        const found = await stat(left).catch(() => null)
        if (!found || Date.now() - found.mtimeMs < LONGEST_MS) continue
        await rm(left, { recursive: true, force: true })
        swept += 1
      }
      return swept
    },
  }
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const bytes = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await handle.read(bytes, 0, HEAD_BYTES, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
