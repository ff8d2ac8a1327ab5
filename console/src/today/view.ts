import type { CallData } from '@contract/endpoints/all'
import type { texts } from './texts'

export type TodayView = CallData<'GET /api/console/today'>
export type Days = keyof typeof texts.periods
