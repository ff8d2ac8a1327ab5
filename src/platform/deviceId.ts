/**
 * Random id of this client, created at its first start. It outlives signing out: a number's codes
 * cannot be used up by strangers while the device is known.
 */
import { makeId } from '@/lib/id'
import { readItem, writeItem } from './storage'

export const DEVICE_KEY = 'deviceId'
const FORM = /^[\w-]{20,64}$/

export function deviceId(): string {
  const stored = readItem<unknown>(DEVICE_KEY)
  if (typeof stored === 'string' && FORM.test(stored)) return stored
  const id = makeId() + makeId()
  writeItem(DEVICE_KEY, id)
  return id
}
