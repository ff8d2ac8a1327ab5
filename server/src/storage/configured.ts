/** The storage this installation is configured for. */
import path from 'node:path'
import type { Config } from '../config/config'
import { createCosStorage } from './cos/cos'
import { createLocalStorage } from './local'
import { createS3Storage } from './s3/s3'
import type { Storage } from './storage'

/** Where local files are served. */
export const FILES_PATH = '/files'

export function localFilesRoot(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'files')
}

export function createStorage(config: Pick<Config, 'storage' | 'dataDir' | 'publicUrl'>): Storage {
  const { storage } = config
  switch (storage.kind) {
    case 'cos':
      return createCosStorage(storage)
    case 's3':
      return createS3Storage(storage)
    case 'local':
      return createLocalStorage({
        root: localFilesRoot(config),
        baseUrl: `${config.publicUrl ?? ''}${FILES_PATH}`,
      })
  }
}
