import type { CallData } from '@contract/endpoints/all'

export type Row = CallData<'GET /api/console/comments'>['list'][number]
