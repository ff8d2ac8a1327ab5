/** The server process: reads the configuration, starts, says `ready`, stops gracefully. */
import closeWithGrace from 'close-with-grace'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { ConfigError, loadConfig } from './config/config'
import { FolderInUse } from './db/embedded/lock'
import { whenAnswered } from './db/when-answered'
import { startDemo } from './demo/queue'
import { closeDeps, createDeps } from './deps'
import { startHousekeeping } from './housekeeping'
import { createWaitingRoom } from './http/waiting'
import { StartProblem } from './lib/start-problem'
import { createModelSetup } from './nets/setup'
import { startOrderSweep } from './modules/payment/sweep'
import { requireDataFolder } from './storage/data-folder'

const STOP_WITHIN_MS = 20_000
const DATABASE_ENDED =
  '内置数据库意外停止，服务随之退出；请重新启动。 The embedded database ended unexpectedly, and the server with it: start it again.'

function addressOf(app: FastifyInstance): string {
  const [address] = app.addresses()
  if (!address || typeof address === 'string') throw new Error('not listening on TCP')
  // What a person on this machine opens, whatever interface it listens on.
  const anywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = anywhere ? '127.0.0.1' : address.address
  return `http://${address.family === 'IPv6' && !anywhere ? `[${host}]` : host}:${address.port}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  await requireDataFolder(config.dataDir)
  const waitingRoom = createWaitingRoom(config)
  const patiently = <T>(begin: () => Promise<T>): Promise<T> =>
    whenAnswered(begin, async (sentence) => {
      say(sentence)
      await waitingRoom.open()
    })
  const deps = await patiently(() => createDeps(config, { works: config.workerMode === 'inside' }))
  const app = await buildApp(deps)
  const stopHousekeeping = startHousekeeping(deps)
  const stopOrderSweep = startOrderSweep(deps)

  const models = createModelSetup(deps)

  const delay = config.stopDrainMs + STOP_WITHIN_MS
  const grace = closeWithGrace({ delay, logger: deps.log }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, 'stopping after an error')
    deps.lifecycle.stop()
    // Whoever sends calls here sees /readyz turn red first, and then no call finds a shut door.
    if (!err) await sleep(config.stopDrainMs)
    stopHousekeeping()
    await models.stop()
    await stopOrderSweep()
    await app.close()
    await closeDeps(deps)
  })
  deps.database.failed.catch((error: unknown) => {
    deps.log.fatal({ err: error }, 'the embedded database stopped')
    process.stderr.write(`${DATABASE_ENDED}\n`)
    grace.close()
    process.exitCode = 1
  })

  await patiently(() => deps.worker.start())
  await startDemo(deps)
  const port = (await waitingRoom.close()) ?? config.port
  await app.listen({ port, host: config.host })
  say(`ready ${addressOf(app)}`)
  models.start()
}

/** One sentence for what the operator can mend, a stack for what only we can. */
function sentenceOf(error: unknown): string {
  if ([ConfigError, FolderInUse, StartProblem].some((known) => error instanceof known))
    return (error as Error).message
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
