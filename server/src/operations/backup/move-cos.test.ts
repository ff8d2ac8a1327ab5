import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { createCosStorage } from '../../integrations/storage/cos/cos'
import { createLocalStorage } from '../../integrations/storage/local'
import type { Storage } from '../../integrations/storage/storage'
import { startObjectServer } from '../../testing/object-server'
import { type Move, moveKeys } from './move-files'

const BUCKET = 'pictures-1250000000'
const KEYS = Array.from({ length: 30 }, (_, at) => `job/j${at}/picture-${at}.png`)

async function readContents(storage: Storage): Promise<Map<string, string>> {
  const keys = (await storage.list('')).map(({ key }) => key).sort()
  const bytes = await Promise.all(keys.map((key) => storage.get(key)))
  return new Map(keys.map((key, at) => [key, Buffer.from(bytes[at] ?? []).toString()]))
}

test('files go to COS and back: one that differs stops them, and they go on from there', async (t) => {
  const base = mkdtempSync(path.join(tmpdir(), 'moguang-move-cos-'))
  const bucket = await startObjectServer(BUCKET)
  t.after(() => {
    bucket.close()
    rmSync(base, { recursive: true, force: true, maxRetries: 5 })
  })
  const localAt = (name: string) =>
    createLocalStorage({ root: path.join(base, name), baseUrl: '/files' })
  const here = localAt('here')
  for (const key of KEYS) await here.put(key, Buffer.from(`bytes of ${key}`), { mime: 'image/png' })
  const before = await readContents(here)
  const cos = createCosStorage({
    secretId: 'AKIDtest',
    secretKey: 'secret',
    bucket: BUCKET,
    region: 'ap-shanghai',
    cdnUrl: null,
    endpoint: bucket.endpoint,
  })
  const buildMove = (name: string, from: Storage, to: Storage): Move => ({
    from,
    to,
    journal: path.join(base, `${name}.log`),
    spool: path.join(base, `${name}-spool`),
  })

  const spoilt = KEYS[20] ?? ''
  const sent: string[] = []
  const put = bucket.objects.set.bind(bucket.objects)
  let isSpoiling = true
  bucket.objects.set = (key, object) => {
    sent.push(key)
    const data = key === spoilt && isSpoiling ? Buffer.from('other') : object.data
    return put(key, { ...object, data })
  }
  const out = buildMove('out', here, cos)
  await assert.rejects(moveKeys(out, KEYS), (error: Error) => error.message.includes(spoilt))
  assert.ok(sent.length < KEYS.length, 'nothing is begun after it')
  const first = sent.splice(0)

  isSpoiling = false
  await moveKeys(out, KEYS)
  assert.deepEqual(
    sent.filter((key) => first.includes(key)),
    [spoilt],
    'what had arrived is not sent again',
  )
  assert.deepEqual(await readContents(cos), before)
  assert.equal((await moveKeys(out, KEYS)).now, 0)

  const back = localAt('back')
  await moveKeys(buildMove('back', cos, back), KEYS)
  assert.deepEqual(await readContents(back), before)
})
