import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { short as definition } from '@contract/tools/short'
import { readAigcRecords } from '@media/aigc/read'
import { probeVideo } from '@media/video/probe/probe'
import { ToolRefusal } from './refusal'
import { short } from './short'
import { createWork } from './work'

let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'short-'))))
after(() => rm(folder, { recursive: true }))

async function run(overrides: Record<string, unknown>) {
  const params = { ...buildDefaults(definition), style: 'minimal', ratio: '12:4', ...overrides }
  const work = createWork(
    definition,
    { params, media: new Map(), seed: 5, folder },
    () => undefined,
  )
  return (await short(work as never)).videos?.[0]
}

const shot = (text: string, seconds: number) => ({ image: null, text, seconds })

describe('short', () => {
  test('paints each shot and records them in one piece', async () => {
    const video = await run({ shots: [shot('海上日出', 1.5), shot('下雪的山', 1)] })
    const file = await readFile(video?.path ?? '')
    const { width, height, frames, durationMs } = probeVideo(file)
    assert.deepEqual([width, height, frames, durationMs], [1024, 342, 60, 2500])
    assert.equal(readAigcRecords(file).length, 1)
    assert.equal(video?.poster.width, 1024)
  })

  test('refuses videos that are too short or too long, and shots without words', async () => {
    const refused = (error: unknown) => error instanceof ToolRefusal && error.kind === 'input'
    const tooLong = [1, 2, 3, 4].map(() => shot('海', 10))
    for (const shots of [[shot('海', 0.5)], tooLong, [shot(' ', 5)]])
      await assert.rejects(async () => run({ shots }), refused)
  })
})
