/** The database of the installation that a command is about. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Refused } from '../../platform/lib/refused'
import type { Config } from '../../config/config'
import { type Database, openOrConnect } from '../../platform/db/client'
import { said } from './texts'

/**
 * Rejects with Refused where there is none: without DATA_DIR a backup by a timer would make an
 * empty database and save that, night for night.
 */
export async function openHere({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl === null && !existsSync(path.join(dataDir, 'pg')))
    throw new Refused(said.nothingHere(dataDir))
  return openOrConnect({ databaseUrl, dataDir, maxConnections: 2 })
}
