/** Random texts and restless pictures for codes, and two readers for what became of them. */
import jsQR from 'jsqr'
import sharp from 'sharp'
import { readBarcodes } from 'zxing-wasm/reader'
import type { Random } from '../lib/random'
import { createRaster, type Raster } from '@media/raster'

const WORDS = [...'山高月小水落石出墨光写下画面你好世界🌊0123456789abcXYZ:/?&=. ']

export function randomText(random: Random): string {
  const words = Array.from(
    { length: random.integer(1, 30) },
    () => WORDS[random.integer(0, WORDS.length - 1)],
  ).join('')
  const text = words.trim() || '墨'
  return random.chance(0.4) ? `https://example.com/${encodeURIComponent(text)}` : text
}

/** Clouds of colour with some detail: dark and light in no relation to any code. */
export function randomClouds(random: Random): Raster {
  const raster = createRaster(96, 96)
  const waves = Array.from({ length: 6 }, () => ({
    x: random.range(-0.3, 0.3),
    y: random.range(-0.3, 0.3),
    tint: [random.range(-60, 60), random.range(-60, 60), random.range(-60, 60)],
  }))
  for (let i = 0; i < 96 * 96; i++) {
    const [x, y] = [i % 96, Math.floor(i / 96)]
    const rgb = [128, 128, 128].map((base, c) =>
      waves.reduce((sum, w) => sum + Math.sin(w.x * x + w.y * y) * w.tint[c], base),
    )
    raster.rgba.set([...rgb, 255], i * 4)
  }
  return raster
}

/** Results of the two readers for a file. */
export async function readTwice(file: Uint8Array): Promise<(string | undefined)[]> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = new Uint8ClampedArray(data)
  const image = { width, height, data: pixels, colorSpace: 'srgb' as const }
  const found = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true })
  return [jsQR(pixels, width, height)?.data, found[0]?.text]
}
