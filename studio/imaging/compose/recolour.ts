/** Another colour for a thing, with its own light: shading, texture and highlights stay. */
import { type Mask, type Raster } from '@media/raster'
import { writeLab, writeRgb } from '../segment/lab'

type Lab = [lightness: number, a: number, b: number]

/** Share of the way from the thing's mean lightness to the new colour's. */
const TONE = 0.75
/** Preserved share of the thing's own variation of hue. */
const PLAY = 0.25

interface Change {
  readonly mean: Lab
  readonly chroma: number
  readonly target: Lab
}

function labAt(rgba: Uint8ClampedArray, p: number, out: Float32Array): Lab {
  writeLab([rgba[p], rgba[p + 1], rgba[p + 2]], out, 0)
  return [out[0], out[1], out[2]]
}

function computeMeanLab({ rgba }: Raster, { values }: Mask, lab: Float32Array): Lab | null {
  const sums: Lab = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < values.length; i++) {
    const share = values[i]
    if (share === 0) continue
    const colour = labAt(rgba, 4 * i, lab)
    for (const c of [0, 1, 2] as const) sums[c] += colour[c] * share
    weight += share
  }
  return weight > 0 ? [sums[0] / weight, sums[1] / weight, sums[2] / weight] : null
}

/** Moves lightness by an S through black, the mean and white: the order of tones stays. */
function toned(lightness: number, from: number, to: number): number {
  if (lightness <= from) return from > 0 ? (lightness / from) * to : to
  return to + ((lightness - from) / Math.max(1, 100 - from)) * (100 - to)
}

const ramp = (v: number): number => Math.min(1, Math.max(0, v))

/** 1 for what has no part in the thing's colour: highlights, metal, white print. */
function neutral([lightness, a, b]: Lab, { mean, chroma }: Change): number {
  const own = Math.hypot(a, b)
  // Against lightness, or shadows would count as grey.
  const usual = chroma / (mean[0] + 10)
  const pale = ramp((0.6 - own / (lightness + 10) / (usual + 0.02)) / 0.25)
  // On a grey thing only much lighter pixels are specular.
  const coloured = ramp((chroma - 12) / 12)
  const lighter = ramp((lightness - mean[0] - 22) / 20)
  const seen = ramp((lightness - 8) / 12)
  return pale * seen * Math.max(coloured, lighter)
}

function changed(own: Lab, change: Change): Lab {
  const { mean, target } = change
  const lightness = toned(own[0], mean[0], mean[0] + TONE * (target[0] - mean[0]))
  // Colour fades towards black and towards white, as paint does.
  const lit =
    Math.min(1.1, lightness / Math.max(20, target[0])) * Math.min(1, (102 - lightness) / 22)
  const ownShare = neutral(own, change)
  const a = target[1] * lit + PLAY * (own[1] - mean[1])
  const b = target[2] * lit + PLAY * (own[2] - mean[2])
  return [
    lightness + (own[0] - lightness) * ownShare,
    a + (own[1] - a) * ownShare,
    b + (own[2] - b) * ownShare,
  ]
}

/** A copy with the masked part in another colour; null when the mask is empty. */
export function recolour(
  picture: Raster,
  mask: Mask,
  colour: readonly [number, number, number],
): Raster | null {
  const lab = new Float32Array(3)
  const mean = computeMeanLab(picture, mask, lab)
  if (!mean) return null
  writeLab(colour, lab, 0)
  const target: Lab = [lab[0], lab[1], lab[2]]
  const change = { mean, target, chroma: Math.hypot(mean[1], mean[2]) }
  const rgba = new Uint8ClampedArray(picture.rgba)
  const fresh = new Uint8ClampedArray(3)
  for (let i = 0; i < mask.values.length; i++) {
    const share = mask.values[i] / 255
    if (share === 0) continue
    writeRgb(changed(labAt(picture.rgba, 4 * i, lab), change), fresh, 0)
    for (let c = 0; c < 3; c++) {
      const old = picture.rgba[4 * i + c]
      rgba[4 * i + c] = old + (fresh[c] - old) * share
    }
  }
  return { ...picture, rgba }
}
