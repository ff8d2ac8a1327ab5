/** The composition root: every port gets its one real part here. */
import type { Config } from './config/config'
import { openDatabase } from './db/client'
import { createEngines } from './engines/configured'
import { createConfiguredQueue } from './worker/configured'
import { createLog } from './lib/log'
import { sessionSecret } from './db/secret'
import { useFfmpeg } from '@media/video/ffmpeg'
import { createPayments } from './payment/configured'
import type { CoreDeps, Deps } from './ports'
import { createSafety } from './safety/configured'
import { createSignIns } from './sign-in/configured'
import { createConsoleSms } from './sms/console'
import type { SmsSender } from './sms/sms'
import { createTencentSms } from './sms/tencent'
import { createStorage } from './storage/configured'

function createSms(config: Config): SmsSender {
  return config.sms.provider === 'tencent'
    ? createTencentSms(config.sms)
    : createConsoleSms(config, (line) => process.stdout.write(`${line}\n`))
}

/** Opens the database and everything that hangs on it alone. */
export async function openCore(config: Config): Promise<CoreDeps> {
  const log = createLog(config.logLevel)
  const now = () => new Date()
  useFfmpeg(config.ffmpegPath)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    maxConnections: config.databaseConnections,
  })
  database.pool.on('error', (error) => log.warn({ err: error }, 'idle connection lost'))
  const secret = await sessionSecret(database.db, config.sessionSecret)
  return {
    config,
    database,
    db: database.db,
    pool: database.pool,
    log,
    secret,
    sms: createSms(config),
    signIns: createSignIns(config),
    safety: createSafety(config),
    payments: createPayments(config, { db: database.db, secret, now }),
    now,
  }
}

/**
 * Everything, not started yet. `works` = false: this process only submits jobs.
 * Throws FolderInUse, or whatever keeps the database from opening.
 */
export async function createDeps(config: Config, { works }: { works: boolean }): Promise<Deps> {
  const core = await openCore(config)
  try {
    const storage = createStorage(config)
    const engines = createEngines(config)
    const jobs = createConfiguredQueue(core, { storage, engines, works })
    return { ...core, storage, engines, jobs }
  } catch (error) {
    await core.database.close()
    throw error
  }
}

/** Finishes or hands back what is running, then closes everything. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.jobs.stop()
  await deps.engines.close()
  await deps.database.close()
}
