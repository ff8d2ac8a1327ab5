import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ToolRefusal } from '@studio/tools/refusal'
import sharp from 'sharp'
import { memoryNeeded, requireToolMemory } from './tool-memory'

const MB = 1024 * 1024

test('a tool without enough free memory is refused in words, with both figures', async () => {
  const create = { width: 4000, height: 3000, channels: 3, background: '#888' } as const
  const photo = await sharp({ create }).png().toBuffer()
  const media = new Map([['upload:1', new Uint8Array(photo)]])
  const needed = memoryNeeded('variation', 12)
  await requireToolMemory({ id: 'variation', media }, () => needed * MB)
  await assert.rejects(
    requireToolMemory({ id: 'variation', media }, () => (needed - 1) * MB),
    (error) =>
      error instanceof ToolRefusal &&
      error.message.includes(`内存不够处理这张图（需要 ${needed} MB，还剩 ${needed - 1} MB）`),
  )
})

test('larger pictures and hungry tools need more, up to a limit', () => {
  assert.ok(memoryNeeded('rembg', 1) < memoryNeeded('rembg', 12))
  assert.ok(memoryNeeded('rembg', 12) < memoryNeeded('variation', 12))
  assert.equal(memoryNeeded('rembg', 16), memoryNeeded('rembg', 40))
})

test('what a first run left to be collected does not count', async () => {
  const free = [100, 900]
  await requireToolMemory({ id: 'rembg', media: new Map() }, () => (free.shift() ?? 900) * MB)
})
