import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { encodePng } from '@media/codec'
import { createRaster, type Raster } from '@media/raster'
import { describePicture } from './describe'
import { factsOfFile } from './metadata'
import { nameOfColour } from './palette'

/** Blue above, sand below, and a red disc right of the middle. */
function beach(width: number, height: number): Raster {
  const raster = createRaster(width, height)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const disc = Math.hypot(x - width * 0.8, y - height * 0.82) < height / 7
    const rgb = disc ? [200, 30, 40] : y < height * 0.65 ? [90, 150, 215] : [235, 215, 180]
    raster.rgba.set([...rgb, 255], i * 4)
  }
  return raster
}

/** Puts a text chunk behind the header of a PNG. */
function withText(png: Buffer, keyword: string, text: string): Buffer {
  const data = Buffer.from(`${keyword}\0${text}`, 'latin1')
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write('tEXt', 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const bits = (a: string, b: string): number =>
  [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length

describe('looking at a picture', () => {
  const none = { facts: [], prompt: null }

  test('names what was measured: colours, horizon, where the weight is', () => {
    const { tags, palette, prompt } = describePicture(beach(240, 160), none)
    const names = tags.map(({ name }) => name)
    assert.ok(names.includes('低地平线') && names.includes('重心偏右下'), names.join(' '))
    assert.ok(palette.length >= 3 && palette.length <= 6)
    assert.ok(Math.abs(palette.reduce((sum, { share }) => sum + share, 0) - 1) < 0.01)
    assert.match(palette[0]?.name ?? '', /蓝/)
    assert.match(prompt, /为主的画面/)
  })

  test('colours have the names a person would give', () => {
    assert.equal(nameOfColour(250, 250, 250), '雪白')
    assert.equal(nameOfColour(215, 55, 45), '朱红')
    assert.equal(nameOfColour(30, 62, 108), '靛青')
  })

  test('the hash stays near for the same picture at another size, far for another', () => {
    const { hash } = describePicture(beach(240, 160), none)
    assert.match(hash, /^[0-9a-f]{16}$/)
    assert.ok(bits(hash, describePicture(beach(480, 320), none).hash) <= 4)
    const turned = beach(240, 160)
    turned.rgba.reverse()
    turned.rgba.forEach((_, i) => i % 4 === 3 && (turned.rgba[i] = 255))
    assert.ok(bits(hash, describePicture(turned, none).hash) > 12)
  })

  test('reads what generators write into their files', async () => {
    const png = await encodePng(beach(32, 32))
    const text = 'a beach\nNegative prompt: people\nSteps: 20, Sampler: Euler, Seed: 7'
    const written = await factsOfFile(withText(png, 'parameters', text))
    assert.equal(written.prompt, 'a beach')
    assert.ok(written.facts.some(({ value }) => value.startsWith('Steps: 20')))
    const graph = JSON.stringify({ 6: { inputs: { text: 'a red disc on sand' } } })
    assert.equal((await factsOfFile(withText(png, 'prompt', graph))).prompt, 'a red disc on sand')
    assert.equal(describePicture(beach(32, 32), written).prompt, 'a beach')
  })

  test('reads the camera, and survives its data being broken', async () => {
    const jpeg = sharp(await encodePng(beach(32, 32))).jpeg()
    const exif = { IFD0: { Make: 'Moguang', Model: 'M1' } }
    const { facts } = await factsOfFile(await jpeg.clone().withExif(exif).toBuffer())
    assert.deepEqual(
      facts.find(({ label }) => label === '相机'),
      { label: '相机', value: 'Moguang M1' },
    )
    assert.equal((await factsOfFile(await jpeg.toBuffer())).prompt, null)
  })

  test('tiny, grey and empty pictures are looked at too', () => {
    for (const raster of [createRaster(1, 1), createRaster(1, 500), beach(3, 3)])
      assert.equal(describePicture(raster, none).hash.length, 16)
  })
})
