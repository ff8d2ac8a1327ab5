import type { CallData } from '@contract/endpoints/all'

export type StylesView = CallData<'GET /api/console/styles'>
export type Style = StylesView['styles'][number]
export type StyleEngine = StylesView['engines'][number]
