/** The thumbnail of one stored picture or video: checked, and rebuilt from the original. */
import sharp from 'sharp'
import { firstRecord } from '@media/aigc/record'
import { buildXmp } from '@media/aigc/xmp'
import { PRODUCER } from '../../platform/media-intake/finish'
import { MAX_DECODE_S, MAX_INPUT_PIXELS } from '../../platform/media-intake/limits'
import { type SmallVersions, createSmallVersions } from '../../platform/media-intake/thumbnail'
import { smallVersionsOfVideo } from '../../platform/media-intake/video/intake'
import { ObjectMissing, type Storage } from '../../integrations/storage/storage'
import type { Stored, Table } from './repository'

const THUMB_MAX_BYTES = 4 * 1024 * 1024
const ORIGINAL_MAX_BYTES = 200 * 1024 * 1024
/** The shortest thumbhash there is. */
const HASH_MIN_BYTES = 5

async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_INPUT_PIXELS }).stats()
    return true
  } catch {
    // Whatever it says, it is not to be shown.
    return false
  }
}

/** Rejects when the storage does not answer: that says nothing about the thumbnail. */
export async function isSound(storage: Storage, row: Stored): Promise<boolean> {
  if (Buffer.from(row.thumbhash, 'base64').length < HASH_MIN_BYTES) return false
  try {
    return await isReadable(await storage.get(row.thumbKey, { maxBytes: THUMB_MAX_BYTES }))
  } catch (error) {
    if (error instanceof ObjectMissing) return false
    throw error
  }
}

/** Generated pictures carry their record here too; uploads have none. */
export async function makeSmall(
  storage: Storage,
  table: Table,
  { id, key, mime }: Stored,
): Promise<SmallVersions> {
  const bytes = await storage.get(key, { maxBytes: ORIGINAL_MAX_BYTES })
  const record = firstRecord({ producer: PRODUCER, produceId: id })
  const xmp = table === 'pictures' ? buildXmp(record) : null
  if (mime.startsWith('video/')) return smallVersionsOfVideo(bytes, { xmp })
  const source = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
  return createSmallVersions(source.timeout({ seconds: MAX_DECODE_S }), { xmp })
}
