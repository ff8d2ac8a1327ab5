/** `npm run worker`: one more process that paints, parallel to the API, on PostgreSQL. */
import closeWithGrace from 'close-with-grace'
import { ConfigError, loadConfig } from './config/config'
import { findMisspelt, misspeltSentence } from './config/misspelt'
import { requireNamedPaths } from './config/paths-that-exist'
import { whenAnswered } from './platform/db/when-answered'
import { closeDeps, createDeps } from './app/deps'
import { getLocalUrl, describeListenError } from './platform/http/listening'
import { createPlaceholderServer } from './platform/http/placeholder-server'
import { buildWorkerApp } from './app/worker-app'
import { createModelSetup } from './platform/nets-process/setup'
import { releaseMemoryWhenIdle } from './platform/lib/idle-memory'
import { onParentEnd } from './platform/lib/parent'
import { StartProblem } from './platform/lib/start-problem'
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
  if (!config.databaseUrl)
    throw new ConfigError(
      'DATABASE_URL must be set for a worker: the embedded database belongs to the server process alone',
    )
  if (config.lowMemory !== null) say(config.lowMemory)
  await requireDataFolder(config.dataDir)
  if (config.storage.kind === 'local')
    say('STORAGE is local: server and workers must see the same DATA_DIR')
  const { workerPort, host } = config
  const placeholder =
    workerPort === null ? null : createPlaceholderServer({ port: workerPort, host })
  const deps = await whenAnswered(
    () => createDeps(config, { works: true, process: 'worker' }),
    async (sentence) => {
      say(sentence)
      await placeholder?.open()
    },
  )
  const app = placeholder && (await buildWorkerApp(deps))
  // Before it works on anything: a port that is taken ends the process.
  if (app) {
    await app.listen({ port: (await placeholder.close()) ?? workerPort ?? 0, host })
    say(`worker listens ${getLocalUrl(app)}`)
  }
  const models = createModelSetup(deps)
  const grace = closeWithGrace({ delay: STOP_WITHIN_MS, logger: deps.log }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, 'stopping after an error')
    deps.lifecycle.stop()
    await models.stop()
    await closeDeps(deps)
    await app?.close()
  })
  stop = () => grace.close()
  await whenAnswered(() => deps.worker.start(), say)
  say('worker ready')
  models.start()
  releaseMemoryWhenIdle()
}

try {
  await start()
} catch (error) {
  const known = error instanceof ConfigError || error instanceof StartProblem
  const text =
    describeListenError(error, 'WORKER_PORT') ??
    (error instanceof Error ? ((known ? null : error.stack) ?? error.message) : String(error))
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
