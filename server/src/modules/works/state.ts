import type { works } from '../../db/schema'

export type WorkState = (typeof works.$inferSelect)['state']
