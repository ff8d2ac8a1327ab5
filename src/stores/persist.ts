/**
 * How stores keep their state in Taro storage. Importing it checks the stored version first: state
 * of another version of the app is never read.
 */
import { createJSONStorage, type PersistStorage } from 'zustand/middleware'
import { DEVICE_KEY } from '@/platform/deviceId'
import { IS_H5 } from '@/platform/env'
import { clearItems, readItem, removeItem, writeItem } from '@/platform/storage'

export const VERSION_KEY = 'version'
/** Of someone who signed out on purpose. */
export const LEFT_KEY = 'left'

/**
 * Wipes everything, the session too, when another version of the app wrote it. Where the platform
 * signs in by itself, who left stays signed out, though: a new version is no reason to sign anybody
 * in. And there the device stays the same.
 */
function requireVersion(): void {
  if (readItem(VERSION_KEY) === APP_VERSION) return
  const keys = IS_H5 ? [] : [LEFT_KEY, DEVICE_KEY]
  const preserved = keys.map((key) => [key, readItem(key)] as const)
  clearItems()
  for (const [key, value] of preserved) if (value !== null) writeItem(key, value)
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
