/** /metrics for Prometheus: the process, its connections and every route, never an address with its query. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from '../lib/errors'
import type { ProcessName } from '../lib/log'
import { appVersion } from '../lib/version'
import type { Reads } from '../db/reads'
import type { Redis } from '../redis/redis'
import type { Metrics } from '../metrics/metrics'

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

interface MetricsDoor {
  readonly metricsToken: string | null
  readonly production: boolean
}

/**
 * With a token: anyone who has it. Without: the machine itself, not what a proxy passes on; no
 * caller in production, where a proxy of the same machine may leave its headers out.
 */
function mayRead(request: FastifyRequest, { metricsToken: token, production }: MetricsDoor) {
  if (token) return sameText(request.headers.authorization ?? '', `Bearer ${token}`)
  if (production) return false
  const direct = request.headers['x-forwarded-for'] === undefined
  return direct && /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
}

/** Lag of the replica and which database answered; absent without a replica. */
function gaugeReplica(registry: Registry, reads: Reads): void {
  if (reads.figures() === null) return
  const registers = [registry]
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Age of the newest moment of the primary that the replica is known to have reached',
    registers,
    collect() {
      const lagMs = reads.figures()?.lagMs ?? null
      this.remove()
      if (lagMs !== null) this.set(lagMs / 1000)
    },
  })
  new Gauge({
    name: 'database_replica_usable',
    help: '1: the replica answers and is within DATABASE_READ_LAG_MS, else 0',
    registers,
    collect() {
      this.set(reads.figures()?.usable ? 1 : 0)
    },
  })
  new Counter({
    name: 'database_public_reads_total',
    help: 'Public calls by what answered them: replica, or why the primary did',
    labelNames: ['answer'],
    registers,
    collect() {
      this.reset()
      for (const [answer, times] of Object.entries(reads.figures()?.answers ?? {}))
        this.inc({ answer }, times)
    },
  })
}

export interface MetricsDeps {
  readonly config: MetricsDoor & { readonly uploads: { readonly diskReserveBytes: number } }
  readonly pool: Connections
  readonly reads: Reads
  readonly redis: Pick<Redis, 'lostSince'> | null
  readonly disk: { freeBytes(): Promise<number> }
  readonly metrics: Metrics
}

/** Figures of a connection pool. */
interface Connections {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** Open and idle connections, and waiting callers. */
function gaugeConnections(registry: Registry, pool: Connections): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database: total, idle; waiting: callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function gaugeRedis(registry: Registry, { lostSince }: Pick<Redis, 'lostSince'>): void {
  new Gauge({
    name: 'redis_lost_seconds',
    help: 'Time for which Redis has not answered, 0 while it does; absent without REDIS_URL',
    registers: [registry],
    collect() {
      const since = lostSince()
      this.set(since ? Math.max(0, (Date.now() - since.getTime()) / 1000) : 0)
    },
  })
}

/** Of DATA_DIR, by one call of the system. */
function gaugeDisk(registry: Registry, { disk, config }: Pick<MetricsDeps, 'disk' | 'config'>) {
  new Gauge({
    name: 'disk_bytes',
    help: 'Disk of DATA_DIR: free; reserve: what files leave to the database',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.set({ state: 'reserve' }, config.uploads.diskReserveBytes)
      // A folder that cannot be queried is reported by /readyz; the other figures are still read.
      const free = await disk.freeBytes().catch(() => null)
      if (free === null) this.remove({ state: 'free' })
      else this.set({ state: 'free' }, free)
    },
  })
}

/**
 * /metrics of a process.
 *
 * @param options.gauges adds further gauges of this process
 */
export function registerMetrics(
  app: FastifyInstance,
  { config: door, pool, reads, redis, disk, metrics }: MetricsDeps,
  options: { process: ProcessName; gauges?: (registry: Registry) => void },
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'app_info',
    help: 'Always 1: which version this is, and what kind of process',
    labelNames: ['version', 'process'],
    registers: [registry],
  }).set({ version: appVersion, process: options.process }, 1)
  gaugeConnections(registry, pool)
  gaugeReplica(registry, reads)
  if (redis) gaugeRedis(registry, redis)
  gaugeDisk(registry, { disk, config: door })
  options.gauges?.(registry)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    )
    done()
  })
  const all = Registry.merge([registry, metrics.registry])
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, door)) throw new AppError('NOT_FOUND')
    return reply.type(all.contentType).send(await all.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
}
