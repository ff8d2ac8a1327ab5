import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ToolParams } from '@contract/tools/define'
import sharp from 'sharp'
import { startTestApp, type TestApp } from '../../../testing/app'
import { addLabel, makeJob, makePerson } from '../../../testing/works'
import { loadCardPictures, loadMedia } from './media'

const SIZE = { width: 60, height: 40 }
/** Each pixel another colour, so that no label goes unseen. */
const DATA = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, i) => (i * 7) % 256))

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

const readPixels = (file: Uint8Array | undefined) =>
  sharp(file ?? Buffer.alloc(0))
    .raw()
    .toBuffer()

test('tools and cards get painted pictures without their label', async () => {
  const { id: userId } = await makePerson(server)
  const painted = await makeJob(server.deps, userId)
  await addLabel(server.deps, painted, { ...SIZE, data: DATA, transparent: false })
  const image = `picture:${painted.pictureId}` as const
  const params = { image } as ToolParams
  const { media } = await loadMedia(server.deps, { tool: 'outpaint', params, userId })
  assert.deepEqual(await readPixels(media.get(image)), DATA)
  const [card] = await loadCardPictures(server.deps, { userId }, [
    { image, role: 'person', characterId: 'card', number: 1, strength: 100 },
  ])
  assert.deepEqual(await readPixels(card?.file), DATA)
})
