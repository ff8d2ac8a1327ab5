/**
 * Persistence of stores in Taro storage. Importing it checks the stored version first: state of
 * another version of the app is never read.
 */
import { createJSONStorage, type PersistStorage } from 'zustand/middleware'
import { DEVICE_KEY } from '@/platform/deviceId'
import { IS_H5 } from '@/platform/env'
import { clearItems, readItem, removeItem, writeItem } from '@/platform/storage'
import { tokenStore } from '@/platform/tokens'

export const VERSION_KEY = 'version'
/** Of someone who signed out on purpose. */
export const LEFT_KEY = 'left'

/** Data that a wipe leaves for shell/afterUpdate, which checks it before it is used. */
export const UPDATE_KEY = 'afterUpdate'
export interface UpdateRecord {
  signedOut: boolean
  /** The stored states of these stores, as the other version wrote them. */
  draft: string | null
  sources: string | null
}

/** Drawings and the undo steps of a mask: their stores check what they read. */
const DRAWINGS = ['doodle-paint', 'doodle-paintv1', 'doodle-webview', 'maskHistory']

/**
 * Wipes everything, the session too, when another version of the app wrote it. Unsent drafts are
 * carried over (docs/decisions/079-drafts-across-versions-and-chunk-load-errors.md). Where the
 * platform signs in by itself, who left stays signed out, and the device stays the same.
 */
function requireVersion(): void {
  if (readItem(VERSION_KEY) === APP_VERSION) return
  const keys = IS_H5 ? DRAWINGS : [...DRAWINGS, LEFT_KEY, DEVICE_KEY]
  const preserved = keys.map((key) => [key, readItem(key)] as const)
  // The record of a wipe whose drafts were not restored yet.
  const before = readItem<UpdateRecord>(UPDATE_KEY)
  const record: UpdateRecord = {
    signedOut: tokenStore.read() !== null || before?.signedOut === true,
    draft: readItem<string>('draft') ?? before?.draft ?? null,
    sources: readItem<string>('sources') ?? before?.sources ?? null,
  }
  clearItems()
  for (const [key, value] of preserved) if (value !== null) writeItem(key, value)
  if (record.signedOut || record.draft !== null) writeItem(UPDATE_KEY, record)
  writeItem(VERSION_KEY, APP_VERSION)
}

requireVersion()

/** Pass as `storage` to zustand's persist. */
export function taroStorage<T>(): PersistStorage<T> | undefined {
  return createJSONStorage<T>(() => ({
    getItem: (key) => readItem<string>(key),
    setItem: writeItem,
    removeItem,
  }))
}
