/** A whole installation of a cluster: database, bucket, two servers and two workers. */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { VARIABLES } from '../../../server/src/config/table'
import { builtServer } from '../../../server/src/testing/built'
import { freePort } from '../../../server/src/testing/free-port.mjs'
import { type ObjectServer, startObjectServer } from '../../../server/src/testing/object-server'
import { launchProcess, type Process, startProcess } from '../../../tests/server/kill/processes'
import { type DatabaseCluster, startDatabaseCluster } from './database'
import { REDIS } from './packages'
import { type Program, startProgram } from './programs'

/** Name of the bucket with pictures. */
export const BUCKET = 'moguang-files'

export interface Cluster {
  readonly url: string
  readonly database: DatabaseCluster
  readonly bucket: ObjectServer
  readonly servers: readonly Process[]
  readonly workers: readonly Process[]
  /** Kills one by SIGKILL and starts it again on its port and folder. */
  restart(kind: ProcessKind, at: number): Promise<void>
  /** `npm run admin -- …`: its exit code and all that it said. */
  admin(...args: string[]): Promise<{ code: number | null; output: string }>
  stop(): Promise<void>
}

export type ProcessKind = 'main' | 'worker'

interface Options {
  /** Empty. */
  readonly folder: string
  /** Further variables of servers and workers. */
  readonly env?: Readonly<Record<string, string>>
  readonly say?: (line: string) => void
}

export async function startCluster({
  folder,
  env = {},
  say = () => {},
}: Options): Promise<Cluster> {
  mkdirSync(folder, { recursive: true })
  const appPorts = [await freePort(), await freePort()]
  say('etcd, Patroni, PostgreSQL, HAProxy, PgBouncer …')
  const database = await startDatabaseCluster({ folder, appPorts })
  const bucket = await startObjectServer(BUCKET, (url) => url.searchParams.has('X-Amz-Signature'))
  const started: Process[] = []
  let redis: Program | null = null
  const signalAtExit = () => {
    for (const { pid } of started.filter((one) => one.isAlive())) process.kill(pid, 'SIGTERM')
  }
  process.once('exit', signalAtExit)
  const stop = async () => {
    process.off('exit', signalAtExit)
    await Promise.all(started.map((process) => process.stop()))
    await redis?.stop()
    bucket.close()
    await database.stop()
  }
  try {
    const known: Record<string, unknown> = VARIABLES
    const redisPort = await freePort()
    const hasRedis = 'REDIS_URL' in known && existsSync(REDIS)
    if (hasRedis) {
      const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '']
      redis = startProgram(REDIS, args, { folder, name: 'redis', account: database.account })
    }
    const dist = await builtServer()
    const common = {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      DATABASE_URL: database.databaseUrl,
      DATABASE_SESSION_URL: database.sessionUrl,
      STORAGE: 's3',
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      S3_FORCE_PATH_STYLE: 'true',
      WORKER_MODE: 'outside',
      SESSION_SECRET: 'only-for-a-cluster-on-one-machine',
      ...(hasRedis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
      ...env,
    }
    const start = async (name: ProcessKind, at: number) => {
      const own = {
        PORT: String(name === 'main' ? appPorts[at] : 0),
        DATA_DIR: path.join(folder, `${name}-${at + 1}`),
        // A server each reads public pages from another node.
        ...(name === 'main' &&
          'DATABASE_READ_URL' in known && { DATABASE_READ_URL: database.nodes[at]?.url ?? '' }),
      }
      say(`${name === 'main' ? 'server' : 'worker'} ${at + 1} …`)
      const one = await startProcess({ dist, name, env: { ...common, ...own } })
      started.push(one)
      return one
    }
    const servers = [await start('main', 0), await start('main', 1)]
    const workers = [await start('worker', 0), await start('worker', 1)]
    const restart = async (kind: ProcessKind, at: number) => {
      const list = kind === 'main' ? servers : workers
      await list[at]?.kill()
      list[at] = await start(kind, at)
    }
    const admin = async (...args: string[]) => {
      const env = { ...common, DATA_DIR: path.join(folder, 'admin') }
      const command = launchProcess({ dist, name: 'admin', args, env })
      return { code: await command.ended(), output: command.output() }
    }
    return { url: database.appUrl, database, bucket, servers, workers, restart, admin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
