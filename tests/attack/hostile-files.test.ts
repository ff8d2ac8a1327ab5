/** More than a hundred files that were made to harm: each is refused in a sentence, or harmless. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import type { TestApp } from '../../server/src/testing/app'
import { HOSTILE_FILES } from './files/all'
import { newToken, postFile, startUploadServer } from './uploader'

/** One Chinese sentence: no word of a library, no path, no code. */
const SENTENCE = /^[\u4e00-\u9fff][^a-z_{}\\]*$/
/** Formats and sizes that people know by their Latin letters. */
const KNOWN = /JPG|PNG|WebP|HEIC|AVIF|MP4|MOV|WebM|H\.264|MB|1080p|MP3|M4A|AAC|WAV|OGG|FLAC|kHz/g
const MAX_PIXELS = 40_000_000
/**
 * Far below the gigabytes that one bomb would take; the heap of two hundred uploads grows by up to
 * 270 MB where other files of tests ran in the process before.
 */
const MAX_GROWTH_BYTES = 400 * 1024 * 1024

let server: TestApp
let token: string
let atFirst: number
/** The largest that this process was after a file. */
let largest = 0

before(async () => {
  server = await startUploadServer()
  token = await newToken(server)
  atFirst = process.memoryUsage.rss()
})
after(() => server.close())

async function assertHarmless(data: unknown): Promise<void> {
  const { url, width, height, kind } = data as Record<string, string | number>
  assert.ok(Number(width) * Number(height) <= MAX_PIXELS, `${width} × ${height}`)
  assert.equal(kind, 'image')
  const stored = await server.app.inject(String(url))
  const found = await sharp(stored.rawPayload, { failOn: 'warning' }).metadata()
  assert.deepEqual([found.width, found.height], [width, height])
  assert.deepEqual([found.exif, found.icc, found.xmp, found.comments], Array(4).fill(undefined))
  assert.doesNotMatch(stored.rawPayload.toString('latin1'), /<script|<\?php|PK\x03\x04/)
}

test('there are more than a hundred, each of another name', () => {
  assert.ok(HOSTILE_FILES.length >= 180, `${HOSTILE_FILES.length}`)
  assert.equal(new Set(HOSTILE_FILES.map(({ name }) => name)).size, HOSTILE_FILES.length)
})

describe('posted as a picture', () => {
  for (const { name, make } of HOSTILE_FILES) {
    test(name, async () => {
      const { code, message, status, data } = await postFile(server, token, await make())
      largest = Math.max(largest, process.memoryUsage.rss())
      if (code === 0) return assertHarmless(data)
      assert.ok(status >= 400 && status < 500, `${status} ${message}`)
      assert.ok(code === 5001 || code === 5002 || code === 413, `${code} ${message}`)
      assert.match(message.replace(KNOWN, ''), SENTENCE, message)
    })
  }
})

test('an ordinary picture is taken as ever after all that', async () => {
  const jpeg = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#a0522d' },
  })
    .jpeg()
    .toBuffer()
  const { code, message } = await postFile(server, token, jpeg)
  assert.equal(code, 0, message)
})

test('nothing of them is left where posted files are looked at', async () => {
  const spool = path.join(server.deps.config.dataDir, 'incoming')
  assert.deepEqual(await readdir(spool), [])
})

test('the server itself holds no more than before', () => {
  assert.ok(largest - atFirst < MAX_GROWTH_BYTES, `${Math.round((largest - atFirst) / 1e6)} MB`)
})
