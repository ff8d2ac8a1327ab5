/**
 * Whether a picture may be indecent: the network of NSFW JS. It is wrong often enough (clothed
 * people side by side are `sexy` to it) that it may only request a review. 0.15 CPU seconds.
 */
import type { Raster } from '@media/raster'
import { mapToFloats, pixelsAt } from './pixels'
import { requireFloats, type NetRun } from './run'

const MODEL = 'nsfw'
const SIDE = 224
const INPUT = 'input'
const OUTPUT = 'Identity'

/** Likelihoods that add up to 1. */
export interface Decency {
  readonly drawing: number
  readonly hentai: number
  readonly neutral: number
  readonly porn: number
  readonly sexy: number
}

/** Rejects with NetError. */
export async function classifyDecency(run: NetRun, picture: Raster): Promise<Decency> {
  const pixels = await pixelsAt(picture, { width: SIDE, height: SIDE })
  const data = mapToFloats(pixels, (value) => value / 255)
  const inputs = { [INPUT]: { dims: [1, SIDE, SIDE, 3], data } }
  const outputs = await run({ model: MODEL, inputs, outputs: [OUTPUT] })
  const [drawing = 0, hentai = 0, neutral = 0, porn = 0, sexy = 0] = requireFloats(outputs, OUTPUT)
  return { drawing, hentai, neutral, porn, sexy }
}
