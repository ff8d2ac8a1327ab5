import type { CallData } from '@contract/endpoints/all'

/** A work as a gallery shows it, and a work whole. */
export type WorkCard = CallData<'GET /api/works/publicWorks'>['list'][number]
export type WorkView = CallData<'GET /api/works/{id}'>
export type WorkPage = CallData<'GET /api/works/publicWorks'>
