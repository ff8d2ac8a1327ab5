/**
 * Written words in a picture: PP-OCRv4, one network that finds lines and one that reads them,
 * Chinese and Latin. 0.5 CPU seconds to look at a megapixel, 0.05 to read a line. Upright lines and
 * those that run from top to bottom; not slanted ones.
 */
import sharp from 'sharp'
import type { Raster } from '@media/raster'
import { type Box, toBgrPlanes, pixelsAt } from './pixels'
import { findConnectedRegions } from './regions'
import { requireFloats, type NetRun } from './run'

const FINDER = { model: 'ppocr-det', input: 'x', output: 'sigmoid_0.tmp_0' } as const
const READER = { model: 'ppocr-rec', input: 'x', output: 'softmax_11.tmp_0' } as const
const ALPHABET = 'alphabet'

/** Longest side that is looked at; the network takes sides of whole 32nds. */
const LONGEST = 960
const STEP = 32
/** Of the photographs it was trained on, red, green, blue, of 255. */
const MEAN = [0.485, 0.456, 0.406]
const SPREAD = [0.229, 0.224, 0.225]
/** A place belongs to a line from here on, and a line is one when its places are so sure. */
const LEAST_PLACE = 0.3
const LEAST_LINE = 0.6
/** The network marks the middle of a line: its box is grown by this share of area / half its edge. */
const GROWTH = 1.6
const LEAST_HEIGHT = 3

/** Height of the strip that is read, and its length. */
const STRIP = 48
const LONGEST_STRIP = 960
/** A line this much taller than wide runs from top to bottom. */
const VERTICAL = 1.5
/** Text below this confidence is noise more often than not. */
const LEAST_SURE = 0.8
/** The largest first; more would not be quoted. */
const MOST_LINES = 12

export interface FoundText {
  readonly text: string
  /** 0..1, the mean of its letters. */
  readonly score: number
  /** In pixels of the picture. */
  readonly box: Box
}

/** Boxes of lines in pixels of the picture, the largest first. */
export function linesIn(
  map: { width: number; height: number; values: Float32Array },
  picture: { width: number; height: number },
): Box[] {
  const [scaleX, scaleY] = [picture.width / map.width, picture.height / map.height]
  const lines = findConnectedRegions(map, LEAST_PLACE).flatMap((region): Box[] => {
    const { left, top, right, bottom, mean } = region
    const [width, height] = [right - left, bottom - top]
    if (mean < LEAST_LINE || Math.min(width, height) < LEAST_HEIGHT) return []
    const by = (width * height * GROWTH) / (2 * (width + height))
    const [x0, y0] = [Math.max(0, (left - by) * scaleX), Math.max(0, (top - by) * scaleY)].map(
      Math.floor,
    )
    const [x1, y1] = [
      Math.min(picture.width, Math.ceil((right + by) * scaleX)),
      Math.min(picture.height, Math.ceil((bottom + by) * scaleY)),
    ]
    return [{ left: x0 ?? 0, top: y0 ?? 0, width: x1 - (x0 ?? 0), height: y1 - (y0 ?? 0) }]
  })
  return lines.sort((a, b) => b.width * b.height - a.width * a.height)
}

/** The likeliest letter of each step; repeated ones and the blank (place 0) are left out. */
export function decodeLine(
  likely: Float32Array,
  alphabet: Float32Array,
): { readonly text: string; readonly score: number } {
  const kinds = alphabet.length + 1
  const letters: string[] = []
  let [before, sum] = [0, 0]
  for (let from = 0; from < likely.length; from += kinds) {
    let [kind, score] = [0, likely[from] ?? 0]
    for (let k = 1; k < kinds; k++) {
      const value = likely[from + k] ?? 0
      if (value > score) [kind, score] = [k, value]
    }
    if (kind !== 0 && kind !== before) {
      letters.push(String.fromCodePoint(alphabet[kind - 1] ?? 32))
      sum += score
    }
    before = kind
  }
  return { text: letters.join('').trim(), score: letters.length > 0 ? sum / letters.length : 0 }
}

async function findLines(run: NetRun, picture: Raster): Promise<Box[]> {
  const shrink = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const side = (length: number): number =>
    Math.max(STEP, Math.round((length * shrink) / STEP) * STEP)
  const [width, height] = [side(picture.width), side(picture.height)]
  const pixels = await pixelsAt(picture, { width, height })
  const data = toBgrPlanes(pixels, (value, c) => (value / 255 - (MEAN[c] ?? 0)) / (SPREAD[c] ?? 1))
  const { model, input, output } = FINDER
  const inputs = { [input]: { dims: [1, 3, height, width], data } }
  const values = requireFloats(await run({ model, inputs, outputs: [output] }), output)
  return linesIn({ width, height, values }, picture)
}

async function readLine(
  run: NetRun,
  { width, height, rgba }: Raster,
  box: Box,
): Promise<FoundText> {
  const upright = sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .extract(box)
  const vertical = box.height > box.width * VERTICAL
  const ratio = vertical ? box.height / box.width : box.width / box.height
  const length = Math.min(LONGEST_STRIP, Math.max(STRIP, Math.ceil(STRIP * ratio)))
  const line = vertical ? sharp(await upright.rotate(-90).png().toBuffer()) : upright
  const pixels = await line.resize(length, STRIP, { fit: 'fill' }).raw().toBuffer()
  const data = toBgrPlanes(pixels, (value) => value / 127.5 - 1)
  const { model, input, output } = READER
  const inputs = { [input]: { dims: [1, 3, STRIP, length], data } }
  const outputs = await run({ model, inputs, outputs: [output, ALPHABET] })
  return { ...decodeLine(requireFloats(outputs, output), requireFloats(outputs, ALPHABET)), box }
}

/** Lines that are read surely, from top to bottom. Rejects with NetError. */
export async function textIn(run: NetRun, picture: Raster): Promise<FoundText[]> {
  const lines = await findLines(run, picture)
  const read: FoundText[] = []
  for (const box of lines.slice(0, MOST_LINES)) read.push(await readLine(run, picture, box))
  return read
    .filter(({ text, score }) => text !== '' && score >= LEAST_SURE)
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
}
