/**
 * `npm run admin -- <command>`: what operators do by hand. Works while the server runs: on
 * PostgreSQL in parallel to it, on the embedded database through its gate.
 */
import { userInfo } from 'node:os'
import { ConfigError, loadConfig } from '../../config/config'
import { openOrConnect } from '../../platform/db/client'
import { FolderInUse } from '../../platform/db/embedded/lock'
import { createEngines } from '../../integrations/engines/configured'
import { serverKeys } from '../../platform/db/secret'
import { StartProblem } from '../../platform/lib/start-problem'
import { readArrangement } from '../../modules/settings/engine-arrangement'
import { arrangedPrices } from '../../modules/job/pricing'
import { createStorage } from '../../integrations/storage/configured'
import { createPayments } from '../../integrations/payment-providers/configured'
import { Refused } from './command'
import { helpLines } from './commands'
import { findCommand, runCommand } from './run'

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function start(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') return say(helpLines())
  const { command, args } = findCommand(words)
  const loaded = loadConfig(process.env, { engineKeys: command.callsEngines === true })
  // A command needs sessions of its own: past the pooler, where there is one.
  const config = { ...loaded, databaseUrl: loaded.databaseSessionUrl ?? loaded.databaseUrl }
  if (command.alone) return say(await command.alone(config, args))
  const database = await openOrConnect({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    maxConnections: 2,
  })
  try {
    const { db } = database
    const now = () => new Date()
    const keys = await serverKeys(db, config.sessionSecret)
    const payments = createPayments(config, { db, keys, now })
    const operator = userInfo().username
    const storage = createStorage(config)
    const engines = createEngines(config, { arrange: () => readArrangement(db) })
    const prices = arrangedPrices(config.credits.prices, engines)
    const arranged = { ...config, credits: { ...config.credits, prices } }
    const deps = { config: arranged, db, engines, now, keys, payments, storage }
    say(await runCommand(deps, { words, operator }))
    await engines.close()
  } finally {
    await database.close()
  }
}

try {
  await start(process.argv.slice(2))
} catch (error) {
  const known = [Refused, ConfigError, FolderInUse, StartProblem].some(
    (one) => error instanceof one,
  )
  const text = error instanceof Error ? ((known ? null : error.stack) ?? error.message) : `${error}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
