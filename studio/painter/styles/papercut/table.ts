import { type Oklch, type Rgb, shade, toRgb } from '../../colour'
import type { Shape } from '../../drawing'
import { type DrawLook, type Raster, rasterise } from '../../raster/canvas'
import type { Scene } from '../../scene'
import { PrintSheet } from '../print/sheet'
import { buildShade, computeSlant, coverAt, extent, type Shade, shadeBelow } from './tones'

/** Relation of one piece of paper to the others. */
export interface Piece {
  /** Height above them, pixels: the width of its shadow. */
  readonly lift: number
  /** Width of the lit cut edge, pixels. */
  readonly edge: number
  /** 0..1: darkness of its shadow. */
  readonly dark?: number
  /** 0..1: below 1 the paper is vellum. */
  readonly alpha?: number
  /** Light that it gives to its surroundings instead of a shadow, 0..1. */
  readonly shine?: number
  /** An opening, not a piece: the shadow falls into it. */
  readonly opening?: boolean
}

/** Petals inside a group are separated by a fine cut: darker paper, or an opening of `line`. */
function pieceLook(unit: number, line: Oklch | null): DrawLook {
  const width = (line ? 1.9 : 1.3) * unit
  const alpha = line ? 0.85 : 0.55
  return {
    gradients: true,
    fill: (_, colour) => colour,
    outline: (shape) =>
      shape.petal && !shape.plain
        ? { colour: line ?? shade(shape.colour, -0.13), width, alpha }
        : null,
  }
}

const LIT = 0.2
const DIM = 0.09

/** A table where sheets of paper are laid on each other, each with its shadow and its lit edge. */
export class PaperTable extends PrintSheet {
  /** Which sheet lies on top: each has its own grain. */
  readonly sheetOf: Uint8Array
  readonly #look: DrawLook
  readonly #fallX: number
  readonly #fallY = 0.16
  readonly #depth: number
  #sheet = 0

  constructor(scene: Scene, night: boolean, line: Oklch | null) {
    const { width, height, unit, lightSide } = scene
    super(width, height, unit)
    this.sheetOf = new Uint8Array(width * height)
    this.#fallX = -0.34 * lightSide
    this.#look = pieceLook(unit, line)
    this.#depth = night ? 1.12 : 1
  }

  /** The next piece is cut from another sheet. */
  nextSheet(): void {
    this.#sheet = (this.#sheet + 1) & 255
  }

