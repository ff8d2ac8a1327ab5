/**
 * Taro storage, synchronous. It may be full, forbidden or broken (private windows): reading then
 * finds nothing and writing keeps the value for this visit only.
 *
 * A mini-program is alone with its storage, and each reading crosses to the client and stops the
 * logic layer meanwhile: there a key is read once. A browser's other tabs write too.
 */
import Taro from '@tarojs/taro'
import { IS_H5 } from './env'
import { warn } from './log'

const fallback = new Map<string, unknown>()
/** Cache of the client's storage, as text, so that callers cannot change each other's values. */
const known = new Map<string, string | null>()

function remember(key: string, value: unknown): void {
  if (!IS_H5) known.set(key, value === null ? null : JSON.stringify(value))
}

/** null when there is nothing, or when it cannot be read. */
export function readItem<T>(key: string): T | null {
  if (fallback.has(key)) return fallback.get(key) as T
  const text = known.get(key)
  if (text !== undefined) return text === null ? null : (JSON.parse(text) as T)
  try {
    const read: unknown = Taro.getStorageSync(key)
    const value = read === '' || read === undefined ? null : read
    remember(key, value)
    return value as T | null
  } catch (error) {
    warn('storage cannot be read', error)
    return null
  }
}

export function writeItem(key: string, value: unknown): void {
  try {
    Taro.setStorageSync(key, value)
    fallback.delete(key)
    remember(key, value)
  } catch (error) {
    warn('storage cannot be written', error)
    fallback.set(key, value)
    known.delete(key)
  }
}

export function removeItem(key: string): void {
  fallback.delete(key)
  remember(key, null)
  try {
    Taro.removeStorageSync(key)
  } catch (error) {
    warn('storage cannot be removed', error)
    known.delete(key)
  }
}

export function clearItems(): void {
  fallback.clear()
  known.clear()
  try {
    Taro.clearStorageSync()
  } catch (error) {
    warn('storage cannot be cleared', error)
  }
}
