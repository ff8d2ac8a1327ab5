import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { loadConfig, type Config } from '../../config/config'
import { openDatabase } from '../../platform/db/client'
import { startTestApp } from '../../testing/app'
import { NO_POSTGRES } from '../../testing/databases'
import { startObjectServer } from '../../testing/object-server'
import { testPostgres } from '../../testing/postgres'
import { addPlan, makeJob, makePerson } from '../../testing/works'
import { readArchive } from './reader'
import { restoreBackup } from './restore'
import { saveBackup } from './save'
import { verify } from './verify'

const base = mkdtempSync(path.join(tmpdir(), 'moguang-elsewhere-'))
after(() => rmSync(base, { recursive: true, force: true }))

const BUCKET = 'pictures'

async function createArchive(config: Config, folder: string): Promise<string> {
  await saveBackup(config, path.join(base, folder))
  return path.join(base, folder, readdirSync(path.join(base, folder))[0] ?? '')
}

test('local files go into an object store; its backup names them and notices a changed one', async (t) => {
  const postgres = await testPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  const bucket = await startObjectServer(BUCKET)
  const urls = await Promise.all([1, 2, 3, 4].map(() => postgres.createDatabase()))
  const loadTestConfig = (at: number, env: Record<string, string> = {}) => {
    const DATA_DIR = path.join(base, `data-${at}`)
    mkdirSync(DATA_DIR)
    return loadConfig({ NODE_ENV: 'test', DATA_DIR, DATABASE_URL: urls[at], ...env })
  }
  const s3 = {
    STORAGE: 's3',
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    S3_FORCE_PATH_STYLE: 'true',
  }
  try {
    const local = loadTestConfig(0)
    const { databaseUrl, dataDir } = local
    const database = await openDatabase({ databaseUrl, dataDir })
    const server = await startTestApp({ database, env: { DATA_DIR: dataDir } })
    const person = await makePerson(server)
    const plan = await addPlan(server.deps, await makeJob(server.deps, person.id))
    const { jobId } = await makeJob(server.deps, person.id)
    const [gone] = await server.deps.storage.list(`job/${jobId}/`)
    assert.ok(gone)
    await server.deps.storage.delete([gone.key])
    const files = (await server.deps.storage.list('')).map(({ key }) => key).sort()
    const picture = files.find((key) => key.endsWith('.webp')) ?? ''
    await server.close()
    await database.close()

    const there = loadTestConfig(1, s3)
    const said = await restoreBackup(there, await createArchive(local, 'one'))
    // Files lost before the backup are listed by name, and no reason to refuse the rest.
    assert.match(said.join(), /5 个文件.+另有 1 个文件备份时已不在/)
    assert.deepEqual([...bucket.objects.keys()].sort(), files)
    assert.equal(bucket.objects.get(picture)?.mime, 'image/webp')
    assert.equal(bucket.objects.get(plan)?.mime, 'application/json')
    await assert.rejects(verify(there, ''), new RegExp(`1 个被引用的文件不在：${gone.key}$`))

    const archive = await createArchive(there, 'two')
    const names: string[] = []
    const { manifest } = await readArchive(archive, async ({ name }) => void names.push(name))
    assert.deepEqual(
      [manifest.files, manifest.missing, names.filter((name) => name.startsWith('files/'))],
      [5, [gone.key], []],
    )
    await restoreBackup(loadTestConfig(2, s3), archive)
    bucket.objects.set(picture, { data: Buffer.from('other'), mime: 'image/webp' })
    await assert.rejects(restoreBackup(loadTestConfig(3, s3), archive), /不在，或与归档不同/)
  } finally {
    bucket.close()
    for (const url of urls) await postgres.dropDatabase(url)
  }
})
