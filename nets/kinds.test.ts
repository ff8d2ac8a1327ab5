import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { decodeRaster } from '@media/codec'
import { createRaster } from '@media/raster'
import { KIND_GROUPS } from './imagenet'
import { classifyKinds, likelihoods, looksAt, namedKinds, wideKind } from './kinds'
import type { NetRequest, NetRun } from './run'
import { createSessions } from './runtime/sessions'
import { weightsFolder, without } from './testing/weights'

describe('the thousand kinds in Chinese', () => {
  test('every name occurs once and names kinds that exist', () => {
    assert.equal(new Set(KIND_GROUPS.map(({ name }) => name)).size, KIND_GROUPS.length)
    for (const { name, kinds } of KIND_GROUPS) {
      assert.match(name, /^[\u4e00-\u9fff]+$/)
      assert.equal(new Set(kinds).size, kinds.length, name)
      assert.ok(kinds.length > 0 && kinds.every((kind) => Number.isInteger(kind)), name)
      assert.ok(Math.min(...kinds) >= 0 && Math.max(...kinds) < 1000, name)
    }
  })

  test('of a word and a wider one only the narrower is returned', () => {
    const shares = new Float32Array(1000)
    shares[437] = 0.7
    const names = namedKinds(shares, 0.5).map(({ name }) => name)
    assert.ok(names.includes('灯塔') && !names.includes('建筑'), names.join())
  })
})

test('a thing that may as well be another of its sort is called by the sort', () => {
  const [HUMMINGBIRD, FINCH] = [94, 12]
  const named = (bird: number, other: number) => {
    const shares = new Float32Array(1000)
    shares[HUMMINGBIRD] = bird
    shares[FINCH] = other
    return namedKinds(shares, 0.4).map(({ name }) => name)
  }
  assert.deepEqual(named(0.45, 0.25), ['鸟'])
  assert.deepEqual(named(0.8, 0.05), ['蜂鸟'])
})

test('a sort is named where no kind of it is, and only when it is sure', () => {
  const shares = new Float32Array(1000).fill(0.5 / 398, 0, 398)
  assert.equal(wideKind(shares), '动物')
  assert.equal(wideKind(shares.map((share) => share / 2)), null)
})

describe('looking', () => {
  test('a wide picture is seen whole and in three squares', async () => {
    const requests: NetRequest[] = []
    const run: NetRun = (request) => {
      requests.push(request)
      const data = new Float32Array(1001)
      data[1] = 20
      return Promise.resolve({ [request.outputs[0] ?? '']: { dims: [1, 1001], data } })
    }
    const found = await classifyKinds(run, createRaster(300, 100))
    assert.equal(requests.length, 4)
    assert.deepEqual(requests[0]?.inputs.input?.dims, [1, 3, 299, 299])
    assert.ok(found.length === 1000 && (found[0] ?? 0) > 0.99)
    assert.deepEqual(looksAt({ width: 300, height: 100 })[3], {
      left: 200,
      top: 0,
      width: 100,
      height: 100,
    })
  })

  test('a picture of a single pixel is looked at too', () => {
    for (const { width, height } of looksAt({ width: 1, height: 1 }))
      assert.deepEqual([width, height], [1, 1])
  })

  test('likelihoods add up to one with the kind that is none of them', () => {
    const found = likelihoods(Float32Array.of(1, 1, 1, 1))
    assert.deepEqual([...found], [0.25, 0.25, 0.25])
  })
})

test('with its weights a cat is a cat', { skip: without('inception') }, async () => {
  const { run } = createSessions({ folder: weightsFolder, threads: 1 })
  const file = readFileSync(path.resolve('tests/photos/chelsea.jpg'))
  const shares = await classifyKinds(run, await decodeRaster(file, { maxPixels: 100_000 }))
  assert.equal(namedKinds(shares, 0.6)[0]?.name, '猫')
})
