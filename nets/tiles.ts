/** Pictures that are too large for one run of a network: in tiles that overlap, without seams. */

/** Planes of numbers one after the other: channel, row, column. */
export interface Planar {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float32Array
}

export interface Tiling {
  /** Side of what one run gives, pixels of the input. */
  readonly tile: number
  /** Context of a run beyond the tile on each side; in half of it, neighbours are cross-faded. */
  readonly overlap: number
  /** Pixels of the output for one of the input. */
  readonly scale: number
}

interface Span {
  /** The tile's own part. */
  readonly from: number
  readonly to: number
  /** With what it sees beyond. */
  readonly outer: number
  readonly end: number
}

/** Tiles of about the same size, none larger than requested. */
function spans(length: number, { tile, overlap }: Tiling): Span[] {
  const count = Math.ceil(length / tile)
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.round((edge * length) / count))
    const [start = 0, stop = length] = [from, to]
    return {
      from: start,
      to: stop,
      outer: Math.max(0, start - overlap),
      end: Math.min(length, stop + overlap),
    }
  })
}

function cropTile({ width, height, channels, data }: Planar, across: Span, down: Span): Planar {
  const [w, h] = [across.end - across.outer, down.end - down.outer]
  const part = new Float32Array(w * h * channels)
  for (let c = 0; c < channels; c++)
    for (let y = 0; y < h; y++) {
      const row = (c * height + down.outer + y) * width + across.outer
      part.set(data.subarray(row, row + w), (c * h + y) * w)
    }
  return { width: w, height: h, channels, data: part }
}

/** `count` rows of a strip from row `from` on. */
function sliceRows({ width, height, channels, data }: Planar, from: number, count: number): Planar {
  const rows = new Float32Array(width * count * channels)
  for (let c = 0; c < channels; c++) {
    const start = (c * height + from) * width
    rows.set(data.subarray(start, start + count * width), c * count * width)
  }
  return { width, height: count, channels, data: rows }
}

/** A share that rises from 0 to 1 over a fade of so many pixels. */
const computeFadeWeight = (at: number, fade: number): number => Math.min(1, (at + 0.5) / fade)

/** Lays a tile's output into its strip, over the right end of the one before. */
function blendTile(strip: Planar, tile: Planar, across: Span, scale: number, fade: number): void {
  const first = across.from === 0 ? 0 : across.from * scale - fade
  const skipped = first - across.outer * scale
  for (let row = 0; row < strip.height * strip.channels; row++)
    for (let x = skipped; x < tile.width; x++) {
      const to = row * strip.width + first + x - skipped
      const share = across.from === 0 ? 1 : computeFadeWeight(x - skipped, 2 * fade)
      const before = strip.data[to] ?? 0
      strip.data[to] = before + ((tile.data[row * tile.width + x] ?? 0) - before) * share
    }
}

/** Cross-fades the first rows of a strip from the rows the strip above retained for them. */
function fadeDown(rows: Planar, previous: Planar): void {
  const { width, channels } = rows
  for (let c = 0; c < channels; c++)
    for (let y = 0; y < previous.height; y++) {
      const share = computeFadeWeight(y, previous.height)
      for (let x = 0; x < width; x++) {
        const at = (c * rows.height + y) * width + x
        const before = previous.data[(c * previous.height + y) * width + x] ?? 0
        rows.data[at] = before + ((rows.data[at] ?? 0) - before) * share
      }
    }
}

/** A part of the output, whole in width. */
export type TakeRows = (rows: Planar, top: number) => void

/**
 * Runs `run` on every tile and joins what it gives: as many channels as it likes, `scale` times the
 * size of its part. Rows are handed on as they are done, so that a large output is never held
 * here as numbers. Tiles are the places to stop at: `run` may throw.
 * @throws RangeError for tiles that are narrower than two overlaps
 */
export async function inTiles(
  picture: Planar,
  tiling: Tiling,
  run: (part: Planar, share: number) => Promise<Planar>,
  take: TakeRows,
): Promise<void> {
  const { scale, overlap, tile } = tiling
  if (tile < 2 * overlap) throw new RangeError(`tiles of ${tile} overlap by ${overlap}`)
  const fade = Math.max(1, Math.floor((overlap * scale) / 2))
  const columns = spans(picture.width, tiling)
  const rows = spans(picture.height, tiling)
  const total = columns.length * rows.length
  let done = 0
  let previousRows: Planar | null = null
  for (const down of rows) {
    let strip: Planar | null = null
    for (const across of columns) {
      const output = await run(cropTile(picture, across, down), done / total)
      done += 1
      const { height, channels } = output
      const width = picture.width * scale
      strip ??= { width, height, channels, data: new Float32Array(width * height * channels) }
      blendTile(strip, output, across, scale, fade)
    }
    if (!strip) continue
    const top: number = previousRows ? down.from * scale - fade : 0
    const within = top - down.outer * scale
    const isLast = down.to === picture.height
    const end = isLast ? strip.height : down.to * scale - fade - down.outer * scale
    const finished = sliceRows(strip, within, end - within)
    if (previousRows) fadeDown(finished, previousRows)
    take(finished, top)
    previousRows = isLast ? null : sliceRows(strip, end, 2 * fade)
  }
}
