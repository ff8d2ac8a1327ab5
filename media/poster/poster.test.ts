import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { FPS, SECONDS, writePosterVideo } from './video'
import { codeImage, posterSheet, type PosterSheet } from './sheet'

const WORDS = {
  title: '寒山独照',
  words: '孤峰、薄雾、一轮朱砂日。',
  by: '墨友 作',
  scan: '扫码看原作',
  brand: '墨光',
  seal: '墨',
}

const plain = async (background: string) =>
  sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .png()
    .toBuffer()

/** Left half of one colour, right half of another. */
async function halves(): Promise<Buffer> {
  const right = await sharp({
    create: { width: 30, height: 80, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  return sharp(await plain('#000'))
    .composite([{ input: right, left: 30, top: 0 }])
    .png()
    .toBuffer()
}

async function buildPosterSheet(words = WORDS): Promise<PosterSheet> {
  const code = await plain('#00f')
  return posterSheet(
    words,
    { width: 60, height: 80 },
    await codeImage(`data:image/png;base64,${code.toString('base64')}`),
  )
}

/** Of each frame what `look` sees. */
async function seen<T>(
  sheet: PosterSheet,
  files: Buffer[],
  look: (frame: Uint8Array | Uint8ClampedArray, at: (x: number, y: number) => string) => T,
): Promise<T[]> {
  const found: T[] = []
  await writePosterVideo(sheet, files, async (frame) => {
    const at = (x: number, y: number) => {
      const from = (Math.round(y) * sheet.width + Math.round(x)) * 4
      return Buffer.from(frame.subarray(from, from + 3)).toString('hex')
    }
    found.push(look(frame, at))
  })
  return found
}

const middle = ({ picture: { x, y, width, height } }: PosterSheet) =>
  [x + width / 2, y + height / 2] as const
/** Within the code at the foot, on the right. */
const inCode = (sheet: PosterSheet) => [sheet.width - 32 - 84, sheet.height - 74 - 100] as const

test('stages come up one after the other, then the picture, then the foot', async () => {
  const sheet = await buildPosterSheet()
  assert.equal(sheet.width, 720)
  assert.equal(sheet.height % 2, 0)
  const files = await Promise.all(['#f00', '#0f0', '#fff'].map(plain))
  const frames = await seen(sheet, files, (_frame, at) => ({
    picture: at(...middle(sheet)),
    code: at(...inCode(sheet)),
  }))
  assert.equal(frames.length, SECONDS * FPS)
  const order = [...new Set(frames.map(({ picture }) => picture))]
  const whole = ['ff0000', '00ff00', 'ffffff'].map((colour) => order.indexOf(colour))
  assert.ok(
    whole[0] === 0 && whole[1] > whole[0] + 1 && whole[2] > whole[1] + 1,
    `each fades into the next: ${order.join(' ')}`,
  )
  const finished = frames.findIndex(({ picture }) => picture === 'ffffff')
  const footed = frames.findIndex(({ code }) => code === '0000ff')
  assert.ok(finished > 0 && footed > finished, 'the code comes after the picture')
  assert.ok(frames.length - footed >= 2 * FPS, 'and stays two seconds')
  assert.equal(frames[0]?.code, 'f5f1ea')
})

test('without stages it looks along the picture and ends with the whole of it', async () => {
  const sheet = await buildPosterSheet()
  const { x, y, width, height } = sheet.picture
  const edge = await seen(sheet, [await halves()], (_frame, at) => {
    const row = Array.from({ length: width - 2 }, (_, i) => at(x + 1 + i, y + height / 2))
    return row.filter((colour) => parseInt(colour.slice(0, 2), 16) < 128).length / row.length
  })
  assert.ok((edge[0] ?? 0) > 0.55, `it begins with its left: ${edge[0]}`)
  assert.ok(Math.abs((edge.at(-1) ?? 0) - 0.5) < 0.02, `and ends whole: ${edge.at(-1)}`)
  const steps = edge.slice(1).map((share, i) => Math.abs(share - (edge[i] ?? 0)))
  assert.ok(Math.max(...steps) < 0.02, 'it never jumps')
})

test('words stand on it, whatever they are', async () => {
  const inkBelow = async (words: typeof WORDS) => {
    const sheet = await buildPosterSheet(words)
    const { data } = await sharp(sheet.paper.toBuffer('image/png'))
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { dark: data.filter((value) => value < 128).length, height: sheet.height }
  }
  const [written, none, long] = await Promise.all([
    inkBelow(WORDS),
    inkBelow({ ...WORDS, title: '😀', words: '' }),
    inkBelow({ ...WORDS, title: '山'.repeat(80), words: '水 '.repeat(300) }),
  ])
  assert.ok(written.dark > 200, `${written.dark} dark points`)
  assert.equal(none.dark, 0)
  assert.ok(long.height > written.height && long.height < 1700, `${long.height} px`)
})
