/** Configuration files of `npm run cluster`, and with `--all` its drills. */
import assert from 'node:assert/strict'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { type FailoverFigures, KILLS, runFailoverDrill } from '../../scripts/lib/cluster/failover'
import { listMissingPackages, PROGRAMS } from '../../scripts/lib/cluster/packages'
import { undelete, enableVersioning } from '../../scripts/lib/cluster/pictures'
import { computeMaxConnections, findFolderProblem } from '../../scripts/lib/cluster/problems'
import { runRecoveryDrill } from '../../scripts/lib/cluster/recovery'
import { runTestsOnCluster } from '../../scripts/lib/cluster/tests'
import { fillTemplate, readTemplate, writeTemplate } from '../../scripts/lib/cluster/templates'
import { createS3Storage } from '../../server/src/integrations/storage/s3/s3'
import { ObjectMissing } from '../../server/src/integrations/storage/storage'
import { startObjectServer } from '../../server/src/testing/object-server'
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

test('a folder in which a cluster cannot run is refused with the reason', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'moguang-folders-'))
  try {
    chmodSync(top, 0o755)
    const find = (name: string, asRoot = false) =>
      findFolderProblem(path.join(top, name), { asRoot })
    mkdirSync(path.join(top, 'full'))
    writeFileSync(path.join(top, 'full', 'a'), '')
    mkdirSync(path.join(top, 'closed'), { mode: 0o700 })
    assert.equal(find('new/below'), null)
    assert.match(find('full') ?? '', /not empty/)
    assert.match(find('full/a') ?? '', /not a folder/)
    assert.match(find('long'.repeat(30)) ?? '', /longer than 80/)
    // An ordinary user runs everything in a closed folder; root's PostgreSQL runs as postgres.
    assert.equal(find('closed/new'), null)
    assert.equal(find('closed', true), null)
    assert.match(find('closed/new', true) ?? '', /postgres cannot enter .*closed:/)
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
})

test('HAProxy takes as many connections as an ordinary user may open files for', () => {
  const limits = (hard: string) => `Max processes   1  2  processes
Max open files            1024                 ${hard}                 files
Max locked memory  1 2 bytes`
  assert.equal(computeMaxConnections(limits('1048576')), 4_000)
  assert.equal(computeMaxConnections(limits('unlimited')), 4_000)
  assert.equal(computeMaxConnections(limits('4096')), 1_998)
})

test('a file deleted from a bucket with versioning returns, one deleted before does not', async (t) => {
  const bucket = await startObjectServer('files')
  t.after(() => bucket.close())
  const storage = createS3Storage({
    endpoint: bucket.endpoint,
    publicEndpoint: null,
    region: 'us-east-1',
    bucket: 'files',
    accessKeyId: 'id',
    secretAccessKey: 'key',
    forcePathStyle: true,
    cdnUrl: null,
  })
  const put = (key: string, byte: number) =>
    storage.put(key, new Uint8Array([byte]), { mime: 'image/png' })
  await put('job/early', 1)
  await put('job/late', 2)
  await enableVersioning(bucket, 'files')
  await put('job/late', 3)
  await storage.delete(['job/early'])
  const since = new Date(Date.now() + 1)
  while (Date.now() <= since.getTime());
  await storage.delete(['job/late'])
  await assert.rejects(storage.get('job/late'), ObjectMissing)
  assert.equal(await undelete(bucket, 'files', since), 1)
  assert.deepEqual([...(await storage.get('job/late'))], [3])
  await assert.rejects(storage.get('job/early'), ObjectMissing)
  assert.equal(await undelete(bucket, 'files', new Date(0)), 1)
  assert.deepEqual([...(await storage.get('job/early'))], [1])
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
    assert.ok(figures.filesBack > 0 && figures.isPictureShown, 'its file is back from the bucket')
  },
)
