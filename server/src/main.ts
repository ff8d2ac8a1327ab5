/** The server process: reads the configuration, starts, says `ready`, stops gracefully. */
import closeWithGrace from 'close-with-grace'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './app/app'
import { startBackups } from './operations/backup/schedule'
import { ConfigError, loadConfig } from './config/config'
import { findMisspelt, misspeltSentence } from './config/misspelt'
import { requireNamedPaths } from './config/paths-that-exist'
import { FolderInUse } from './platform/db/embedded/lock'
import { whenAnswered } from './platform/db/when-answered'
import { startDemo } from './modules/demo/queue'
import { closeDeps, createDeps } from './app/deps'
import { startPublishing } from './app/builds/publish'
import { startHousekeeping } from './app/housekeeping'
import { getLocalUrl, describeListenError } from './platform/http/listening'
import { createPlaceholderServer } from './platform/http/placeholder-server'
import { releaseMemoryWhenIdle } from './platform/lib/idle-memory'
import { onParentEnd } from './platform/lib/parent'
import { texts as databaseTexts } from './platform/db/texts'
import { StartProblem } from './platform/lib/start-problem'
import { createModelSetup } from './platform/nets-process/setup'
import { startOrderSweep } from './modules/payment/sweep'
import { requireDataFolder } from './integrations/storage/data-folder'

const STOP_WITHIN_MS = 20_000

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

let stop: () => void = () => process.exit(1)
onParentEnd(() => stop())

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  requireNamedPaths(process.env)
  for (const misspelt of findMisspelt(process.env)) say(misspeltSentence(misspelt))
  if (config.lowMemory !== null) say(config.lowMemory)
  await requireDataFolder(config.dataDir)
  const placeholder = createPlaceholderServer(config)
  const patiently = <T>(begin: () => Promise<T>): Promise<T> =>
    whenAnswered(begin, async (sentence) => {
      say(sentence)
      await placeholder.open()
    })
  const works = config.workerMode === 'inside'
  const deps = await patiently(() => createDeps(config, { works, process: 'server' }))
  const app = await buildApp(deps)
  const stopPublishing = await startPublishing(deps)
  const stopHousekeeping = startHousekeeping(deps)
  const stopOrderSweep = startOrderSweep(deps)
  const stopBackups = startBackups(deps)

  const models = createModelSetup(deps)

  const delay = config.stopDrainMs + STOP_WITHIN_MS
  const grace = closeWithGrace({ delay, logger: deps.log }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, 'stopping after an error')
    deps.lifecycle.stop()
    // The load balancer sees /readyz fail first, so that no call reaches a closed port.
    if (!err) await sleep(config.stopDrainMs)
    stopHousekeeping()
    stopPublishing()
    stopBackups()
    await models.stop()
    await stopOrderSweep()
    await app.close()
    await closeDeps(deps)
  })
  deps.database.failed.catch((error: unknown) => {
    deps.log.fatal({ err: error }, 'the embedded database stopped')
    process.stderr.write(`${databaseTexts.embeddedEnded}\n`)
    grace.close()
    process.exitCode = 1
  })

  stop = () => grace.close()
  await patiently(() => deps.worker.start())
  await startDemo(deps)
  const port = (await placeholder.close()) ?? config.port
  await app.listen({ port, host: config.host })
  say(`ready ${getLocalUrl(app)}`)
  models.start()
  releaseMemoryWhenIdle()
}

/** One sentence for what the operator can mend, a stack for what only we can. */
function describeError(error: unknown): string {
  if ([ConfigError, FolderInUse, StartProblem].some((known) => error instanceof known))
    return (error as Error).message
  const taken = describeListenError(error, 'PORT')
  if (taken) return taken
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
