/**
 * Clients of Ark (Seedream, Seedance) and of Model Studio (Wan) against the local servers. Neither
 * vendor publishes one for Node: these are Vercel's, who read the answers by schemas of their own.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type LocalArk, startLocalArk } from '../../server/src/integrations/engines/testing/ark'
import { gradient } from '../../server/src/integrations/engines/testing/requests'
import {
  type LocalDashScope,
  startLocalDashScope,
} from '../../server/src/integrations/engines/testing/dashscope'
import { loadAlibaba, loadByteDance } from './packages'

let ark: LocalArk
let studio: LocalDashScope
let png: Buffer
before(async () => {
  const quick = { video: Buffer.from('a video'), quirks: { stepMs: 0 } }
  ark = await startLocalArk({ ...quick, key: 'ark-local' })
  studio = await startLocalDashScope(quick)
  png = await gradient(320, 320)
})
after(() => Promise.all([ark.close(), studio.close()]))

const byteDance = () => loadByteDance().createByteDance({ apiKey: 'ark-local', baseURL: ark.base })

const IMAGE = {
  prompt: 'a cat',
  n: 1,
  size: '2048x2048' as const,
  aspectRatio: undefined,
  seed: undefined,
  files: undefined,
  mask: undefined,
  providerOptions: { bytedance: { watermark: false } },
}
const VIDEO_REQUEST = {
  prompt: 'a cat runs',
  n: 1,
  aspectRatio: '16:9' as const,
  duration: 5,
  resolution: undefined,
  fps: undefined,
  seed: undefined,
  image: undefined,
  frameImages: undefined,
  inputReferences: undefined,
  generateAudio: undefined,
}
const FAST = { pollIntervalMs: 5 }
const file = () => ({
  type: 'file' as const,
  mediaType: 'image/png',
  data: new Uint8Array(png),
})

test('Ark: the client paints from words, and with a picture before it', async () => {
  const model = byteDance().image('seedream-4-5-251128')
  for (const files of [undefined, [file()]]) {
    const { images } = await model.doGenerate({ ...IMAGE, files })
    assert.ok((images[0]?.length ?? 0) > 100)
  }
})

test('Ark: the client is refused a size below the floor of pixels', async () => {
  const model = byteDance().image('seedream-4-5-251128')
  const small = async () => model.doGenerate({ ...IMAGE, size: '1024x1024' })
  await assert.rejects(small, /refused/)
})

test('Ark: the client waits for a video from words and from a first frame', async () => {
  const model = byteDance().video('seedance-1-0-pro-250528')
  for (const image of [undefined, file()]) {
    const providerOptions = { bytedance: { ...FAST, watermark: false } }
    const { videos } = await model.doGenerate({ ...VIDEO_REQUEST, image, providerOptions })
    assert.equal(videos[0]?.type, 'url')
  }
})

test('Model Studio: the client waits for a video from words and from a picture', async () => {
  const at = new URL(studio.base).origin
  const alibaba = loadAlibaba().createAlibaba({ apiKey: 'sk-local', videoBaseURL: at })
  const providerOptions = { alibaba: FAST }
  const words = { ...VIDEO_REQUEST, aspectRatio: undefined, resolution: '1280x720' as const }
  const fromWords = await alibaba.video('wan2.6-t2v').doGenerate({ ...words, providerOptions })
  assert.equal(fromWords.videos[0]?.type, 'url')
  // Vercel's client sends bytes as bare base64, which the vendor's page does not name.
  const image = { type: 'url' as const, url: 'https://pictures.example/a.png' }
  const fromPicture = await alibaba
    .video('wan2.6-i2v')
    .doGenerate({ ...words, image, providerOptions })
  assert.equal(fromPicture.videos[0]?.type, 'url')
})
