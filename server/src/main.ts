/** The server process: reads the configuration, starts, says `ready`, stops gracefully. */
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { ConfigError, loadConfig } from './config/config'
import { FolderInUse } from './db/embedded/lock'
import { startDemo } from './demo/queue'
import { closeDeps, createDeps } from './deps'
import { startHousekeeping } from './housekeeping'
import { startOrderSweep } from './modules/payment/sweep'

const STOP_WITHIN_MS = 20_000

function addressOf(app: FastifyInstance): string {
  const [address] = app.addresses()
  if (!address || typeof address === 'string') throw new Error('not listening on TCP')
  // What a person on this machine opens, whatever interface it listens on.
  const anywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = anywhere ? '127.0.0.1' : address.address
  return `http://${address.family === 'IPv6' && !anywhere ? `[${host}]` : host}:${address.port}`
}

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  const deps = await createDeps(config, { works: config.workerMode === 'inside' })
  const app = await buildApp(deps)
  const stopHousekeeping = startHousekeeping(deps)
  const stopOrderSweep = startOrderSweep(deps)

  const grace = closeWithGrace({ delay: STOP_WITHIN_MS, logger: deps.log }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, 'stopping after an error')
    stopHousekeeping()
    await stopOrderSweep()
    await app.close()
    await closeDeps(deps)
  })
  deps.database.failed.catch((error: unknown) => {
    deps.log.fatal({ err: error }, 'the embedded database stopped')
    grace.close()
    process.exitCode = 1
  })

  await deps.worker.start()
  await startDemo(deps)
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`ready ${addressOf(app)}\n`)
}

/** One sentence for what the operator can mend, a stack for what only we can. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code === 'EADDRINUSE') {
    return `端口 ${String(port)} 已被占用，请用 PORT 换一个。 Port ${String(port)} is in use: set PORT to another one.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
}
