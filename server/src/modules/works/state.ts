import type { works } from '../../platform/db/schema'

export type WorkState = (typeof works.$inferSelect)['state']
