/**
 * A random id that this browser stores. It proves only an earlier visit: attackers who guess codes
 * of the same user cannot use up the tries of a known device.
 */
const KEY = 'console-device'
const FORM = /^[\w-]{20,64}$/

export function deviceId(): string {
  const stored = localStorage.getItem(KEY)
  if (stored !== null && FORM.test(stored)) return stored
  const created = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  localStorage.setItem(KEY, created)
  return created
}
