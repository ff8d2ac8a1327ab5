import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { decodeRaster } from '@media/codec'
import { classifyDecency } from './nudity'
import { createSessions } from './runtime/sessions'
import { weightsFolder, without } from './testing/weights'

test(
  'with its weights a cup of coffee is neutral, and likelihoods add up',
  {
    skip: without('nsfw'),
  },
  async () => {
    const { run } = createSessions({ folder: weightsFolder, threads: 1 })
    const file = readFileSync(path.resolve('tests/photos/coffee.jpg'))
    const found = await classifyDecency(run, await decodeRaster(file, { maxPixels: 200_000 }))
    assert.ok(found.neutral > 0.9)
    const sum = Object.values(found).reduce((a, b) => a + b, 0)
    assert.ok(Math.abs(sum - 1) < 1e-4)
  },
)
