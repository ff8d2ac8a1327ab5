/**
 * An installation of several machines on this one: two servers behind a proxy that asks them by
 * turns, two workers, PostgreSQL behind PgBouncer in transaction mode, and a store that speaks S3.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtServer } from '../../server/src/testing/built'
import { startObjectServer, type ObjectServer } from '../../server/src/testing/object-server'
import { startPooler } from '../../server/src/testing/pooler'
import { testPostgres } from '../../server/src/testing/postgres'
import { startProcess, type Process } from '../server/kill/processes'

const BUCKET = 'moguang-files'
/** Connections to PostgreSQL for all four: fewer than they have tasks and calls at once. */
const POOLED = 6

export interface Installation {
  /** Address of the proxy. */
  readonly url: string
  /** PostgreSQL itself. */
  readonly databaseUrl: string
  readonly servers: readonly Process[]
  readonly workers: readonly Process[]
  readonly bucket: ObjectServer
  /** Calls that each server was given. */
  readonly calls: readonly number[]
  close(): Promise<void>
}

/** Calls go to each of them by turns: no session sticks to a server. */
async function proxyTo(targets: readonly string[], calls: number[]): Promise<Server> {
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const at = turn % targets.length
    turn += 1
    calls[at] = (calls[at] ?? 0) + 1
    const { method, headers, url } = incoming
    const onward = ask(new URL(url ?? '/', targets[at]), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}

/** Null where PostgreSQL or PgBouncer is missing. */
export async function startInstallation(): Promise<Installation | null> {
  const postgres = await testPostgres()
  if (!postgres) return null
  const databaseUrl = await postgres.createMigrated()
  const pooler = await startPooler(databaseUrl, POOLED)
  if (!pooler) return null
  const folder = await mkdtemp(join(tmpdir(), 'moguang-installation-'))
  const bucket = await startObjectServer(BUCKET, (url) => url.searchParams.has('X-Amz-Signature'))
  const dist = await builtServer()
  const started: Process[] = []
  const start = async (name: 'main' | 'worker', at: number) => {
    const process = await startProcess({
      dist,
      name,
      env: {
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: '0',
        DEMO: '0',
        SAMPLES: '0',
        DATABASE_URL: pooler.url,
        DATABASE_SESSION_URL: databaseUrl,
        STORAGE: 's3',
        S3_BUCKET: BUCKET,
        S3_ENDPOINT: bucket.endpoint,
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'key',
        S3_FORCE_PATH_STYLE: 'true',
        WORKER_MODE: 'outside',
        WORKER_CONCURRENCY: '1',
        TRUST_PROXY: '1',
        DATA_DIR: join(folder, `${name}-${at}`),
        MODELS: 'off',
        STUDIO_SIZE_PERCENT: '50',
        SESSION_SECRET: 'only-for-this-test-only-for-this-test',
      },
    })
    started.push(process)
    return process
  }
  const servers = [await start('main', 1), await start('main', 2)]
  const workers = [await start('worker', 1), await start('worker', 2)]
  const calls = servers.map(() => 0)
  const proxy = await proxyTo(
    servers.map(({ ready }) => ready),
    calls,
  )
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    databaseUrl,
    servers,
    workers,
    bucket,
    calls,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      for (const process of started) await process.stop()
      bucket.close()
      await pooler.close()
      await postgres.dropDatabase(databaseUrl)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
