import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { NetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { withDecency } from './decency'
import { INDECENT } from './texts'
import type { PictureVerdict, Safety } from './safety'

const safety = (verdict: PictureVerdict): Safety => ({
  check: async () => ({ allowed: true }),
  refusedHere: () => [],
  refusedInPublic: () => [],
  checkPublic: async () => ({ allowed: true, remarks: [] }),
  checkPicture: async () => verdict,
})
/** Likelihoods of drawing, hentai, neutral, porn, sexy. */
const answering =
  (...likely: number[]): NetRun =>
  async () => ({ Identity: { dims: [1, 5], data: Float32Array.from(likely) } })
const picture = {
  key: 'a.png',
  url: 'https://example.test/a.png',
  read: async () => encodePng(createRaster(8, 8)),
}
const remarks = { remarks: ['别处说的'] }

test('a picture the network doubts carries one more remark, and is not refused', async () => {
  const doubted = withDecency(safety(remarks), answering(0, 0.1, 0.2, 0.4, 0.3))
  assert.deepEqual(await doubted.checkPicture(picture), { remarks: ['别处说的', INDECENT] })
  const decent = withDecency(safety(remarks), answering(0.2, 0, 0.5, 0, 0.3))
  assert.deepEqual(await decent.checkPicture(picture), remarks)
})

test('without the network, and behind a vendor that answers later, nothing changes', async () => {
  const missing: NetRun = ({ model }) => Promise.reject(new NetError('absent', model, 'not here'))
  assert.deepEqual(await withDecency(safety(remarks), missing).checkPicture(picture), remarks)
  const failingRun: NetRun = () => assert.fail('a vendor has looked already')
  const later = { traceId: 't' }
  assert.deepEqual(await withDecency(safety(later), failingRun).checkPicture(picture), later)
})
