/**
 * An installation of several processes for the tests that know nothing of it: two of them on one
 * PostgreSQL behind PgBouncer in transaction mode, with Redis where there is one and their files in
 * one bucket. What only one process remembers shows up as a test that fails.
 */
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { openDatabase, type Database } from '../platform/db/client'
import { startObjectServer } from './object-server'
import { startPooler } from './pooler'
import { startRedis } from './redis'
import { testPostgres } from './postgres'

const PROCESSES = 2
/** Connections to PostgreSQL for both: fewer than each would open by itself. */
const POOLED = 8
const BUCKET = 'spread'

export const isSpread = () => process.env.TEST_INSTALLATION === 'spread'

interface Spread {
  readonly databases: readonly Database[]
  readonly env: Record<string, string>
  /** Left out: there is no Redis on this machine. */
  readonly redisUrl: string | undefined
  /** Answers requests to the bucket's own addresses. */
  readonly bucket: Bucket
  close(): Promise<void>
}

interface Bucket {
  readonly endpoint: string
  readonly app: FastifyInstance
}

/** The bucket as a test asks it: without a port. */
function bucketAt(endpoint: string): Bucket {
  const app = fastify()
  app.get('*', async (request, reply) => {
    const answer = await fetch(new URL(request.url, endpoint))
    const mime = answer.headers.get('content-type')
    if (mime) reply.header('content-type', mime)
    return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()))
  })
  return { endpoint, app }
}

/** @throws Error where PostgreSQL or PgBouncer is missing: who asks for it means it. */
export async function spreadOut(): Promise<Spread> {
  const postgres = await testPostgres()
  if (!postgres) throw new Error('TEST_INSTALLATION=spread needs PostgreSQL (set PG_BIN)')
  const sessionUrl = await postgres.createMigrated()
  const pooler = await startPooler(sessionUrl, POOLED)
  if (!pooler) throw new Error('TEST_INSTALLATION=spread needs PgBouncer')
  const objects = await startObjectServer(BUCKET, isSignedByUs)
  const location = { databaseUrl: pooler.url, sessionUrl, dataDir: null, onOutage() {} }
  const databases: Database[] = []
  for (let count = 0; count < PROCESSES; count += 1) databases.push(await openDatabase(location))
  const redis = await startRedis()
  return {
    databases,
    redisUrl: redis?.url,
    bucket: bucketAt(objects.endpoint),
    env: {
      STORAGE: 's3',
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: objects.endpoint,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      S3_FORCE_PATH_STYLE: 'true',
      SESSION_SECRET: 'only-for-this-test-only-for-this-test',
    },
    async close() {
      objects.close()
      await redis?.close()
      await pooler.close()
      await postgres.dropDatabase(sessionUrl)
    },
  }
}

const isSignedByUs = (url: URL) => url.searchParams.get('X-Amz-Signature') !== null

/** Each call goes to the next process or to the bucket; everything else is the first one's. */
export function byTurns(apps: readonly FastifyInstance[], bucket: Bucket): FastifyInstance {
  const [first] = apps
  if (!first) throw new Error('no process')
  let turn = 0
  const appFor = (url: string) => {
    if (url.startsWith(bucket.endpoint)) return bucket.app
    turn += 1
    return apps[turn % apps.length] ?? first
  }
  const inject = (options: InjectOptions | string) => {
    const { url = '/' } = typeof options === 'string' ? { url: options } : options
    return appFor(String(url)).inject(options)
  }
  return new Proxy(first, {
    get: (target, name) => (name === 'inject' ? inject : Reflect.get(target, name, target)),
  })
}
