/** Storage for state that changes with every key: written when the hand rests, and on leaving. */
import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { onAppHide } from '@/platform/appLifecycle'
import { taroStorage } from './persist'

const REST_MS = 400

const flushes = new Set<() => void>()

/** Writes what is still to be written: before the app restarts or reloads by itself. */
export function flushLateStorage(): void {
  for (const flush of flushes) flush()
}

/** Like taroStorage, 400 ms late; what waits is written at once when the app goes away. */
export function lateStorage<T>(): PersistStorage<T> | undefined {
  const storage = taroStorage<T>()
  if (!storage) return undefined
  const waiting = new Map<string, StorageValue<T>>()
  let timer: ReturnType<typeof setTimeout> | null = null
  const flush = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    for (const [name, value] of waiting) void storage.setItem(name, value)
    waiting.clear()
  }
  onAppHide(flush)
  flushes.add(flush)
  return {
    getItem: (name) => waiting.get(name) ?? storage.getItem(name),
    setItem(name, value) {
      waiting.set(name, value)
      timer ??= setTimeout(flush, REST_MS)
    },
    removeItem(name) {
      waiting.delete(name)
      return storage.removeItem(name)
    },
  }
}
