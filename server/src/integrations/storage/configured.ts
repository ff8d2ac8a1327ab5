/** The storage this installation is configured for. */
import path from 'node:path'
import type { StorageConfig } from './config'
import { createCosStorage } from './cos/cos'
import { createLocalStorage } from './local'
import { createS3Storage } from './s3/s3'
import type { Storage } from './storage'

/** Path of local files. */
export const FILES_PATH = '/files'

export function localFilesRoot(config: { dataDir: string }): string {
  return path.join(config.dataDir, 'files')
}

export function createStorage(
  config: { storage: StorageConfig; dataDir: string; publicUrl: string | null },
  now?: () => Date,
): Storage {
  const { storage } = config
  switch (storage.kind) {
    case 'cos':
      return createCosStorage(storage, now)
    case 's3':
      return createS3Storage(storage, now)
    case 'local':
      return createLocalStorage({
        root: localFilesRoot(config),
        baseUrl: `${config.publicUrl ?? ''}${FILES_PATH}`,
      })
  }
}
