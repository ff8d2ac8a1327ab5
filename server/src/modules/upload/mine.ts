/** 我的上传: what a user brought, to be chosen again. */
import type { userUploadEndpoints } from '@contract/endpoints/album'
import type { z } from 'zod'
import type { UploadPorts } from './ports'
import { pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { countUploads, listUploads } from './mine-repository'
import { toView } from './service'

export async function listMyUploads(
  deps: Pick<UploadPorts, 'db' | 'storage'>,
  userId: string,
  query: z.output<typeof userUploadEndpoints.appPage.query>,
) {
  const filter = { userId, kind: query.kind }
  const [rows, total] = await Promise.all([
    listUploads(deps.db, filter, timeRange(query)),
    countUploads(deps.db, filter),
  ])
  const { shown, frame } = pageOfRows(rows, query, { total, cursorOf: writeCursor })
  const list = shown.map((row) => ({
    ...toView(deps, row),
    ref: `upload:${row.id}`,
    createdAt: row.createdAt.toISOString(),
  }))
  return { list, ...frame }
}
