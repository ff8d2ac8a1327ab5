import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { createLocalStorage } from '../../integrations/storage/local'
import { createS3Storage } from '../../integrations/storage/s3/s3'
import { answerError } from '../../platform/http/error-handler'
import { serveFolder } from '../../platform/http/folder'
import { type ObjectServer, startObjectServer } from '../../testing/object-server'
import { collectBuildFiles, getContentType } from './names'
import { startPublishing } from './publish'
import { sendBuildFile } from './serve'
import { type BuildStorage, type BuildStore, createBuildStore } from './store'

const DAY_MS = 24 * 3_600_000
const folder = mkdtempSync(path.join(tmpdir(), 'moguang-builds-'))
after(() => rmSync(folder, { recursive: true, force: true }))

let folders = 0
const newFolder = () => path.join(folder, String((folders += 1)))

/** A built app with these files and those that no build shares. */
function writeBuild(files: Record<string, string>): string {
  const dist = newFolder()
  const all = { 'index.html': 'page', 'sw.js': 'worker', 'js/plain.js': 'no hash', ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true })
    writeFileSync(path.join(dist, name), text)
  }
  return dist
}

async function publish(store: BuildStore, files: Record<string, string>): Promise<string> {
  const build = await collectBuildFiles('h5', writeBuild(files))
  assert.ok(build)
  await store.publish(build)
  return build.id
}

const readText = async (store: BuildStore, name: string) =>
  (await store.find(name, []))?.bytes.toString() ?? null

/** Instances whose clock the test sets. */
function createInstances(storage: () => BuildStorage, retained = 3) {
  let time = Date.now()
  const now = () => new Date(time)
  return {
    start: () => createBuildStore(storage(), { retained, now }),
    forward(ms: number) {
      time += ms
    },
  }
}

const OLD = { 'js/app.11111111.js': 'old', 'chunk/1.aaaaaaaa.js': 'shared' }
const NEW = { 'js/app.22222222.js': 'new', 'chunk/1.aaaaaaaa.js': 'shared' }

let bucket: ObjectServer
before(async () => {
  bucket = await startObjectServer('moguang')
})
after(() => bucket.close())

const s3 = (endpoint = bucket.endpoint) =>
  createS3Storage({
    endpoint,
    publicEndpoint: null,
    region: 'us-east-1',
    bucket: 'moguang',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: true,
    cdnUrl: null,
  })

const STORAGES: Record<string, () => () => BuildStorage> = {
  disk() {
    const root = newFolder()
    return () => createLocalStorage({ root, baseUrl: '' })
  },
  bucket() {
    bucket.objects.clear()
    return () => s3()
  },
}

for (const [kind, open] of Object.entries(STORAGES))
  describe(`builds shared by ${kind}`, () => {
    test('two instances of different builds read the files of each other', async () => {
      const { start } = createInstances(open())
      const [one, other] = [start(), start()]
      await publish(one, OLD)
      // The set of names is read before the new build is there, and again when a name is unknown.
      assert.equal(await readText(one, 'js/app.22222222.js'), null)
      await publish(other, NEW)
      assert.equal(await readText(one, 'js/app.22222222.js'), 'new')
      assert.equal(await readText(other, 'js/app.11111111.js'), 'old')
    })

    test('instances that start together publish every file once readable', async () => {
      const { start } = createInstances(open())
      const many = Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [`chunk/${at}.0000${1000 + at}.js`, `part ${at}`]),
      )
      const stores = [start(), start(), start()]
      await Promise.all(stores.map((store) => publish(store, many)))
      const reader = start()
      const texts = await Promise.all(Object.keys(many).map((name) => readText(reader, name)))
      assert.deepEqual(texts, Object.values(many))
    })

    test('removal retains the latest builds, those in use and files that they share', async () => {
      const { start, forward } = createInstances(open(), 1)
      const store = start()
      await publish(store, OLD)
      forward(4 * DAY_MS)
      const second = await publish(store, NEW)
      await store.removeOld([second])
      assert.equal(await readText(start(), 'js/app.11111111.js'), 'old', 'one earlier build stays')
      forward(4 * DAY_MS)
      const third = await publish(store, { 'js/app.33333333.js': 'third', ...pick(NEW) })
      await store.removeOld([third])
      const reader = start()
      assert.equal(
        await readText(reader, 'js/app.11111111.js'),
        null,
        'the oldest build is removed',
      )
      assert.equal(await readText(reader, 'js/app.22222222.js'), 'new')
      assert.equal(await readText(reader, 'chunk/1.aaaaaaaa.js'), 'shared')
      // Two days later both are beyond the number of builds, but in use.
      forward(2 * DAY_MS)
      await publish(store, { 'js/app.44444444.js': 'fourth' })
      const fifth = await publish(store, { 'js/app.55555555.js': 'fifth' })
      await store.removeOld([fifth])
      assert.equal(await readText(start(), 'js/app.33333333.js'), 'third')
    })
  })

