import type { ThreadVersionView, ThreadView } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import { listBranch } from '../tree'
import { getVersionName } from '../versions'
import type { ComparedVersion } from './EditPoster'

/** From the first picture to a version. */
export function listUpTo(
  { versions }: ThreadView,
  version: ThreadVersionView,
): ThreadVersionView[] {
  const branch = listBranch(versions, version.id)
  return branch.slice(0, branch.findIndex(({ id }) => id === version.id) + 1)
}

/**
 * From the first picture to a version, as far as the pictures are there; both of the last step in
 * full size. null: there is nothing to compare.
 */
export function listCompared(
  thread: ThreadView,
  version: ThreadVersionView,
  job: JobView,
): ComparedVersion[] | null {
  const upTo = listUpTo(thread, version)
  const compared = upTo.flatMap((one) =>
    one.thumbUrl === null ? [] : [{ id: one.id, name: getVersionName(one), url: one.thumbUrl }],
  )
  const source = job.sources.find(({ ref }) => ref === job.params.image)
  const picture = job.pictures[0]
  const parentId = upTo.at(-2)?.id
  if (!picture || compared.length < 2 || version.parentId === null) return null
  return compared.map(({ id, name, url }) => ({
    name,
    url: id === version.id ? picture.url : id === parentId ? (source?.url ?? url) : url,
  }))
}
