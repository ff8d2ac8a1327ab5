/** The shared store of builds of this installation. */
import path from 'node:path'
import type { Config } from '../../config/config'
import { createLocalStorage } from '../../integrations/storage/local'
import type { Storage } from '../../integrations/storage/storage'
import type { Disk } from '../../platform/disk'
import { type BuildStore, createBuildStore } from './store'

interface BuildsOptions {
  readonly config: Pick<Config, 'dataDir' | 'retainedBuilds'>
  readonly storage: Storage
  readonly disk: Disk
  readonly now: () => Date
}

/** Null: RETAINED_BUILDS is 0. */
export function createBuilds({ config, storage, disk, now }: BuildsOptions): BuildStore | null {
  const retained = config.retainedBuilds
  if (retained === 0) return null
  if (storage.kind !== 'local') return createBuildStore(storage, { retained, now })
  // Outside the folder of stored files: nothing that people upload can get there.
  const local = createLocalStorage({ root: path.join(config.dataDir, 'web'), baseUrl: '' })
  const reserveSpace = (bytes: number) => disk.requireSpace(bytes)
  return createBuildStore(local, { retained, now, reserveSpace })
}
