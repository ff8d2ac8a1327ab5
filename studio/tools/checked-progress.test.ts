import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { findTool } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import { makeWithTool } from './run'

const SIDE = 160
const STROKE = { kind: 'stroke', add: true, radius: 600, points: [4500, 5000, 5500, 5200] }
const MARKED = { mask: { base: 'none', marks: [STROKE], inverted: false, feather: 0 } }

/** Tools whose result is checked by networks after it is filled, and what they need. */
const CHECKED: Readonly<Record<string, Record<string, unknown>>> = {
  cleaner: MARKED,
  inpaint: MARKED,
  genfill: { ...MARKED, prompt: '小船' },
  samInpaint: MARKED,
  outpaint: { margins: { left: 0.25, top: 0, right: 0, bottom: 0 } },
}

/** A striped ground: there is something to copy. */
function buildPicture(): Promise<Buffer> {
  const data = Buffer.alloc(SIDE * SIDE * 3)
  for (let i = 0; i < data.length; i++) data[i] = 90 + ((i * 7) % 60) + Math.floor(i / SIDE / 9) * 2
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer()
}

for (const [id, changes] of Object.entries(CHECKED))
  test(`${id} leaves some of its progress for the check of its result`, async () => {
    const definition = findTool(id)
    assert.ok(definition)
    const params = { ...buildDefaults(definition), image: 'upload:1', ...changes, seed: null }
    const shares: number[] = []
    const media = new Map([['upload:1', new Uint8Array(await buildPicture())]])
    const task = { id, params: params as never, media, seed: 1, folder: '/nowhere' }
    const { refusal, pictures } = await makeWithTool(task, (share) => void shares.push(share))
    assert.equal(refusal, null)
    assert.ok(pictures.length > 0)
    assert.ok(Math.max(...shares) > 0.5, shares.join())
    assert.ok(Math.max(...shares) < 0.95, shares.join())
  })
