/**
 * How stores keep their state in Taro storage. Importing it checks the stored version first: state
 * of another version of the app is never read.
 */
import { createJSONStorage, type PersistStorage } from 'zustand/middleware'
import { clearItems, readItem, removeItem, writeItem } from '@/platform/storage'

export const VERSION_KEY = 'version'

/** Wipes everything, the session too, when another version of the app wrote it. */
function requireVersion(): void {
  if (readItem(VERSION_KEY) === APP_VERSION) return
  clearItems()
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
