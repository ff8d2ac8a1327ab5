/** Rows of the two tables of this module, as other modules may name them. */
import type { ErrorCode } from '@contract/errors'
import { planKey } from '../../integrations/storage/keys'
import type { jobs, pictures } from '../../platform/db/schema'

export type JobRow = typeof jobs.$inferSelect
export type PictureRow = typeof pictures.$inferSelect
export type { JobStage, LayerFile } from '../../platform/db/schema'
export type NewPicture = typeof pictures.$inferInsert

/** Keys of all files of a picture. */
export function listFileKeys({
  key,
  thumbKey,
  underKey,
  planBytes,
  layerFiles = [],
}: Pick<NewPicture, 'key' | 'thumbKey' | 'underKey' | 'planBytes' | 'layerFiles'>): string[] {
  const layered = layerFiles.map((file) => file.key)
  if (!underKey) return [key, thumbKey, ...layered]
  return [key, thumbKey, underKey, ...(planBytes ? [planKey(underKey)] : []), ...layered]
}

/** Reason of a job without pictures, as its owner reads it. */
export interface Failure {
  readonly code: ErrorCode
  readonly message: string
  /** For operators only. */
  readonly cause?: string
}
