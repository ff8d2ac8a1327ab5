/** A storage whose writing is traced. */
import type { Storage } from './storage'
import type { Attributes } from '../../platform/tracing/span'
import { isTracing, within } from '../../platform/tracing/tracing'

/** The job of a picture; keys themselves open files, and are not traced. */
function buildAttributes(storage: Storage, key: string): Attributes {
  const [kind, id] = key.split('/')
  return {
    'moguang.storage': storage.kind,
    ...(kind === 'job' && id !== undefined && { 'moguang.job.id': id }),
  }
}

/** The storage itself where nothing is traced. */
export function tracedStorage(storage: Storage): Storage {
  if (!isTracing()) return storage
  const wish = (key: string, more: Attributes = {}) => ({
    name: 'storage put',
    kind: 'client' as const,
    attributes: { ...buildAttributes(storage, key), ...more },
  })
  return {
    ...storage,
    put: (key, bytes, options) =>
      within(wish(key, { 'moguang.bytes': bytes.length, 'moguang.mime': options.mime }), () =>
        storage.put(key, bytes, options),
      ),
    putFile: (key, file, options) =>
      within(wish(key, { 'moguang.mime': options.mime }), () =>
        storage.putFile(key, file, options),
      ),
  }
}
