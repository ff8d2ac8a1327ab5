import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { isStorageKey, pictureKey, randomName } from './keys'
import { createLocalStorage } from './local'
import { ObjectMissing } from './storage'

const base = mkdtempSync(path.join(tmpdir(), 'moguang-files-'))
const root = path.join(base, 'files')
const storage = createLocalStorage({ root, baseUrl: '/files' })
after(() => rmSync(base, { recursive: true, force: true }))

const bytes = new TextEncoder().encode('picture')
const mime = { mime: 'image/png' }

test('what is put is got, listed by prefix, replaced and deleted', async () => {
  await storage.put('job/a/1.png', bytes, mime)
  await storage.put('job/b/1.png', bytes, mime)
  assert.deepEqual([...(await storage.get('job/a/1.png'))], [...bytes])
  assert.deepEqual(
    (await storage.list('job/a/')).map(({ key, sizeBytes }) => [key, sizeBytes]),
    [['job/a/1.png', 7]],
  )
  await storage.put('job/a/1.png', new Uint8Array([1]), mime)
  assert.deepEqual([...(await storage.get('job/a/1.png'))], [1])
  await storage.delete(['job/a/1.png', 'job/a/none.png'])
  await assert.rejects(storage.get('job/a/1.png'), ObjectMissing)
  assert.deepEqual(await storage.list('job/none/'), [])
  assert.equal(storage.url('job/b/1.png'), '/files/job/b/1.png')
})

test('a file of this machine becomes an object', async () => {
  const file = path.join(base, 'outside.zip')
  writeFileSync(file, 'zip')
  await storage.putFile('export/u/1.zip', file, { mime: 'application/zip' })
  assert.equal(Buffer.from(await storage.get('export/u/1.zip')).toString(), 'zip')
  await assert.rejects(
    storage.putFile('../x', file, { mime: 'application/zip' }),
    /not a storage key/,
  )
})

test('an object larger than announced is refused unread', async () => {
  await storage.put('up/u/big.png', new Uint8Array(100), mime)
  await assert.rejects(storage.get('up/u/big.png', { maxBytes: 99 }), /100 bytes/)
})

test('a file that is deleted while the folder is read is left out of the list', async () => {
  await storage.put('job/vanish/other.png', bytes, mime)
  mkdirSync(path.join(root, 'job/vanish'), { recursive: true })
  // listed by the folder, and gone when it is read
  symlinkSync(path.join(base, 'nowhere'), path.join(root, 'job/vanish/gone.png'))
  const keys = (await storage.list('job/vanish/')).map(({ key }) => key)
  assert.deepEqual(keys, ['job/vanish/other.png'])
  rmSync(path.join(root, 'job/vanish'), { recursive: true })
})

test('half-written files are never listed', async () => {
  await storage.put('up/u/x.png', bytes, mime)
  writeFileSync(path.join(root, '.incoming', 'half'), 'x')
  assert.ok((await storage.list('')).every(({ key }) => !key.includes('incoming')))
})

for (const key of [
  '',
  '/',
  '../..',
  '../x',
  'a/../../x',
  'a//b',
  '/etc/passwd',
  'a/.hidden',
  'a\\..\\b',
  'a/b\0.png',
  'a/%2e%2e/b',
  'C:/x',
  'a/ b',
  'x'.repeat(300),
]) {
  test(`${JSON.stringify(key.slice(0, 20))} is no key and touches no file`, async () => {
    const before = readdirSync(base, { recursive: true }).length
    assert.equal(isStorageKey(key), false)
    assert.equal(storage.filePath(key), null)
    await assert.rejects(storage.put(key, bytes, mime), /not a storage key/)
    await assert.rejects(storage.get(key), /not a storage key/)
    await assert.rejects(storage.delete([key]), /not a storage key/)
    assert.equal(readdirSync(base, { recursive: true }).length, before)
  })
}

test('keys are random: 160 bits, never twice', () => {
  const names = new Set(Array.from({ length: 10_000 }, randomName))
  assert.equal(names.size, 10_000)
  const key = pictureKey({ jobId: 'j1', extension: 'png' })
  assert.match(key, /^job\/j1\/[\w-]{27}\.png$/)
  assert.ok(isStorageKey(key))
})
