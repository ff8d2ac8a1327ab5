/** A new database out of the archive that scripts/build-server.mjs puts into the bundle's folder. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/** Into a folder that is not there yet. Rejects where the archive is not whole. */
export async function unpackDatabase(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  const entries = extract()
  const read = pipeline(createReadStream(archive), createGunzip(), entries)
  const written = (async () => {
    for await (const entry of entries) {
      const { name, type } = entry.header
      const target = path.join(folder, name)
      if (type === 'directory') {
        await mkdir(target, { recursive: true, mode: 0o700 })
        entry.resume()
      } else {
        await pipeline(entry, createWriteStream(target, { mode: 0o600 }))
      }
    }
  })()
  await Promise.all([read, written])
}