function pick(files: Record<string, string>): Record<string, string> {
  return { 'chunk/1.aaaaaaaa.js': files['chunk/1.aaaaaaaa.js'] ?? '' }
}

test('a build that is published again repairs what is missing and uploads nothing else', async () => {
  const root = newFolder()
  const local = createLocalStorage({ root, baseUrl: '' })
  let puts = 0
  const counting: BuildStorage = {
    ...local,
    putFile: (...args) => {
      puts += 1
      return local.putFile(...args)
    },
  }
  const { start } = createInstances(() => counting)
  await publish(start(), OLD)
  assert.equal(puts, 2)
  rmSync(path.join(root, 'builds/files/js/app.11111111.js'))
  assert.equal(await readText(start(), 'js/app.11111111.js'), null)
  await publish(start(), OLD)
  assert.equal(puts, 3)
  assert.equal(await readText(start(), 'js/app.11111111.js'), 'old')
})

test('names without a hash, other folders and other types are never of a build', async () => {
  for (const name of [
    'index.html',
    'sw.js',
    'js/app.js',
    'js/app.11111111.html',
    'js/app.11111111.js.map',
    '../js/app.11111111.js',
    'js/../up/app.11111111.js',
    'js/.hidden.11111111.js',
    'js//app.11111111.js',
    'js\\app.11111111.js',
    'js/%2e%2e/app.11111111.js',
    'up/user/photo.11111111.png',
    'builds/files/js/app.11111111.js',
    `js/${'a'.repeat(200)}.11111111.js`,
  ])
    assert.equal(getContentType(name), null, name)
  assert.match(getContentType('console/assets/zh_CN.0a1b2c3d.js') ?? '', /javascript/)
  const build = await collectBuildFiles('h5', writeBuild(OLD))
  assert.deepEqual([...(build?.files.keys() ?? [])].sort(), Object.keys(OLD).sort())
})

