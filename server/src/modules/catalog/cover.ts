/** Covers of published items: the small version of an upload, stored apart from it. */
import type { Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import type { CatalogPorts } from './ports'
import { deleteFilesLater } from '../../integrations/storage/deletion'
import { coverKey } from '../../integrations/storage/keys'
import { forgetPending, rememberPending } from '../../integrations/storage/pending'
import { readUpload } from '../upload/service'
import { texts } from './texts'

export interface Cover {
  readonly coverKey: string
  readonly thumbhash: string
}

/** A card is a third as wide on a phone of three pixels a point. */
const LEAST_SIDE_PX = 200
/** Lists that name it are shown by phones for a while. */
const SHOWN_MS = 24 * 3_600_000

/** A picture uploaded by the signed-in user. Throws NOT_FOUND, PARAM_INVALID for a video. */
export async function requirePicture(
  deps: Pick<CatalogPorts, 'db'>,
  wanted: { userId: string; id: string },
) {
  const upload = await readUpload(deps, wanted)
  if (!upload) throw new AppError('NOT_FOUND', { message: texts.noPicture })
  if (!upload.mime.startsWith('image/'))
    throw new AppError('PARAM_INVALID', { message: texts.noVideo })
  return upload
}

/**
 * Stored before the transaction that names it, which forgets that it is pending (`keepCover`).
 * Throws NOT_FOUND or PARAM_INVALID with one sentence.
 */
export async function storeCover(
  { db, storage }: Pick<CatalogPorts, 'db' | 'storage'>,
  picture: { userId: string; id: string },
): Promise<Cover> {
  const { width, height, thumbKey, thumbhash } = await requirePicture({ db }, picture)
  if (Math.min(width, height) < LEAST_SIDE_PX)
    throw new AppError('PARAM_INVALID', { message: texts.tooSmall(LEAST_SIDE_PX) })
  const key = coverKey()
  await rememberPending(db, [key])
  await storage.put(key, await storage.get(thumbKey), { mime: 'image/webp' })
  return { coverKey: key, thumbhash }
}

export async function commitCover(
  tx: Tx,
  { coverKey: key }: Pick<Cover, 'coverKey'>,
): Promise<void> {
  await forgetPending(tx, [key])
}

/** No response refers to these files any more; cached responses still do for a day. */
export async function dropPictures(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys) await deleteFilesLater(tx, key, { delayMs: SHOWN_MS })
}
