import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtServer } from '../../server/src/testing/built'
import { freePort } from '../../server/src/testing/free-port.mjs'
import { openDatabaseFor, type DatabaseKind } from './database'
import type { Sql } from '../../server/src/testing/sql'
import { everything } from '../../studio/testing/effort'
import { furnishOwnSamples, furnishWaitingSamples } from './samples'
import { Shared } from './shared'

const ROOT = resolve(__dirname, '../..')
/** First start of an embedded database, on a slow machine. */
const START_TIMEOUT_MS = 120_000

export interface JourneyServer {
  /** Origin it listens on. */
  url: string
  /** Asks its database. */
  sql: Sql
  /** Environment of a further process that uses its data. */
  env: Record<string, string>
  /** Its output so far, for a failing test. */
  output(): string
  /** Stops it and removes its data. */
  close(): Promise<void>
}

const sides = (percent: string) => ({ STUDIO_SIZE_PERCENT: everything ? '100' : percent })
/** For pages that show pictures: what they do with one does not depend on its size. */
export const SMALL = sides('25')
/** For tests that watch, leave or cancel a running picture: it takes seconds. */
export const WATCHED = sides('50')

/** All of its people come from one address, and pay for what several files make. */
const OF_MANY = {
  RATE_LIMIT_PER_MINUTE: '100000',
  SMS_PER_ADDRESS_HOUR: '1000',
  WELCOME_CREDITS: '300',
  ...WATCHED,
  // Both shapes of phones show what H5 shows.
  TOP_UP_ON: 'h5,ios,weapp,weapp-ios',
}

/** `given`: small pictures as samples; `painted`: by the server, when idle. */
export type Samples = 'given' | 'painted'

export interface StartOptions {
  samples?: Samples
  /** Left out: `postgres`, where there is one. */
  database?: DatabaseKind | undefined
}

/** As by `npm start`, for pictures of it. */
export const AS_INSTALLED: StartOptions = { samples: 'painted', database: 'embedded' }

/**
 * The real server on a free port and an empty data folder. It paints no demo square:
 * the square belongs to whom the test signs in.
 * @throws Error with its output when it does not get ready
 */
export async function startServer(
  env: Record<string, string> = {},
  { samples = 'given', database: kind = 'postgres' }: StartOptions = {},
): Promise<JourneyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'moguang-journey-'))
  const dataDir = env.DATA_DIR ?? folder
  const database = await openDatabaseFor(dataDir, kind)
  const provided = samples === 'given'
  if (provided && database.ready) await furnishOwnSamples(database.sql, dataDir)
  const port = await freePort()
  const child = spawn(process.execPath, [join(await builtServer(), 'main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: '0',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...database.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  const close = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await exited
    if (env.DATA_DIR === undefined) await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  const ready = new Promise<string>((found, lost) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /^ready (http:\/\/\S+)/m.exec(printed)?.[1]
      if (url !== undefined) found(url)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => lost(new Error(`the server ended (${code}):\n${printed}`)))
    setTimeout(
      () => lost(new Error(`the server is not ready:\n${printed}`)),
      START_TIMEOUT_MS,
    ).unref()
  })
  try {
    const url = await ready
    const { sql } = database
    if (provided) await furnishWaitingSamples(sql, dataDir)
    return { url, sql, env: { DATA_DIR: dataDir, ...database.env }, output: () => printed, close }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

const servers = new Map<string, Shared<JourneyServer>>()

/**
 * A share of the one server of this process with this environment, for tests that tolerate other
 * users on it; closing it releases the share.
 */
export async function shareServer(
  env: Record<string, string> = {},
  database?: DatabaseKind,
): Promise<JourneyServer> {
  const key = JSON.stringify([env, database])
  const shared =
    servers.get(key) ??
    new Shared(
      () => startServer({ ...OF_MANY, ...env }, { database }),
      (server) => server.close(),
    )
  servers.set(key, shared)
  return { ...(await shared.take()), close: () => shared.giveBack() }
}
