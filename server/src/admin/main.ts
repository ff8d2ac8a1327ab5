/**
 * `npm run admin -- <command>`: what operators do by hand. Works while the server runs: on
 * PostgreSQL beside it, on the embedded database through its gate.
 */
import { userInfo } from 'node:os'
import { ConfigError, loadConfig } from '../config/config'
import { openBeside } from '../db/client'
import { FolderInUse } from '../db/embedded/lock'
import { createEngines } from '../engines/configured'
import { serverKeys } from '../db/secret'
import { createStorage } from '../storage/configured'
import { createPayments } from '../payment/configured'
import { Refused } from './command'
import { helpLines } from './commands'
import { runCommand } from './run'

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function start(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') return say(helpLines())
  const config = loadConfig(process.env)
  const database = await openBeside({
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
    const engines = createEngines(config)
    const deps = { config, db, engines, now, keys, payments, storage }
    say(await runCommand(deps, { words, operator }))
    await engines.close()
  } finally {
    await database.close()
  }
}

try {
  await start(process.argv.slice(2))
} catch (error) {
  const known =
    error instanceof Refused || error instanceof ConfigError || error instanceof FolderInUse
  const text = error instanceof Error ? ((known ? null : error.stack) ?? error.message) : `${error}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
