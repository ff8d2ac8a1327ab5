/**
 * Photographs as a person has them on the phone. Painting takes as long as a picture is large, and
 * the journeys are about pages: `npm test` takes small copies, `npm test -- --all` the photographs.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { everything } from '@studio/testing/effort'

const PHOTOS = resolve(__dirname, '../photos')
const COPIES = resolve(__dirname, '../../.cache/photos')
/** Enough for a proposal to find its subject. */
const LONG_SIDE_PX = 200

export interface Photo {
  file: string
  width: number
  height: number
}

async function smallCopy(name: string): Promise<string> {
  const file = join(COPIES, `${LONG_SIDE_PX}-${name}`)
  if (existsSync(file)) return file
  await mkdir(COPIES, { recursive: true })
  const fresh = join(COPIES, `${randomUUID()}.jpg`)
  const fit = { width: LONG_SIDE_PX, height: LONG_SIDE_PX, fit: 'inside' as const }
  await sharp(join(PHOTOS, name)).resize(fit).jpeg({ quality: 92 }).toFile(fresh)
  await rename(fresh, file)
  return file
}

/** A file of tests/photos, and its size in pixels. */
export async function loadPhoto(name: string): Promise<Photo> {
  const file = everything ? join(PHOTOS, name) : await smallCopy(name)
  const { width, height } = await sharp(file).metadata()
  return { file, width, height }
}
