import { LIMITS } from '../limits'
import { ApiFailure } from '../pages'
import type { Simulation, WxContext } from './context'

/** Key-value storage: values cross as JSON, sizes are limited, a missing key reads as ''. */
export function storage({ phone, problems, realm }: WxContext): Simulation {
  const read = (key: unknown): unknown => {
    const text = phone.storage.get(requireKey(key))
    return text === undefined ? undefined : realm.adopt(JSON.parse(text))
  }
  const write = (key: unknown, value: unknown): void => {
    const text = JSON.stringify(value) as string | undefined
    if (text === undefined) {
      problems.add('api', `storage of "${String(key)}" was set to ${typeof value}`)
    }
    const before = phone.storage.get(requireKey(key))?.length ?? 0
    const total = phone.storageBytes() - before + (text?.length ?? 0)
    if ((text?.length ?? 0) > LIMITS.storageValueBytes) refuse('exceed storage item max length')
    if (total > LIMITS.storageTotalBytes) refuse('exceed storage max size 10Mb')
    phone.storage.set(requireKey(key), text ?? 'null')
  }
  const requireKey = (key: unknown): string => {
    if (typeof key !== 'string') refuse('parameter error: parameter.key should be String')
    return key as string
  }
  const refuse = (reason: string): never => {
    problems.add('api', `storage:fail ${reason}`)
    throw new ApiFailure(reason)
  }
  const info = () => ({
    keys: [...phone.storage.keys()],
    currentSize: Math.ceil(phone.storageBytes() / 1024),
    limitSize: LIMITS.storageTotalBytes / 1024,
  })
  return {
    asynchronous: {
      getStorage: ({ key }) => {
        const data = read(key)
        if (data === undefined) throw new ApiFailure('data not found')
        return { data }
      },
      setStorage: ({ key, data }) => write(key, data),
      removeStorage: ({ key }) => void phone.storage.delete(requireKey(key)),
      clearStorage: () => phone.storage.clear(),
      getStorageInfo: info,
    },
    plain: {
      getStorageSync: (key: unknown) => {
        phone.storageReads += 1
        return read(key) ?? ''
      },
      setStorageSync: (key: unknown, value: unknown) => write(key, value),
      removeStorageSync: (key: unknown) => void phone.storage.delete(requireKey(key)),
      clearStorageSync: () => phone.storage.clear(),
      getStorageInfoSync: () => realm.adopt(info()),
    },
  }
}
