import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp, { type Region } from 'sharp'
import type { RenderedPicture } from './rendered'
import { pngChunks } from '@media/aigc/png'
import { readAigcRecords } from '@media/aigc/read'
import { firstRecord } from '@media/aigc/record'
import { buildXmp } from '@media/aigc/xmp'
import { finishPicture } from './finish'
import { aiLabel } from '@media/label/label'

function painted(options: { width: number; height: number; grey: number }): RenderedPicture {
  const { width, height, grey } = options
  return {
    picture: { kind: 'raw', data: new Uint8Array(width * height * 3).fill(grey), channels: 3 },
    width,
    height,
  }
}

async function readGreys(file: Buffer, region: Region) {
  const { data, info } = await sharp(file)
    .extract(region)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

for (const [width, height] of [
  [1024, 1024],
  [768, 1360],
  [1360, 768],
] as const) {
  for (const grey of [0, 60, 117, 190, 255]) {
    test(`label on ${width}×${height} of grey ${grey}: ≥ 5 % of the short side, at the bottom-left, readable`, async () => {
      const { original } = await finishPicture(painted({ width, height, grey }), {
        produceId: 'p1',
      })
      const { box } = aiLabel({ width, height })
      const { data, width: w, height: h } = await readGreys(original, box)
      // The letters must be found in the finished file itself.
      const dark = grey > 117
      const isInk = (value: number) => (dark ? value < 40 : value > 235)
      const rows = Array.from({ length: h }, (_, y) =>
        data.subarray(y * w, (y + 1) * w).some(isInk),
      )
      const first = rows.indexOf(true)
      const last = rows.lastIndexOf(true)
      const textHeight = last - first + 1
      assert.ok(textHeight >= 0.05 * Math.min(width, height), `text is ${textHeight} px`)
      assert.ok(box.left <= 0.03 * width && box.top + box.height >= height * 0.95)
      const ground = (grey / 255) ** 2.2 + 0.05
      const contrast = dark ? ground / 0.056 : 1.05 / ground
      assert.ok(contrast >= 4.5, `contrast ${contrast.toFixed(1)}`)
      // Letters and their halo alone: most of the box, and its corners, show the picture.
      assert.ok(h <= 0.07 * Math.min(width, height), `box is ${h} px`)
      const covered = data.filter((value) => Math.abs(value - grey) > 40).length
      assert.ok(covered < 0.5 * data.length, `${covered} of ${data.length} px`)
      for (const corner of [0, w - 1, (h - 1) * w, h * w - 1])
        assert.ok(Math.abs((data[corner] ?? 0) - grey) <= 1)
    })
  }
}

test('original and thumbnail each carry exactly one AIGC record', async () => {
  const finished = await finishPicture(painted({ width: 600, height: 800, grey: 90 }), {
    produceId: 'pic-1',
  })
  const expected = firstRecord({ producer: 'moguang', produceId: 'pic-1' })
  assert.deepEqual(readAigcRecords(finished.original), [expected])
  assert.deepEqual(readAigcRecords(finished.thumb), [expected])
  assert.equal(expected.ContentPropagator, expected.ContentProducer)
  assert.equal(expected.PropagateID, expected.ProduceID)
})

test('the PNG holds the record as uncompressed iTXt and nothing else about itself', async () => {
  const { original } = await finishPicture(painted({ width: 64, height: 64, grey: 90 }), {
    produceId: 'p',
  })
  const types = pngChunks(original).map(({ type }) => type)
  assert.equal(types.filter((type) => type === 'iTXt').length, 1)
  assert.ok(!types.some((type) => type === 'tEXt' || type === 'zTXt' || type === 'eXIf'))
  assert.equal(types.at(-1), 'IEND')
  assert.equal((await sharp(original).metadata()).width, 64)
})

test('a record that came with an engine’s file is replaced, not joined', async () => {
  const foreign = buildXmp(firstRecord({ producer: 'someone', produceId: 'x' }))
  for (const format of ['jpeg', 'webp'] as const) {
    const data = await sharp({
      create: { width: 80, height: 60, channels: 3, background: '#345' },
    })
      .withXmp(foreign)
      .toFormat(format)
      .toBuffer()
    assert.equal(readAigcRecords(data)[0]?.ContentProducer, 'someone')
    const finished = await finishPicture(
      { ...painted({ width: 80, height: 60, grey: 0 }), picture: { kind: 'encoded', data } },
      { produceId: 'mine' },
    )
    assert.deepEqual(
      readAigcRecords(finished.original).map((record) => record.ProduceID),
      ['mine'],
    )
  }
})

test('thumbnail is at most 640 px, the dominant colour is the picture’s', async () => {
  const finished = await finishPicture(painted({ width: 1024, height: 1360, grey: 200 }), {
    produceId: 'p',
  })
  const thumb = await sharp(finished.thumb).metadata()
  assert.deepEqual([thumb.width, thumb.height, thumb.format], [482, 640, 'webp'])
  assert.match(finished.color, /^#c[0-9a-f]c[0-9a-f]c[0-9a-f]$/)
  assert.ok(Buffer.from(finished.thumbhash, 'base64').length >= 5)
})

test('a damaged file of an engine is refused', async () => {
  const data = new TextEncoder().encode('<html>')
  const broken = { ...painted({ width: 8, height: 8, grey: 0 }) }
  await assert.rejects(
    finishPicture({ ...broken, picture: { kind: 'encoded', data } }, { produceId: 'p' }),
  )
})
