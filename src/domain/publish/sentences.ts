/** Sentences of a thread that lead to one of its jobs. */
import type { ThreadVersionView } from '@contract/edits'

type Version = Pick<ThreadVersionView, 'id' | 'parentId' | 'jobId' | 'sentence'>

/** The job of the first picture on the way to one of its jobs; '' for an upload or a deleted job. */
export function findRootJobId(versions: readonly Version[], jobId: string): string {
  const byId = new Map(versions.map((version) => [version.id, version]))
  let version = versions.find((one) => one.jobId === jobId)
  while (version && version.parentId !== null) version = byId.get(version.parentId)
  return version?.jobId ?? ''
}

/** In the order they were said; none of a job that no sentence made. */
export function listSentences(versions: readonly Version[], jobId: string): string[] {
  const byId = new Map(versions.map((version) => [version.id, version]))
  const said: string[] = []
  let version = versions.find((one) => one.jobId === jobId && one.sentence !== null)
  while (version) {
    if (version.sentence !== null) said.unshift(version.sentence)
    version = version.parentId === null ? undefined : byId.get(version.parentId)
  }
  return said
}
