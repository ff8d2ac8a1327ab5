/** Versions of a thread: which one a job made, and from which. */
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import { VERSIONS } from './thread/texts'
import { listBranch } from './tree'

/** `picture:<id>` names one of its job's pictures. */
export function readPictureId({ picture }: Pick<ThreadVersionView, 'picture'>): string | undefined {
  return picture?.startsWith('picture:') ? picture.slice('picture:'.length) : undefined
}

export interface VersionState {
  thread: ThreadView | undefined
  version: ThreadVersionView | undefined
  parent: ThreadVersionView | undefined
}

/** The version a job made, or began with. */
export function findVersion(thread: ThreadView | undefined, job: { id: string }): VersionState {
  const version = thread?.versions.find(({ jobId }) => jobId === job.id)
  const parent = thread?.versions.find(({ id }) => id === version?.parentId)
  return { thread, version, parent }
}

export function getVersionName({ number }: Pick<ThreadVersionView, 'number'>): string {
  return number === 1 ? VERSIONS.original : VERSIONS.version(number)
}

/** The version that an arrow key leads to: along the branch, or to what was made of the same parent. */
export function findNeighbour(
  { versions }: Pick<ThreadView, 'versions'>,
  version: ThreadVersionView,
  key: string,
): ThreadVersionView | undefined {
  const along = { ArrowUp: -1, ArrowDown: 1 }[key]
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const among =
    along === undefined
      ? versions.filter(({ parentId }) => parentId === version.parentId)
      : listBranch(versions, version.id)
  const at = among.findIndex(({ id }) => id === version.id)
  const other = among[at + (along ?? across ?? 0)]
  return other && other.id !== version.id && other.jobId !== null ? other : undefined
}
