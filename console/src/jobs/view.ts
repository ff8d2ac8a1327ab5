import type { CallData } from '@contract/endpoints/all'
import type { LISTS } from './texts'

export type Job = CallData<'GET /api/console/jobs'>['list'][number]
export type JobList = (typeof LISTS)[number]['value']
