import type { CallData } from '@contract/endpoints/all'
import type { FILTERS } from './texts'

export type PersonView = CallData<'GET /api/console/users/{id}'>
export type Filter = (typeof FILTERS)[number]['value']
