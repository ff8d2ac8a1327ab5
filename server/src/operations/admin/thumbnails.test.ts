import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { adminLog, pictures, uploads } from '../../platform/db/schema'
import { readAigcRecords } from '@media/aigc/read'
import { startTestApp, type TestApp } from '../../testing/app'
import { uploadAs } from '../../testing/uploads'
import { makeJob, makePerson, patches, type Person } from '../../testing/works'
import { runCommand } from './run'

let server: TestApp
let person: Person
before(async () => {
  server = await startTestApp()
  person = await makePerson(server)
})
after(() => server.close())

const run = (...words: string[]) =>
  runCommand(server.deps, { words: ['thumbnails', 'rebuild', ...words], operator: 'test' })

async function painted() {
  const { pictureId } = await makeJob(server.deps, person.id)
  return read(pictureId)
}

async function read(id: string) {
  const [row] = await server.deps.db.select().from(pictures).where(eq(pictures.id, id))
  assert.ok(row)
  return row
}

test('missing or damaged thumbnails are rebuilt at their address; intact ones stay', async () => {
  const { db, storage } = server.deps
  const [missing, damaged, sound] = [await painted(), await painted(), await painted()]
  await storage.delete([missing.thumbKey])
  const whole = Buffer.from(await storage.get(damaged.thumbKey))
  await storage.put(damaged.thumbKey, whole.subarray(0, whole.length / 2), { mime: 'image/webp' })
  const good = { thumbhash: 'AAAAAAAA' }
  for (const { id } of [damaged, sound]) {
    await db.update(pictures).set(good).where(eq(pictures.id, id))
  }
  assert.deepEqual(await run(), ['看过 3 个，重做 2 个，没有做成 0 个'])
  for (const { id, thumbKey } of [missing, damaged]) {
    const row = await read(id)
    assert.equal(row.thumbKey, thumbKey)
    assert.notEqual(row.thumbhash, 'AAAAAAAA')
    const file = Buffer.from(await storage.get(thumbKey))
    assert.equal((await sharp(file).metadata()).format, 'webp')
    assert.equal(readAigcRecords(file).length, 1, 'it carries the record of its picture')
  }
  assert.equal((await read(sound.id)).thumbhash, 'AAAAAAAA')
  assert.deepEqual(await run(), ['看过 3 个，重做 0 个，没有做成 0 个'])
  assert.deepEqual(await run('--all'), ['看过 3 个，重做 3 个，没有做成 0 个'])
  const [entry] = await db.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1)
  assert.equal(entry?.command, 'thumbnails')
  assert.equal((entry.result as { made: number }).made, 3)
})

test('uploads too, without a record', async () => {
  const { db, storage } = server.deps
  await uploadAs(
    server,
    person.token,
    await sharp(await patches(7))
      .jpeg()
      .toBuffer(),
  )
  const [row] = await db.select().from(uploads)
  assert.ok(row)
  await storage.delete([row.thumbKey])
  assert.match((await run()).join(), /重做 1 个，没有做成 0/)
  assert.equal(readAigcRecords(Buffer.from(await storage.get(row.thumbKey))).length, 0)
})

test('a thumbnail that cannot be rebuilt is reported, and the others are rebuilt', async () => {
  const { storage } = server.deps
  const [lost, broken, fine] = [await painted(), await painted(), await painted()]
  await storage.delete([lost.key, lost.thumbKey, fine.thumbKey])
  await storage.put(broken.key, Buffer.from('no picture'), { mime: 'image/webp' })
  await storage.delete([broken.thumbKey])
  const said = (await run()).join('\n')
  assert.match(said, /重做 1 个，没有做成 2 个/)
  for (const { id } of [lost, broken]) assert.match(said, new RegExp(`没有做成 ${id}`))
  await storage.get(fine.thumbKey)
  for (const { id } of [lost, broken]) {
    await server.deps.db.delete(pictures).where(eq(pictures.id, id))
  }
})

test('only what is newer than a day', async () => {
  const { db } = server.deps
  const old = await painted()
  await db
    .update(pictures)
    .set({ createdAt: new Date('2020-01-01T00:00:00Z') })
    .where(eq(pictures.id, old.id))
  const looked = (lines: readonly string[]) => Number(/看过 (\d+)/.exec(lines.join())?.[1])
  assert.equal(looked(await run()) - looked(await run('--since', '2020-01-02')), 1)
  for (const words of [['--since'], ['--since', 'now'], ['--since', '2026-13-45'], ['--none']]) {
    await assert.rejects(run(...words), /写成/)
  }
})

test('an interrupted run resumes at its position; the next run starts from scratch', async () => {
  const { db, storage } = server.deps
  const more = await Promise.all(Array.from({ length: 101 }, () => painted()))
  let reads = 0
  const failing = {
    ...server.deps,
    db: new Proxy(db, {
      get(target, name: keyof typeof db) {
        if (name === 'select') reads += 1
        // The progress, the first page, and then the line is cut.
        if (name === 'select' && reads === 3) throw new Error('cut')
        const value: unknown = target[name]
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value
      },
    }),
  }
  const words = ['thumbnails', 'rebuild', '--all']
  await assert.rejects(runCommand(failing, { words, operator: 'test' }), /cut/)
  const last = more.map(({ id }) => id).sort()[0]
  const [first] = more.filter(({ id }) => id === last)
  // Finished pictures are not read again.
  await storage.delete([first?.key ?? ''])
  assert.match((await run('--all')).join(), /没有做成 0 个/)
  assert.match((await run('--all')).join(), /没有做成 1 个/)
})
