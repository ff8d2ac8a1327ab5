import type { CallData } from '@contract/endpoints/all'

export type View = CallData<'GET /api/console/engines'>
export type Engine = View['engines'][number]
export type Model = Engine['models'][number]
export type Tool = View['tools'][number]
export type Answer = CallData<'POST /api/console/engines/{id}/test'>
