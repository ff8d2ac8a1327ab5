import type { CallData } from '@contract/endpoints/all'

type View = CallData<'GET /api/console/shop'>
export type Goods = View['goods'][number]
export type Batch = View['gifts'][number]
