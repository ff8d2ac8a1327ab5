/** A demo author is shown with a piece of what they painted first. */
import sharp from 'sharp'
import type { Db } from '../../platform/db/client'
import type { NewPicture } from '../job/rows'
import { uploadKey } from '../../integrations/storage/keys'
import type { Storage } from '../../integrations/storage/storage'
import { writeAvatar } from './repository'

const SIDE_PX = 192

export async function giveAvatar(
  { db, storage }: { db: Db; storage: Storage },
  author: { id: string; avatarKey: string | null },
  [picture]: readonly NewPicture[],
): Promise<void> {
  if (author.avatarKey !== null || !picture) return
  const data = await sharp(await storage.get(picture.thumbKey))
    .resize(SIDE_PX, SIDE_PX, { fit: 'cover', position: 'attention' })
    .keepXmp()
    .webp({ quality: 82 })
    .toBuffer()
  const key = uploadKey({ userId: author.id, extension: 'webp' })
  await storage.put(key, data, { mime: 'image/webp' })
  await writeAvatar(db, author.id, key)
}
