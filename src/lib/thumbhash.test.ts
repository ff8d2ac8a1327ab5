import { rgbaToThumbHash } from 'thumbhash'
import { fromBase64, toBase64 } from './base64'
import { thumbhashUrl } from './thumbhash'

/** Width, height and the first pixel of one of our own stored PNG files. */
function readPng(url: string) {
  const bytes = fromBase64(url.replace('data:image/png;base64,', ''))
  const at = (i: number) => bytes[i] ?? -1
  const side = (i: number) => (at(i) << 24) | (at(i + 1) << 16) | (at(i + 2) << 8) | at(i + 3)
  // 8 signature + 25 IHDR + 8 IDAT head + 2 zlib + 5 block head + 1 filter.
  return { width: side(16), height: side(20), pixel: [at(49), at(50), at(51)] }
}

function makeThumbhash(width: number, height: number, rgb: [number, number, number]): string {
  const rgba = Array.from({ length: width * height }, () => [...rgb, 255]).flat()
  return toBase64(rgbaToThumbHash(width, height, Uint8Array.from(rgba)))
}

test('base64 gives back every byte, at every length', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes])
  }
})

test('a placeholder has the colour and the shape of its picture', () => {
  const { width, height, pixel } = readPng(thumbhashUrl(makeThumbhash(30, 40, [200, 90, 40])) ?? '')
  expect(height).toBe(12)
  expect(width / height).toBeCloseTo(0.75, 1)
  expect(Math.abs((pixel[0] ?? 0) - 200)).toBeLessThan(12)
  expect(Math.abs((pixel[2] ?? 0) - 40)).toBeLessThan(12)
})

test('a placeholder is small enough to send to a view as text', () => {
  expect((thumbhashUrl(makeThumbhash(40, 40, [10, 20, 30])) ?? '').length).toBeLessThan(900)
})

test('a missing or damaged hash is no placeholder, not an error', () => {
  expect(thumbhashUrl(null)).toBeNull()
  expect(thumbhashUrl('')).toBeNull()
  expect(thumbhashUrl('AAA=')).toBeNull()
})