  /** Covers everything from `top` down. */
  flood(colour: Oklch, top = 0): void {
    const [red, green, blue] = toRgb(colour)
    const from = Math.max(0, Math.ceil(top)) * this.width
    this.red.fill(red, from)
    this.green.fill(green, from)
    this.blue.fill(blue, from)
    this.sheetOf.fill(this.#sheet, from)
  }

  lay(shapes: readonly Shape[], piece: Piece): void {
    const pad = piece.lift * 1.7 + 2
    const raster = rasterise(shapes, this.width, this.height, pad, this.unit, this.#look)
    if (raster && piece.lift > 0.6) this.#cast(raster, buildShade(raster, piece.lift), piece)
    if (raster && piece.alpha !== 0) this.#glue(raster, piece)
  }

  /** One flat piece of this colour. */
  cut(shape: Shape, colour: Oklch, piece: Piece): void {
    this.lay([{ ...shape, colour }], piece)
  }

  /**
   * A sheet from edge to edge of the table that covers everything below a line.
   *
   * @param line y of its upper edge at every x
   */
  layBelow(line: Float32Array, colour: Oklch, piece: Piece): void {
    const { width, height, red, green, blue, sheetOf } = this
    const ink = toRgb(colour)
    const lit = ink.map((part) => part + (255 - part) * LIT) as unknown as Rgb
    const { highest, lowest } = extent(line)
    const reach = piece.lift * 1.7 + 2
    const from = Math.max(0, Math.floor(highest - reach))
    const solid = Math.min(height, Math.ceil(lowest + piece.edge * 3 + 2))
    const shadow = shadeBelow(line, width, from, Math.min(height, Math.ceil(lowest)), piece.lift)
    const dark = (piece.dark ?? 0.5) * this.#depth
    const dx = this.#fallX * piece.lift
    const dy = this.#fallY * piece.lift
    const sheet = this.#sheet
    // a steep edge is crossed slowly: what counts is the distance, not the drop
    const slant = computeSlant(line)
    for (let y = from; y < solid; y++)
      for (let x = 0; x < width; x++) {
        const inside = (y + 0.5 - line[x]) * slant[x]
        const i = y * width + x
        if (inside < 0.5) {
          const cover = coverAt(shadow, x - dx, y - from - dy)
          if (cover > 0.004) {
            const depth = dark * cover * (0.42 + 0.75 * cover)
            red[i] = red[i] * (1 - depth)
            green[i] = green[i] * (1 - depth * 0.96)
            blue[i] = blue[i] * (1 - depth * 0.86)
          }
          if (inside <= -0.5) continue
        }
        const share = inside >= 0.5 ? 1 : inside + 0.5
        const tone = inside < piece.edge ? lit : ink
        red[i] = red[i] + (tone[0] - red[i]) * share
        green[i] = green[i] + (tone[1] - green[i]) * share
        blue[i] = blue[i] + (tone[2] - blue[i]) * share
        if (share > 0.5) sheetOf[i] = sheet
      }
    if (solid < height) this.flood(colour, solid)
  }

  /** Darkens, or lights, what lies around the piece. */
  #cast({ box, rgba }: Raster, shadow: Shade, piece: Piece): void {
    const { red, green, blue, width } = this
    const shine = piece.shine ?? 0
    const dark = (piece.dark ?? 0.5) * this.#depth
    const dx = shine > 0 ? 0 : this.#fallX * piece.lift
    const dy = shine > 0 ? 0 : this.#fallY * piece.lift
    const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2)
    for (let y = 0; y < box.height; y++) {
      const row = y * box.width
      const to = (y + box.y) * width + box.x
      for (let x = 0; x < box.width; x++) {
        if (pixels[row + x] >>> 24 === 255) continue
        const cover = coverAt(shadow, x - dx, y - dy)
        if (cover < 0.004) {
          // nothing here: nothing in the next cell's half either
          x += shadow.step >> 1
          continue
        }
        const i = to + x
        if (shine > 0) {
          const light = cover * shine
          red[i] = red[i] + (255 - red[i]) * light * 0.95
          green[i] = green[i] + (222 - green[i]) * light * 0.8
          blue[i] = blue[i] + (150 - blue[i]) * light * 0.5
          continue
        }
        // contact is dark and narrow, the rest wide and faint
        const depth = dark * cover * (0.42 + 0.75 * cover)
        red[i] = red[i] * (1 - depth)
        green[i] = green[i] * (1 - depth * 0.96)
        blue[i] = blue[i] * (1 - depth * 0.86)
      }
    }
  }

  /** Puts the piece itself down; the edge towards the light is bright, the other one dim. */
  #glue({ box, rgba }: Raster, piece: Piece): void {
    const { red, green, blue, width, sheetOf } = this
    const { alpha = 1 } = piece
    const sheet = this.#sheet
    const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2)
    const reach = Math.max(1, Math.round(piece.edge))
    const towards = this.#fallX > 0 ? -reach : reach
    const edged = piece.edge > 0.4
    const opening = piece.opening ?? false
    const last = box.width - 1
    for (let y = 0; y < box.height; y++) {
      const row = y * box.width
      const up = Math.max(0, y - reach) * box.width
      const down = Math.min(box.height - 1, y + reach) * box.width
      const to = (y + box.y) * width + box.x
      for (let x = 0; x < box.width; x++) {
        const pixel = pixels[row + x]
        const cover = pixel >>> 24
        if (cover === 0) continue
        let r = pixel & 255
        let g = (pixel >>> 8) & 255
        let b = (pixel >>> 16) & 255
        if (edged) {
          const light = x + towards
          const dark = x - towards
          const near = up + (light < 0 ? 0 : light > last ? last : light)
          const far = down + (dark < 0 ? 0 : dark > last ? last : dark)
          const bright = cover - (pixels[near] >>> 24)
          const dim = cover - (pixels[far] >>> 24)
          if (opening) {
            const loss = bright > 0 ? 1 - (0.42 * bright) / 255 : 1
            r *= loss
            g *= loss
            b *= loss
          } else if (bright > 0) {
            const gain = (LIT * bright) / 255
            r += (255 - r) * gain
            g += (255 - g) * gain
            b += (255 - b) * gain
          } else if (dim > 0) {
            const loss = 1 - (DIM * dim) / 255
            r *= loss
            g *= loss
            b *= loss
          }
        }
        const i = to + x
        const share = (cover / 255) * alpha
        red[i] = red[i] + (r - red[i]) * share
        green[i] = green[i] + (g - green[i]) * share
        blue[i] = blue[i] + (b - blue[i]) * share
        if (cover > 127) sheetOf[i] = sheet
      }
    }
  }
}
