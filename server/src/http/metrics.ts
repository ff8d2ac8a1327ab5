/** Prometheus metrics: the process, its connections and every route, never an address with its query. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from '../lib/errors'

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

interface MetricsDoor {
  readonly metricsToken: string | null
  readonly production: boolean
}

/**
 * With a token: whoever has it. Without: the machine itself, not what a proxy passes on; nobody
 * in production, where a proxy of the same machine may leave its headers out.
 */
function mayRead(request: FastifyRequest, { metricsToken: token, production }: MetricsDoor) {
  if (token) return sameText(request.headers.authorization ?? '', `Bearer ${token}`)
  if (production) return false
  const direct = request.headers['x-forwarded-for'] === undefined
  return direct && /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
}

interface MetricsDeps {
  readonly config: MetricsDoor
  readonly pool: Connections
  readonly sms: SmsBudget
}

interface SmsBudget {
  readonly perDay: number
  sentToday(): Promise<number>
}

/** What a pool of connections says about itself. */
interface Connections {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** How many connections are open, how many of them rest, and how many callers wait for one. */
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

/** Codes sent today by every process together, and how many may be. */
function gaugeSms(registry: Registry, { perDay, sentToday }: SmsBudget): void {
  new Gauge({
    name: 'sms_codes_today',
    help: 'Codes sent on this day of Shanghai, by all processes; budget: how many may be',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.set({ state: 'budget' }, perDay)
      // Without a database there is no figure to tell, and the others are to be read all the same.
      const sent = await sentToday().catch(() => null)
      if (sent === null) this.remove({ state: 'sent' })
      else this.set({ state: 'sent' }, sent)
    },
  })
}

export function registerMetrics(
  app: FastifyInstance,
  { config: door, pool, sms }: MetricsDeps,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  gaugeConnections(registry, pool)
  gaugeSms(registry, sms)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, door)) throw new AppError('NOT_FOUND')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
}
