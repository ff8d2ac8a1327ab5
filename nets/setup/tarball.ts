/** Single files out of a tarball, into memory: nothing of it is written, nothing else is read. */
import { list } from 'tar'
import type { ModelFile } from '../catalog'
import { computeSha256 } from '../runtime/weights'

/** The files by path, each verified. Rejects for one that is missing or another than was named. */
export async function takeFiles(
  tarball: string,
  wanted: readonly ModelFile[],
): Promise<Map<string, Uint8Array>> {
  const chunks = new Map<string, Buffer[]>()
  await list({
    file: tarball,
    filter: (name, entry) =>
      wanted.some(({ path, bytes }) => path === name && entry.size === bytes),
    onReadEntry(entry) {
      const parts: Buffer[] = []
      chunks.set(entry.path, parts)
      entry.on('data', (part: Buffer) => parts.push(part))
    },
  })
  return new Map(
    wanted.map(({ path, sha256 }) => {
      const bytes = Buffer.concat(chunks.get(path) ?? [])
      if (computeSha256(bytes) !== sha256)
        throw new Error(`${path} in the tarball is not the file that models.json names`)
      return [path, bytes] as const
    }),
  )
}
