/** Feedback that waits for the staff. */
import type { Db } from '../../platform/db/client'
import { countOpen } from './repository'

export const countUnanswered = (db: Db): Promise<number> => countOpen(db)
