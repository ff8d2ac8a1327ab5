/** Rows of the two tables of this module, as other modules may name them. */
import type { ErrorCode } from '@contract/errors'
import type { jobs, pictures } from '../../platform/db/schema'

export type JobRow = typeof jobs.$inferSelect
export type PictureRow = typeof pictures.$inferSelect
export type { JobStage } from '../../platform/db/schema'
export type NewPicture = typeof pictures.$inferInsert

/** Reason of a job without pictures, as its owner reads it. */
export interface Failure {
  readonly code: ErrorCode
  readonly message: string
  /** For operators only. */
  readonly cause?: string
}
