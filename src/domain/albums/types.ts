import type { CallData } from '@contract/endpoints/all'

export type Album = CallData<'POST /api/album'>
export type AlbumListPage = CallData<'GET /api/album/my'>

/** As the server counts characters. */
export const NAME_MOST = 20
