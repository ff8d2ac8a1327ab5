/** The composition root: every port gets its one real part here. */
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config'
import { openDatabase, type Database, type Db } from './db/client'
import { createEngines } from './engines/configured'
import type { EngineRegistry } from './engines/registry'
import { createConfiguredQueue } from './jobs/configured'
import type { JobQueue } from './jobs/queue'
import { createLog } from './lib/log'
import { sessionSecret } from './lib/secret'
import { useFfmpeg } from './media/video/ffmpeg'
import { createPayments } from './payment/configured'
import type { PaymentProviders } from './payment/provider'
import { createSafety } from './safety/configured'
import type { Safety } from './safety/safety'
import { createSignIns } from './sign-in/configured'
import type { SignInProviders } from './sign-in/provider'
import { createConsoleSms } from './sms/console'
import type { SmsSender } from './sms/sms'
import { createTencentSms } from './sms/tencent'
import { createStorage } from './storage/configured'
import type { Storage } from './storage/storage'

export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly db: Db
  readonly pool: pg.Pool
  readonly log: Logger
  /** Signs access tokens and hashes codes. */
  readonly secret: Uint8Array
  readonly sms: SmsSender
  readonly signIns: SignInProviders
  readonly storage: Storage
  readonly safety: Safety
  readonly payments: PaymentProviders
  readonly engines: EngineRegistry
  readonly jobs: JobQueue
  /** The clock; tests turn it. */
  readonly now: () => Date
}

/** What needs no other port. */
export type CoreDeps = Omit<Deps, 'storage' | 'engines' | 'jobs'>

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
