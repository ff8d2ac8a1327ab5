/** The whole app for tests: real parts on a given database; only the clock can be turned. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app/app'
import { createChallenger } from '../integrations/captcha/configured'
import { everything } from '@studio/testing/effort'
import { loadConfig, type Config } from '../config/config'
import type { Database } from '../platform/db/client'
import type { CoreDeps, Deps } from '../app/ports'
import { completeDeps } from '../app/deps'
import { openRedis } from '../platform/redis/redis'
import { createLog } from '../platform/lib/log'
import { serverKeys } from '../platform/db/secret'
import { createPayments } from '../integrations/payment-providers/configured'
import { limiterOn } from '../platform/rate-limit/configured'
import { createSafety } from '../integrations/safety/configured'
import { createSmtp } from '../integrations/mail/smtp'
import { createOidc } from '../integrations/identity-providers/oidc'
import { createSignIns } from '../integrations/identity-providers/configured'
import { createConsoleSms } from '../integrations/sms/console'
import type { Storage } from '../integrations/storage/storage'
import { testDatabase } from './databases'
import { byTurns, isSpread, spreadOut } from './spread'
import { SHARED_POOLS } from './studio-pools'

export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  /** Moves the server's clock, which starts at the real time. */
  forward(ms: number): void
  close(): Promise<void>
}

interface Options {
  readonly database?: Database
  readonly env?: Record<string, string>
  readonly works?: boolean
  /** A Redis of the test, without DATABASE_URL in its environment. */
  readonly redisUrl?: string | undefined
  /** Parts that are not the usual ones. */
  readonly replace?: Partial<CoreDeps>
  /** Instead of the configured one, with the clock of the server. */
  readonly storage?: (now: () => Date) => Storage
}

/** One process of an installation. */
async function startOne(
  database: Database,
  config: Config,
  { works = false, replace = {}, storage, redisUrl, now }: Options & { now: () => Date },
): Promise<Omit<TestApp, 'forward'>> {
  const keys = await serverKeys(database.db, config.sessionSecret)
  const log = createLog(config.logLevel, { process: 'test' })
  const url = redisUrl ?? config.redisUrl
  const redis = url ? await openRedis({ url, secret: keys.of('redis'), now, log }) : null
  const core: CoreDeps = {
    redis,
    config,
    database,
    db: database.db,
    pool: database.pool,
    reads: database.reads,
    log,
    keys,
    sms: config.sms && createConsoleSms({ production: false }, () => {}),
    mail: config.mail && createSmtp(config.mail),
    challenger: createChallenger(config, { keys, now }),
    signIns: createSignIns(config),
    oidc: config.signIn.oidc && createOidc(config.signIn.oidc, { now }),
    // A busy machine is not a silent database: counting alone, two processes let through twice as many.
    limiter: limiterOn(database, { redis, now, log, patienceMs: 10_000 }),
    safety: createSafety(config, { db: database.db, keys, now }),
    payments: createPayments(config, { db: database.db, keys, now }),
    now,
    ...replace,
  }
  const deps = completeDeps(core, {
    works,
    pools: SHARED_POOLS,
    ...(storage && { storage: storage(now) }),
  })
  await Promise.all([deps.engines.ready(), deps.running.ready()])
  await deps.worker.start()
  const app = await buildApp(deps)
  await app.ready()
  return {
    app,
    deps,
    async close() {
      await app.close()
      await deps.worker.stop()
      deps.decoders.close()
      deps.running.stop()
      await deps.engines.close()
      redis?.close()
    },
  }
}

/**
 * `env` as the operator would set it; `works`: jobs are painted too. With TEST_INSTALLATION=spread
 * two such processes answer by turns, on one PostgreSQL behind PgBouncer and one bucket.
 */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const { database, env = {} } = options
  const dataDir = mkdtempSync(path.join(tmpdir(), 'moguang-test-'))
  const spread = database || !isSpread() ? null : await spreadOut()
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // They would cost a minute of a core during the test.
    SAMPLES: '0',
    STUDIO_SIZE_PERCENT: everything ? '100' : '25',
    DATA_DIR: dataDir,
    ...spread?.env,
    ...env,
  })
  const opened = spread?.databases ?? [database ?? (await testDatabase())]
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const processes: Omit<TestApp, 'forward'>[] = []
  for (const one of opened)
    processes.push(await startOne(one, config, { redisUrl: spread?.redisUrl, ...options, now }))
  const [first] = processes
  if (!first) throw new Error('an installation has a process')
  return {
    deps: first.deps,
    app: spread
      ? byTurns(
          processes.map(({ app }) => app),
          spread.bucket,
        )
      : first.app,
    forward(ms) {
      offsetMs += ms
    },
    async close() {
      for (const one of processes) await one.close()
      if (!database) for (const one of opened) await one.close()
      await spread?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

export interface Answer extends Envelope {
  readonly status: number
  readonly response: LightMyRequestResponse
}

interface CallOptions {
  readonly token?: string
  readonly body?: unknown
  readonly address?: string
  /** Besides those every client sends. */
  readonly headers?: Readonly<Record<string, string>>
}

/** One call as a client makes it; throws when the answer is no envelope. */
export async function callApi(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { token, body, address, headers }: CallOptions = {},
): Promise<Answer> {
  const response = await app.inject({
    method,
    url,
    ...(address && { remoteAddress: address }),
    headers: {
      'app-sign': 'h5',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: body as object }),
  })
  const envelope = response.json<Envelope>()
  return { ...envelope, status: response.statusCode, response }
}

/** Signs a phone in by the calls a person would make. */
export async function signInByCalls(
  app: FastifyInstance,
  phone: string,
): Promise<{ token: string; refreshToken: string; isNew: boolean }> {
  const sent = await callApi(app, 'POST', '/api/sms-code', { body: { phone } })
  const { devCode } = sent.data as { devCode: string }
  const signed = await callApi(app, 'POST', '/api/auth/phoneLogin', {
    body: { phone, code: devCode },
  })
  if (signed.code !== 0) throw new Error(`sign-in failed: ${signed.message}`)
  return signed.data as { token: string; refreshToken: string; isNew: boolean }
}
