/** Pixel art: a small grid, the picture's own few colours, ordered dither between near ones. */
import { computeLuma, resized } from '../../imaging/painterly/photo'
import { broaden } from '../../imaging/painterly/kuwahara'
import { createRaster, type Raster } from '@media/raster'
import { clamp, mix } from '../../lib/maths'
import type { Planes } from '../../lib/planes'
import { choosePalette, ditherPixels } from '../../painter/styles/pixel/colours'
import type { Stylizer } from './stylizer'

/** Colours of a small screen: more contrast and more colour than the photograph has. */
function vivid(small: Planes): Raster {
  const { width, height, red, green, blue } = small
  const raster = createRaster(width, height)
  const luma = computeLuma(small)
  for (let i = 0; i < luma.length; i++) {
    const x = i % width
    const around =
      (luma[Math.max(0, i - width)] +
        luma[Math.min(luma.length - 1, i + width)] +
        luma[x > 0 ? i - 1 : i] +
        luma[x < width - 1 ? i + 1 : i]) /
      4
    const tone = luma[i]
    const crisp = (tone - around) * 0.55 + (tone - 124) * 0.14
    raster.rgba[i * 4] = tone + (red[i] - tone) * 1.32 + crisp
    raster.rgba[i * 4 + 1] = tone + (green[i] - tone) * 1.32 + crisp
    raster.rgba[i * 4 + 2] = tone + (blue[i] - tone) * 1.32 + crisp
    raster.rgba[i * 4 + 3] = 255
  }
  return raster
}

/** The dark side of a strong step is darkened further: the outline of a sprite. */
function outline({ width, height, rgba }: Raster): void {
  const tone = (i: number): number =>
    rgba[i * 4] * 0.3 + rgba[i * 4 + 1] * 0.59 + rgba[i * 4 + 2] * 0.11
  const tones = Float32Array.from({ length: width * height }, (_, i) => tone(i))
  for (let i = 0; i < tones.length; i++) {
    const x = i % width
    const brightest = Math.max(
      tones[x > 0 ? i - 1 : i],
      tones[x < width - 1 ? i + 1 : i],
      tones[i - width] ?? 0,
      tones[i + width] ?? 0,
    )
    if (brightest - tones[i] < 46) continue
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = rgba[i * 4 + c] * 0.62
  }
}

/** Pixels clearly darker than their neighbours: an edge that gets no dither. */
function findEdges({ width, height, rgba }: Raster): Uint8Array {
  const tone = (i: number): number =>
    rgba[i * 4] * 0.3 + rgba[i * 4 + 1] * 0.59 + rgba[i * 4 + 2] * 0.11
  const crisp = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const right = x < width - 1 ? i + 1 : i
      const below = y < height - 1 ? i + width : i
      const step = Math.abs(tone(i) - tone(right)) + Math.abs(tone(i) - tone(below))
      if (step < 34) continue
      crisp[i] = 1
      crisp[right] = 1
      crisp[below] = 1
    }
  }
  return crisp
}

/** Draws in pixels; `strength` makes them larger and their colours fewer. */
export const drawPixels: Stylizer = (photo, { strength, report }) => {
  const long = Math.max(photo.width, photo.height)
  const size = clamp(Math.round(long / mix(190, 84, strength)), 2, long)
  const width = Math.max(1, Math.round(photo.width / size))
  const height = Math.max(1, Math.round(photo.height / size))
  const calm = broaden(photo, 0.8)
  report(0.6)
  const small = vivid(resized(calm, width, height))
  outline(small)
  const colours = Math.round(mix(34, 14, strength))
  const weights = new Uint8Array(width * height).fill(1)
  const palette = choosePalette(small.rgba, weights, colours)
  const numbers = ditherPixels(small.rgba, width, findEdges(small), palette)
  const out = createRaster(width * size, height * size)
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const number = numbers[Math.floor(y / size) * width + Math.floor(x / size)]
      const at = (y * out.width + x) * 4
      out.rgba.set(palette[number] ?? [0, 0, 0], at)
      out.rgba[at + 3] = 255
    }
  }
  return out
}
