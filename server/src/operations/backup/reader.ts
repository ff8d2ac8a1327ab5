/** Reads an archive from its beginning to its end, and checks every member while it goes by. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { Refused } from '../../platform/lib/refused'
import {
  HEADER,
  headerSchema,
  MANIFEST,
  manifestSchema,
  parseAs,
  type Header,
  type Manifest,
} from './format'
import { said } from './texts'

export interface Member {
  readonly name: string
  readonly size: number
  /** To be read at most once; what is left is read over. Whole only when it has ended. */
  readonly pieces: AsyncIterable<Buffer>
  /** All of it, for members that are small by their kind. */
  bytes(): Promise<Buffer>
}

export type Visit = (member: Member, header: Header) => Promise<void>

/** Members that are small by their kind are never larger. */
const SMALL_BYTES = 256 * 1024 * 1024

async function gather(pieces: AsyncIterable<Buffer>, size: number): Promise<Buffer> {
  if (size > SMALL_BYTES) throw new Error(`a member of ${size} bytes is no part of an archive`)
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** Rejects with Refused where the archive is not whole. `visit` sees members before their sum is checked. */
export async function readArchive(
  file: string,
  visit: Visit = async () => {},
): Promise<{ header: Header; manifest: Manifest }> {
  const damaged = (where: string) => new Refused(said.damaged(file, where))
  const entries = extract()
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.once('error', (error) => gunzip.destroy(error))
  gunzip.once('error', (error) => entries.destroy(error))
  source.pipe(gunzip).pipe(entries)

  let header: Header | null = null
  let manifest: Manifest | null = null
  let open: string[] = []
  let members = 0
  const sums: Record<string, string> = {}
  /** An error of the visitor is no damage. */
  let ofVisitor: unknown = null

  async function see(member: Member): Promise<void> {
    if (header === null) {
      if (member.name !== HEADER) throw new Refused(said.notOurs(file))
      const text = (await member.bytes()).toString()
      header = parseAs(headerSchema, text, () => new Refused(said.notOurs(file)))
      return
    }
    await visit(member, header).catch((error: unknown) => {
      ofVisitor = error
      throw error
    })
  }

  async function take(
    { name, size }: { name: string; size: number },
    entry: AsyncIterable<Buffer>,
  ) {
    if (manifest) throw damaged(name)
    const hash = createHash('sha256')
    const pieces = (async function* () {
      for await (const piece of entry) {
        hash.update(piece)
        yield piece
      }
    })()
    if (name === MANIFEST) {
      const text = (await gather(pieces, size)).toString()
      manifest = parseAs(manifestSchema, text, () => damaged(name))
      return
    }
    if (name.startsWith('sums/')) {
      const listed = (await gather(pieces, size)).toString()
      if (listed !== open.join('')) throw damaged(name)
      sums[name] = hash.digest('hex')
      open = []
      return
    }
    await see({ name, size, pieces, bytes: () => gather(pieces, size) })
    for await (const rest of pieces) void rest
    open.push(`${hash.digest('hex')} ${size} ${name}\n`)
    members += 1
  }

  try {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header
      await take({ name, size }, entry)
    }
  } catch (error) {
    if (error instanceof Refused || error === ofVisitor) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new Refused(said.noArchive(file), { cause: error })
    if (header === null) throw new Refused(said.notOurs(file), { cause: error })
    throw Object.assign(damaged(said.cutShort), { cause: error })
  } finally {
    source.destroy()
    gunzip.destroy()
  }
  if (header === null) throw new Refused(said.notOurs(file))
  const end = manifest as Manifest | null
  if (end === null) throw damaged(said.cutShort)
  const listed = JSON.stringify(end.sums) === JSON.stringify(sums)
  if (!listed || open.length > 0 || end.members !== members) throw damaged(MANIFEST)
  return { header, manifest: end }
}
