/** Configuration files of `npm run cluster`, and with `--all` its drills. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { type FailoverFigures, KILLS, runFailoverDrill } from '../../scripts/lib/cluster/failover'
import { listMissingPackages, PROGRAMS } from '../../scripts/lib/cluster/packages'
import { runRecoveryDrill } from '../../scripts/lib/cluster/recovery'
import { runTestsOnCluster } from '../../scripts/lib/cluster/tests'
import { fillTemplate, readTemplate, writeTemplate } from '../../scripts/lib/cluster/templates'
import { everything } from '../../studio/testing/effort'

const TEMPLATES = path.resolve(__dirname, '../../deploy/cluster')

/** A value for each placeholder of a template. */
function valuesFor(text: string): Record<string, string> {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, `value-${name}`]))
}

test('a template without a value for a placeholder is refused by its name', () => {
  assert.throws(() => fillTemplate('a {{port}} b {{other}}', { port: 1 }), /value for other/)
  assert.equal(fillTemplate('a {{port}} b {{port}}', { port: 1 }), 'a 1 b 1')
})

test('every template is filled completely and readable for its owner only', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-templates-'))
  try {
    for (const name of readdirSync(TEMPLATES)) {
      const file = path.join(folder, name)
      writeTemplate(name, file, valuesFor(readTemplate(name)))
      assert.doesNotMatch(readFileSync(file, 'utf8'), /[{}]{2}\w|\w\}\}/, name)
      assert.equal(statSync(file).mode & 0o077, 0, name)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

interface PatroniFile {
  bootstrap: {
    dcs: Record<'ttl' | 'loop_wait' | 'retry_timeout', number> & { synchronous_mode: boolean }
  }
  postgresql: { parameters: Record<string, string> }
}

test('a filled patroni.yml commits synchronously and archives by pgBackRest', () => {
  const text = readTemplate('patroni.yml')
  const filled = parse(fillTemplate(text, valuesFor(text))) as PatroniFile
  // Each node has a configuration of pgBackRest for its own data folder.
  const { dcs } = filled.bootstrap
  assert.equal(dcs.synchronous_mode, true)
  // Patroni 3.0.2 takes the lock back after a freeze by `etcd3`.
  assert.ok('etcd' in filled && !('etcd3' in filled))
  // Patroni: a primary must be able to renew its lock twice.
  assert.ok(dcs.ttl >= dcs.loop_wait + 2 * dcs.retry_timeout)
  assert.match(String(filled.postgresql.parameters.archive_command), /archive-push %p$/)
})

test('missing programs are reported as Debian packages', () => {
  assert.deepEqual(
    listMissingPackages((file) => file !== PROGRAMS.patroni && file !== PROGRAMS.haproxy),
    ['patroni', 'haproxy'],
  )
})

const skip = everything
  ? listMissingPackages().length > 0 && `packages are missing: ${listMissingPackages().join(' ')}`
  : 'npm test -- --all'

/** On a folder of its own, which is short enough for PostgreSQL's socket. */
async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-drill-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function assertNothingLost(figures: FailoverFigures): void {
  assert.ok(figures.acknowledged > 100)
  const { lost, doubleEndings, paymentsWithoutCredits, ledgerSum, held } = figures
  assert.deepEqual(
    { lost, doubleEndings, paymentsWithoutCredits, ledgerSum, held },
    {
      lost: { jobs: 0, likes: 0, payments: 0 },
      doubleEndings: 0,
      paymentsWithoutCredits: 0,
      ledgerSum: 0,
      held: 0,
    },
  )
}

test(
  'primary killed, frozen and demoted under load: nothing acknowledged is lost',
  { skip },
  async (t) => {
    const say = (line: string) => t.diagnostic(line)
    const figures = await inFolder((folder) =>
      runFailoverDrill({ folder, changes: 6, synchronous: true, say }),
    )
    assertNothingLost(figures)
    assert.equal(figures.vendorRepeated, 0)
  },
)

test('servers and workers killed under load: nothing acknowledged is lost', { skip }, async (t) => {
  const say = (line: string) => t.diagnostic(line)
  const figures = await inFolder((folder) =>
    runFailoverDrill({ folder, changes: 6, synchronous: true, say, kinds: KILLS }),
  )
  assertNothingLost(figures)
})

test('the main journey, attacks and access on the database of a cluster', { skip }, async (t) => {
  const say = (line: string) => t.diagnostic(line)
  assert.equal(await inFolder((folder) => runTestsOnCluster({ folder, names: [], say })), 0)
})

test(
  'a table dropped: the second before is restored, and the installation goes on',
  { skip },
  async (t) => {
    const say = (line: string) => t.diagnostic(line)
    const figures = await inFolder((folder) => runRecoveryDrill({ folder, say }))
    assert.equal(figures.lost, 0)
    assert.ok(figures.dropped > 0, 'orders after the restored second are gone')
  },
)
