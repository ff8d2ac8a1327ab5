import type { CallData } from '@contract/endpoints/all'

export type Album = CallData<'POST /api/album'>
export type ShelfPage = CallData<'GET /api/album/my'>
export type AlbumPageData = CallData<'GET /api/album/getJobs'>

/** As the server counts characters. */
export const NAME_MOST = 20
