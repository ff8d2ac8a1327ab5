/**
 * A large file in parts: each part is an object under a key derived from that of the whole, so that an upload
 * resumes in every storage, the storage port needs nothing for it, and the parts are put together
 * when the upload is confirmed. The name of a part says how many there are.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { countParts, PART_BYTES, partKey, VIDEO_MAX_BYTES } from '@contract/uploads'
import { ObjectMissing, type Storage } from '../../integrations/storage/storage'

const PART = /\.(\d{1,3})of(\d{1,3})$/
const MAX_PARTS = countParts(VIDEO_MAX_BYTES)

interface Part {
  readonly number: number
  readonly count: number
}

/** Null: the key names no part that may exist. */
export function parsePart(key: string): Part | null {
  const [, number, count] = (PART.exec(key) ?? []).map(Number)
  if (number === undefined || count === undefined) return null
  return number >= 1 && number <= count && count <= MAX_PARTS ? { number, count } : null
}

/** Those of a file of so many parts that are there whole, by their numbers. */
async function listParts(storage: Storage, cosKey: string): Promise<Part[]> {
  const found = await storage.list(`${cosKey}.`)
  return found.flatMap(({ key, sizeBytes }) => {
    const part = parsePart(key)
    if (!part || key !== partKey(cosKey, part)) return []
    return sizeBytes === PART_BYTES || part.number === part.count ? [part] : []
  })
}

export async function listReceived(
  storage: Storage,
  cosKey: string,
  sizeBytes: number,
): Promise<number[]> {
  const wanted = countParts(sizeBytes)
  const parts = (await listParts(storage, cosKey)).filter(({ count }) => count === wanted)
  return parts.map(({ number }) => number).sort((a, b) => a - b)
}

/** Puts the parts together. Rejects with ObjectMissing while one has not arrived. */
export async function joinParts(
  storage: Storage,
  cosKey: string,
  file: string,
  { maxBytes }: { maxBytes: number },
): Promise<void> {
  const parts = await listParts(storage, cosKey)
  const count = parts[0]?.count ?? 0
  const numbers = new Set(parts.map(({ number }) => number))
  if (count === 0 || numbers.size !== count || parts.length !== count)
    throw new ObjectMissing(cosKey)
  const piece = `${file}.part`
  let left = maxBytes
  for (let number = 1; number <= count; number += 1) {
    await storage.getFile(partKey(cosKey, { number, count }), piece, {
      maxBytes: Math.min(left, PART_BYTES),
    })
    left -= PART_BYTES
    const end = createWriteStream(file, { flags: number === 1 ? 'w' : 'a', mode: 0o600 })
    await pipeline(createReadStream(piece), end)
  }
  await rm(piece, { force: true })
}

/** The object posted under a key, whole and in parts. */
export async function deletePosted(storage: Storage, cosKeys: readonly string[]): Promise<void> {
  const parts: string[] = []
  for (const cosKey of cosKeys) {
    const found = await storage.list(`${cosKey}.`)
    parts.push(...found.map(({ key }) => key))
  }
  await storage.delete([...cosKeys, ...parts])
}
