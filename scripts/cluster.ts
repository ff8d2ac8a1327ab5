/** npm run cluster: a whole cluster on this machine, and its drills. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startCluster } from './lib/cluster/cluster'
import { CHANGES, KILLS, runFailoverDrill } from './lib/cluster/failover'
import { findProblem } from './lib/cluster/problems'
import { runRecoveryDrill } from './lib/cluster/recovery'
import { runTestsOnCluster } from './lib/cluster/tests'
import { say } from './lib/measure'

const DRILLS = ['failover', 'kills', 'recovery', 'tests'] as const
type Drill = (typeof DRILLS)[number]

const HELP = `npm run cluster [-- --folder <new folder>]   a cluster until Ctrl-C; without a folder nothing of it remains
npm run cluster -- failover [--changes 20] [--asynchronous]   drill: the primary is killed, frozen, demoted under load
npm run cluster -- kills [--changes 20]                      drill: servers and workers are killed under load
npm run cluster -- tests [names …]                           main journey, attacks and access on the cluster's database
npm run cluster -- recovery                                  drill: a table is dropped and the second before restored
`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string' },
      changes: { type: 'string', default: '20' },
      asynchronous: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const [wanted, ...names] = positionals
  const drill = DRILLS.find((one: Drill) => one === wanted)
  const isUnderstood = drill === wanted && (names.length === 0 || drill === 'tests')
  if (values.help || !isUnderstood) {
    say(HELP)
    return values.help ? 0 : 1
  }
  const problem = findProblem(values.folder)
  if (problem !== null) {
    process.stderr.write(`${problem}\n`)
    return 1
  }
  const folder = path.resolve(values.folder ?? mkdtempSync(path.join(tmpdir(), 'moguang-cluster-')))
  // npm forwards a signal that the terminal has sent already: a second one changes nothing.
  const stopping = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => (drill === undefined ? resolve() : process.exit(1)))
  })
  try {
    if (drill === 'tests') return await runTestsOnCluster({ folder, names, say })
    if (drill === 'failover' || drill === 'kills') {
      const changes = Number(values.changes)
      const figures = await runFailoverDrill({
        folder,
        changes,
        say,
        synchronous: !values.asynchronous,
        kinds: drill === 'kills' ? KILLS : CHANGES,
      })
      say(JSON.stringify(figures, null, 2))
      return 0
    }
    if (drill === 'recovery') {
      say(JSON.stringify(await runRecoveryDrill({ folder, say }), null, 2))
      return 0
    }
    const cluster = await startCluster({ folder, say })
    const { database } = cluster
    say(`app        ${cluster.url}
PostgreSQL ${database.superuserUrl} (the primary, by HAProxy)
PgBouncer  ${database.databaseUrl}
Patroni    patronictl -c ${database.nodes[0]?.configuration} list
logs       ${folder}
Ctrl-C ends all of it.`)
    await stopping
    say('ending …')
    await cluster.stop()
  } finally {
    if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
  }
  return 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
