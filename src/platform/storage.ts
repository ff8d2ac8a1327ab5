/**
 * Taro storage, synchronous. It may be full, forbidden or broken (private windows): reading then
 * finds nothing and writing keeps the value for this visit only.
 */
import Taro from '@tarojs/taro'
import { warn } from './log'

const fallback = new Map<string, unknown>()

/** null when there is nothing, or when it cannot be read. */
export function readItem<T>(key: string): T | null {
  if (fallback.has(key)) return fallback.get(key) as T
  try {
    const value: unknown = Taro.getStorageSync(key)
    return value === '' || value === undefined || value === null ? null : (value as T)
  } catch (error) {
    warn('storage cannot be read', error)
    return null
  }
}

export function writeItem(key: string, value: unknown): void {
  try {
    Taro.setStorageSync(key, value)
    fallback.delete(key)
  } catch (error) {
    warn('storage cannot be written', error)
    fallback.set(key, value)
  }
}

export function removeItem(key: string): void {
  fallback.delete(key)
  try {
    Taro.removeStorageSync(key)
  } catch (error) {
    warn('storage cannot be removed', error)
  }
}

export function clearItems(): void {
  fallback.clear()
  try {
    Taro.clearStorageSync()
  } catch (error) {
    warn('storage cannot be cleared', error)
  }
}
