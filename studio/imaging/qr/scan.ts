/** Reads codes back with two independent readers, as a phone would meet them. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Raster } from '@media/raster'
import { splitChannels, joinChannels, type Plane } from '../resample/plane'
import { resizePlane } from '../resample/resize'

let ready: Promise<unknown> | null = null

/** The reader's code comes from the package here, never from a network. */
async function prepare(): Promise<void> {
  ready ??= (async () => {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
    const { buffer, byteOffset, byteLength } = await readFile(file)
    const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
    prepareZXingModule({ overrides: { wasmBinary } })
  })()
  await ready
}

/** The text both readers find, or null. The quick one first: most that does not scan ends there. */
async function read({ width, height, rgba }: Raster): Promise<string | null> {
  const data = new Uint8ClampedArray(rgba)
  const image = { width, height, data, colorSpace: 'srgb' as const }
  const [found] = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true })
  if (!found) return null
  const second = jsQR(rgba, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
  return found.text === second ? second : null
}

/** From further away and not quite sharp: half the size or at most `side` pixels. */
function fromAfar(raster: Raster, side: number): Raster {
  const { light, blue, red, alpha } = splitChannels(raster)
  const to = Math.min(Math.round(raster.width / 2), side)
  const soft = (plane: Plane) =>
    resizePlane(resizePlane(plane, to, to, 'linear'), to + 1, to + 1, 'linear')
  return joinChannels({ light: soft(light), blue: soft(blue), red: soft(red), alpha: soft(alpha) })
}

/** Whether both readers find exactly `text`, near and from afar. */
export async function scans(raster: Raster, text: string, modules: number): Promise<boolean> {
  await prepare()
  if ((await read(raster)) !== text) return false
  return (await read(fromAfar(raster, Math.max(360, modules * 5)))) === text
}
