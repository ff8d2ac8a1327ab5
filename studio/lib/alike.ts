import { isDeepStrictEqual } from 'node:util'

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function areAlikeLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (!isAlike(one[i], other[i])) return false
  return true
}

function areAlikeRecords(one: object, other: object): boolean {
  const [own, others] = [one, other] as Record<string, unknown>[]
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  for (const key of keys)
    if (!isAlike(own?.[key], others?.[key]) || !Object.hasOwn(other, key)) return false
  return true
}

/** As `isDeepStrictEqual`, several times as fast on lists and records of numbers: drawings. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one)) return Array.isArray(other) && areAlikeLists(one, other)
  if (isPlain(one)) return isPlain(other) && areAlikeRecords(one, other)
  return isDeepStrictEqual(one, other)
}
