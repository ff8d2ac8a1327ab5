/** The first page of the gallery, stored on the device: readable without a network. */
import { readItem, removeItem, writeItem } from '@/platform/storage'
import type { JobPage } from '@/domain/jobs/pages'

const KEY = 'folder'

interface Snapshot {
  userId: string
  page: JobPage
}

/** Of this user only; what another one left behind is removed. */
export function readSnapshot(userId: string): JobPage | null {
  const snapshot = readItem<Snapshot>(KEY)
  if (!snapshot) return null
  if (snapshot.userId === userId && Array.isArray(snapshot.page?.list)) return snapshot.page
  removeItem(KEY)
  return null
}

export function writeSnapshot(userId: string, page: JobPage): void {
  writeItem(KEY, { userId, page } satisfies Snapshot)
}

/** On signing out. */
export function dropSnapshot(): void {
  removeItem(KEY)
}
