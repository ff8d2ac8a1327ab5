import type { CallInput } from '@contract/endpoints/all'

export type BlockDays = CallInput<'POST /api/console/users/{id}/block'>['body']['days']

export const BLOCK_DAYS_LIST: readonly BlockDays[] = ['1', '7', '30', 'ever']
