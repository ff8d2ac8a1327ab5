/** Writes an archive under a temporary name, member by member, and gives it its name at the end. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, rmSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { MANIFEST, MEMBERS_A_SUM, type Manifest } from './format'

/** Pictures are packed as they are; rows shrink well at any level. */
const LEVEL = 1

export interface ArchiveWriter {
  /** Folder for temporary files; deleted with the end of the writer. */
  readonly folder: string
  add(name: string, bytes: string | Buffer): Promise<void>
  /** `size` bytes, in pieces. */
  stream(name: string, size: number, pieces: AsyncIterable<Buffer>): Promise<void>
  /** Answers the size of the archive. */
  finish(manifest: Omit<Manifest, 'members' | 'sums'>): Promise<number>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

/** @param options.ownSignals a command that is interrupted ends here; a server ends by itself */
export async function writeArchive(
  file: string,
  { ownSignals = true }: { ownSignals?: boolean } = {},
): Promise<ArchiveWriter> {
  const folder = `${file}.part`
  await mkdir(folder, { mode: 0o700 })
  const making = path.join(folder, 'archive')
  const removeNow = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => process.exit(130)
  const signals = ownSignals ? (['SIGINT', 'SIGTERM', 'SIGHUP'] as const) : []
  process.once('exit', removeNow)
  for (const signal of signals) process.once(signal, stop)
  const removeAll = () => {
    removeNow()
    process.off('exit', removeNow)
    for (const signal of signals) process.off(signal, stop)
  }
  const tar = pack()
  const out = createWriteStream(making, { mode: 0o600, flush: true })
  const written = pipeline(
    async function* () {
      yield* tar
    },
    createGzip({ level: LEVEL }),
    out,
  )
  let broken: unknown = null
  // The next write throws it; until then it must not end the process.
  written.catch((error: unknown) => {
    broken = error
  })
  /** A disk error is reported at the end of the chain only. */
  const orBroken = <T>(step: Promise<T>): Promise<T> =>
    Promise.race([step, written.then(() => new Promise<never>(() => {}))])
  let lines: string[] = []
  let members = 0
  const sums: Record<string, string> = {}

  async function put(...member: Parameters<typeof pour>): Promise<string> {
    try {
      return await pour(...member)
    } catch (error) {
      // Of a chain that broke, its last link knows why.
      if (tar.destroyed) await written.catch(() => undefined)
      throw broken ?? error
    }
  }

  async function pour(name: string, size: number, pieces: AsyncIterable<Buffer> | Buffer[]) {
    const hash = createHash('sha256')
    const ended = new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      )
      const feed = async () => {
        for await (const piece of pieces) {
          hash.update(piece)
          if (!entry.write(piece)) await orBroken(once(entry, 'drain'))
        }
        entry.end()
      }
      feed().catch(reject)
    })
    await orBroken(ended)
    return hash.digest('hex')
  }

  async function addSums(): Promise<void> {
    if (lines.length === 0) return
    const name = `sums/${String(Object.keys(sums).length + 1).padStart(6, '0')}`
    const text = Buffer.from(lines.join(''))
    lines = []
    sums[name] = await put(name, text.length, [text])
  }

  async function stream(name: string, size: number, pieces: AsyncIterable<Buffer> | Buffer[]) {
    lines.push(`${await put(name, size, pieces)} ${size} ${name}\n`)
    members += 1
    if (lines.length >= MEMBERS_A_SUM) await addSums()
  }

  return {
    folder,
    stream,
    add(name, content) {
      const bytes = Buffer.from(content)
      return stream(name, bytes.length, [bytes])
    },
    async finish(manifest) {
      await addSums()
      const text = Buffer.from(JSON.stringify({ ...manifest, members, sums }))
      await put(MANIFEST, text.length, [text])
      tar.finalize()
      await written
      await rename(making, file)
      removeAll()
      return (await stat(file)).size
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
      removeAll()
    },
  }
}
