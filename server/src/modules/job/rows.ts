/** Rows of the two tables of this module, as other modules may name them. */
import type { jobs, pictures } from '../../db/schema'

export type JobRow = typeof jobs.$inferSelect
export type PictureRow = typeof pictures.$inferSelect
export type NewPicture = typeof pictures.$inferInsert