describe('files of another build over HTTP', () => {
  let app: FastifyInstance
  let storage: BuildStorage
  let fails = false
  const get = (url: string, encodings = '') =>
    app.inject({ url, headers: { 'accept-encoding': encodings } })

  before(async () => {
    const local = createLocalStorage({ root: newFolder(), baseUrl: '' })
    storage = {
      ...local,
      list: (prefix) => (fails ? Promise.reject(new Error('away')) : local.list(prefix)),
    }
    const store = createBuildStore(storage, { retained: 3, now: () => new Date() })
    await publish(store, {
      ...OLD,
      'css/app.12345678.css': 'body{}',
      'js/app.11111111.js.br': 'brotli',
      'js/app.11111111.js.gz': 'gzip',
    })
    // Neither a manifest names it nor could any upload have its name.
    await local.put('builds/files/js/stray.12345678.js', Buffer.from('stray'), { mime: 'x' })
    app = Fastify()
    app.setErrorHandler(answerError)
    await serveFolder(app, { root: writeBuild(NEW), prefix: '/' })
    app.setNotFoundHandler(async (request, reply) => {
      const sent = await sendBuildFile(store, request, reply)
      return sent ?? reply.status(404).send('not found')
    })
  })
  after(() => app.close())

  test('come with their type, an immutable cache and the smallest form the browser reads', async () => {
    const plain = await get('/js/app.11111111.js')
    assert.equal(plain.statusCode, 200)
    assert.equal(plain.body, 'old')
    assert.equal(plain.headers['content-type'], 'text/javascript; charset=utf-8')
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(plain.headers['content-encoding'], undefined)
    const smallest = await get('/js/app.11111111.js?v=1', 'gzip, deflate, br')
    assert.equal(smallest.body, 'brotli')
    assert.equal(smallest.headers['content-encoding'], 'br')
    assert.equal(smallest.headers.vary, 'accept-encoding')
    assert.equal((await get('/js/app.11111111.js', 'br;q=0, gzip')).body, 'gzip')
    const style = await get('/css/app.12345678.css', 'br')
    assert.equal(style.headers['content-type'], 'text/css; charset=utf-8')
    assert.equal(style.headers['content-encoding'], undefined)
    const head = await app.inject({ method: 'HEAD', url: '/js/app.11111111.js' })
    assert.equal(head.statusCode, 200)
    assert.equal(head.headers['content-length'], '3')
  })

  test('that no build has, or that are named as paths, are not found', async () => {
    for (const url of [
      '/js/app.99999999.js',
      '/js/stray.12345678.js',
      '/js/app.11111111.js.br',
      '/js/../../manifests/h5.json',
      '/builds/files/js/app.11111111.js',
      '/console/assets/app.11111111.js',
    ])
      assert.equal((await get(url)).statusCode, 404, url)
    const posted = await app.inject({ method: 'POST', url: '/js/app.11111111.js' })
    assert.equal(posted.statusCode, 404)
  })

  test('many unknown names at once read the manifests once or twice', async () => {
    let lists = 0
    const counting: BuildStorage = {
      ...storage,
      list: (prefix) => {
        lists += 1
        return storage.list(prefix)
      },
    }
    const store = createBuildStore(counting, { retained: 3, now: () => new Date() })
    const names = Array.from({ length: 200 }, (_, at) => `js/x.0000${1000 + at}.js`)
    await Promise.all(names.map((name) => store.find(name, [])))
    assert.ok(lists <= 2, `${lists} listings`)
  })

  test('are answered by 503 while the store does not answer, known ones still by their content', async () => {
    fails = true
    assert.equal((await get('/js/app.77777777.js')).statusCode, 503)
    assert.equal((await get('/js/app.11111111.js')).statusCode, 200)
    fails = false
    assert.equal((await get('/js/app.77777777.js')).statusCode, 404)
  })
})

test('a full disk or a bucket that refuses delays no start and is one line of the log', async () => {
  const h5Dir = writeBuild(OLD)
  const local = createLocalStorage({ root: newFolder(), baseUrl: '' })
  const full = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  for (const storage of [{ ...local, putFile: full }, s3('http://127.0.0.1:9')]) {
    const lines: unknown[] = []
    const log = { warn: (...line: unknown[]) => lines.push(line) }
    const builds = createBuildStore(storage, { retained: 3, now: () => new Date() })
    const deps = { builds, log, config: { h5Dir, consoleDir: newFolder() } }
    const stop = await startPublishing(deps as unknown as Parameters<typeof startPublishing>[0])
    stop()
    assert.equal(lines.length, 1)
    assert.match(JSON.stringify(lines), /not published/)
  }
})

test('a half-written file is never read: a temporary file is no file of a build', async () => {
  const root = newFolder()
  const { start } = createInstances(() => createLocalStorage({ root, baseUrl: '' }))
  await publish(start(), OLD)
  assert.deepEqual(readdirSync(path.join(root, '.incoming')), [])
})
