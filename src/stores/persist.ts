/**
 * How stores keep their state in Taro storage. Importing it checks the stored version first: state
 * of another version of the app is never read.
 */
import { createJSONStorage, type PersistStorage } from 'zustand/middleware'
import { clearItems, readItem, removeItem, writeItem } from '@/platform/storage'

export const VERSION_KEY = 'version'
/** Of someone who signed out on purpose. */
export const LEFT_KEY = 'left'

/**
 * Wipes everything, the session too, when another version of the app wrote it. Who left stays
 * signed out, though: a new version is no reason to sign anybody in.
 */
function requireVersion(): void {
  if (readItem(VERSION_KEY) === APP_VERSION) return
  const left = readItem(LEFT_KEY)
  clearItems()
  if (left !== null) writeItem(LEFT_KEY, left)
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
