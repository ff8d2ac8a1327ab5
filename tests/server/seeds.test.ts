import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { ALL_TOOLS } from '@contract/tools/all'
import type { ToolDefinition } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { makeWithTool } from '@studio/tools/run'
import { everything, repetitions } from '@studio/testing/effort'
import { orderWith } from './hostile/client'
import { shortVideo } from './hostile/videos'
import { scenery } from './hostile/pictures'
import { pickLeast } from './tool-params'

/**
 * Their own tests, or those of what they are made of, compute them twice or hold them to golden
 * bytes (vidMaker and editVideo draw nothing by chance): through their definitions only with `--all`.
 */
const ELSEWHERE = [
  ...['qrcode', 'gridVariation', 'genfill', 'outpaint', 'inpaint', 'photo2img', 'styleTransfer'],
  ...['imgMix', 'variation', 'upscale', 'vidMaker', 'editVideo'],
]
/** The modes of 创作 all ask the painter, which has golden pictures of its own. */
const TESTED_HERE = ALL_TOOLS.filter(({ id }) => !isMode(id) && id !== 'edit')
const TOOLS = TESTED_HERE.filter(({ id }) => everything || !ELSEWHERE.includes(id))
repetitions('tools run twice with a seed', { usual: TOOLS.length, all: TESTED_HERE.length })
const USUAL = { photo: 'upload:photo', video: 'upload:video' } as const
const media = new Map<string, Uint8Array>()
let folder = ''

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'seeds-'))
  media.set(USUAL.photo, await scenery(96, 64).png().toBuffer())
  media.set(USUAL.video, await shortVideo(folder))
})
after(() => rm(folder, { recursive: true }))

/** Parameters copied from the job that made the picture: none made this one. */
const continues = ({ params }: ToolDefinition): boolean =>
  Object.values(params).some((spec) => 'inherited' in spec)

async function digest(tool: ToolDefinition, seed: number): Promise<string> {
  const params = { ...orderWith(tool, USUAL), ...(everything ? {} : pickLeast(tool)) }
  const task = { id: tool.id, params, media, seed, folder }
  const { pictures, videos, answer, refusal } = await makeWithTool(task, () => undefined)
  if (!continues(tool)) assert.equal(refusal, null)
  const hash = createHash('sha256').update(JSON.stringify([answer, refusal]))
  for (const { raster } of pictures) hash.update(raster.rgba)
  for (const video of videos) hash.update(video.data)
  return hash.digest('hex')
}

describe('the same parameters and the same seed are the same bytes', () => {
  for (const tool of TOOLS) {
    test(tool.name, async () => {
      assert.equal(await digest(tool, 7), await digest(tool, 7))
    })
  }
})
