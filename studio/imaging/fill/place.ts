/** A cut-out set into a marked part of a picture: where, how large, its shadow and its light. */
import type { Raster } from '@media/raster'
import { boxMean } from '../segment/box'
import type { Box } from './region'

type Rgb = [red: number, green: number, blue: number]

/** Share of a cut-out that lies inside the hole when it is scaled into `at`. */
function shareInside(cut: Raster, hole: Uint8Array, width: number, at: Box): number {
  const step = Math.max(1, Math.floor(Math.min(cut.width, cut.height) / 64))
  let [inside, all] = [0, 0]
  for (let y = 0; y < cut.height; y += step) {
    for (let x = 0; x < cut.width; x += step) {
      if (cut.rgba[(y * cut.width + x) * 4 + 3] < 128) continue
      const px = at.left + Math.floor((x * at.width) / cut.width)
      const py = at.top + Math.floor((y * at.height) / cut.height)
      all++
      if (px >= 0 && px < width && hole[py * width + px]) inside++
    }
  }
  return all > 0 ? inside / all : 0
}

/** The largest place for a cut-out within the marked part: at its foot, or in its middle. */
export function fitInto(
  cut: Raster,
  isGrounded: boolean,
  marked: { hole: Uint8Array; box: Box; width: number },
): Box {
  const { box } = marked
  const full = Math.min(box.width / cut.width, box.height / cut.height)
  const at = (scale: number): Box => {
    const width = Math.max(1, Math.round(cut.width * full * scale))
    const height = Math.max(1, Math.round(cut.height * full * scale))
    const freeHeight = box.height - height
    const top = box.top + Math.round(freeHeight * (isGrounded ? 0.85 : 0.5))
    return { left: box.left + Math.round((box.width - width) / 2), top, width, height }
  }
  for (let scale = 0.96; scale > 0.5; scale -= 0.04) {
    const place = at(scale)
    if (shareInside(cut, marked.hole, marked.width, place) > 0.985) return place
  }
  return at(0.5)
}

/** Contact shadow under a thing. */
export function castShadow(picture: Raster, at: Box, hole: Uint8Array): void {
  const { width, height, rgba } = picture
  const reach = Math.max(2, Math.round(at.height * 0.07))
  const [cx, cy] = [at.left + at.width / 2, at.top + at.height - reach * 0.3]
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++) {
    for (let x = Math.max(0, at.left); x < Math.min(width, at.left + at.width); x++) {
      const [dx, dy] = [(x - cx) / (at.width * 0.5), (y - cy) / reach]
      const far = dx * dx + dy * dy
      const i = y * width + x
      if (far >= 1 || !hole[i]) continue
      const light = 1 - 0.4 * (1 - far) * (1 - far)
      for (let c = 0; c < 3; c++) rgba[i * 4 + c] = rgba[i * 4 + c] * light
    }
  }
}

/** Share and limit of a cut-out's adaptation to the lightness of its surroundings. */
const FOLLOW = 0.2
const MOST_SHIFT = 14

/** Mean of the colours that show, as one lightness 0..255. */
function measureLightness({ rgba }: Raster): number {
  let sum = 0
  let weight = 1e-6
  for (let i = 0; i < rgba.length; i += 4) {
    const [red, green, blue] = [rgba[i], rgba[i + 1], rgba[i + 2]] as Rgb
    const alpha = rgba[i + 3]
    sum += (0.299 * red + 0.587 * green + 0.114 * blue) * alpha
    weight += alpha
  }
  return sum / weight
}

/** Mean spread of red, green and blue: 0 in a black and white photograph. */
function measureChroma({ rgba }: Raster): number {
  let sum = 0
  for (let i = 0; i < rgba.length; i += 4) {
    const [red, green, blue] = [rgba[i], rgba[i + 1], rgba[i + 2]] as Rgb
    sum += Math.max(red, green, blue) - Math.min(red, green, blue)
  }
  return (4 * sum) / rgba.length
}

/** Surroundings with less colour than this take some of it from what is set there. */
const COLOURLESS = 10

function fade(cut: Raster, share: number): void {
  for (let i = 0; i < cut.rgba.length; i += 4) {
    const [red, green, blue] = [cut.rgba[i], cut.rgba[i + 1], cut.rgba[i + 2]] as Rgb
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue
    cut.rgba.set(
      [red, green, blue].map((value) => grey + (value - grey) * share),
      i,
    )
  }
}

/** A little of the light around falls on everything; among greys everything is grey. */
export function lightLike(cut: Raster, around: Raster): void {
  const chroma = measureChroma(around)
  if (chroma < COLOURLESS) fade(cut, chroma / COLOURLESS)
  const apart = FOLLOW * (measureLightness(around) - measureLightness(cut))
  const shift = Math.min(MOST_SHIFT, Math.max(-MOST_SHIFT, apart))
  for (let i = 0; i < cut.rgba.length; i++) if (i % 4 !== 3) cut.rgba[i] = cut.rgba[i] + shift
}

/** Lays a cut-out of the place's size over the picture, inside the hole; says how much where. */
export function layOver(picture: Raster, cut: Raster, at: Box, hole: Uint8Array): Uint8Array {
  const { width, height, rgba } = picture
  const covered = new Uint8Array(width * height)
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) {
      const [px, py] = [x + at.left, y + at.top]
      const i = py * width + px
      if (px < 0 || py < 0 || px >= width || py >= height || !hole[i]) continue
      const from = (y * cut.width + x) * 4
      const alpha = cut.rgba[from + 3]
      covered[i] = alpha
      for (let c = 0; c < 3; c++) {
        const under = rgba[i * 4 + c]
        rgba[i * 4 + c] = under + ((cut.rgba[from + c] - under) * alpha) / 255
      }
    }
  }
  return covered
}

/** 0..255: 0 at the hole's rim and outside, rising inwards over `reach` pixels. */
export function softInside(
  hole: Uint8Array,
  width: number,
  height: number,
  reach: number,
): Uint8Array {
  const window = { width, height, radius: reach }
  const blurred = boxMean(boxMean(Float32Array.from(hole), window), window)
  return Uint8Array.from(hole, (value, i) =>
    value ? Math.max(0, (blurred[i] - 0.5) * 2) * 255 : 0,
  )
}
