import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { clamp } from '../../maths'
import { blurPlane } from '../../raster/blur'
import { type DrawLook, type Raster, rasterise } from '../../raster/canvas'
import { PrintSheet } from '../print/sheet'

/** How one piece of paper lies on the others. */
export interface Piece {
  /** How far it floats above them, pixels: the width of its shadow. */
  readonly lift: number
  /** Width of the lit cut edge, pixels. */
  readonly edge: number
  /** 0..1: darkness of its shadow. */
  readonly dark?: number
  /** 0..1: below 1 the paper is vellum. */
  readonly alpha?: number
  /** Light that it gives to its surroundings instead of a shadow, 0..1. */
  readonly shine?: number
}

/** Light falls from here, in pixels per pixel of lift. */
interface Fall {
  readonly x: number
  readonly y: number
}

/** Coverage of a raster at a coarser scale, blurred: what its shadow is made of. */
interface Shade {
  readonly plane: Float32Array
  readonly width: number
  readonly height: number
  readonly step: number
}

/** Small pieces inside a group are told apart by a faint darker cut. */
function pieceLook(unit: number): DrawLook {
  return {
    gradients: true,
    fill: (_, colour) => colour,
    outline: (shape) => {
      if (shape.stroke || shape.shadow || shape.glow || shape.plain) return null
      if (!shape.petal && !shape.foliage) return null
      return { colour: shade(shape.colour, -0.13), width: 1.3 * unit, alpha: 0.55 }
    },
  }
}

/** A table where sheets of paper are laid on each other, each with its shadow and its lit edge. */
export class PaperTable extends PrintSheet {
  /** Which sheet lies on top: each has its own grain. */
  readonly sheetOf: Uint8Array
  readonly #fall: Fall
  readonly #look: DrawLook
  readonly #night: boolean
  #sheet = 0

  constructor(width: number, height: number, unit: number, lightSide: number, night: boolean) {
    super(width, height, unit)
    this.sheetOf = new Uint8Array(width * height)
    this.#fall = { x: -0.34 * lightSide, y: 0.16 }
    this.#look = pieceLook(unit)
    this.#night = night
  }

  /** The next piece is cut from another sheet. */
  nextSheet(): void {
    this.#sheet = (this.#sheet + 1) & 255
  }

  flood(colour: readonly [number, number, number]): void {
    this.red.fill(colour[0])
    this.green.fill(colour[1])
    this.blue.fill(colour[2])
  }

  lay(shapes: readonly Shape[], piece: Piece): void {
    const pad = piece.lift * 1.7 + 2
    const raster = rasterise(shapes, this.width, this.height, pad, this.unit, this.#look)
    if (!raster) return
    const soft = Math.max(piece.lift, (piece.shine ?? 0) > 0 ? piece.lift : 0)
    if (soft > 0.6) this.#cast(raster, shadeOf(raster, soft), piece)
    this.#glue(raster, piece)
  }

  /** One flat piece. */
  cut(shape: Shape, colour: Oklch, piece: Piece): void {
    this.lay([{ ...shape, colour }], piece)
  }

  #cast({ box, rgba }: Raster, shadow: Shade, piece: Piece): void {
    const { red, green, blue, width } = this
    const { plane, step } = shadow
    const shine = piece.shine ?? 0
    const dark = (piece.dark ?? 0.5) * (this.#night ? 1.12 : 1)
    const dx = shine > 0 ? 0 : this.#fall.x * piece.lift
    const dy = shine > 0 ? 0 : this.#fall.y * piece.lift
    for (let y = 0; y < box.height; y++) {
      const sy = clamp((y - dy + 0.5) / step - 0.5, 0, shadow.height - 1.001)
      const row = sy | 0
      const fy = sy - row
      const from = row * shadow.width
      const below = row + 1 < shadow.height ? from + shadow.width : from
      for (let x = 0; x < box.width; x++) {
        if (rgba[(y * box.width + x) * 4 + 3] === 255) continue
        const sx = clamp((x - dx + 0.5) / step - 0.5, 0, shadow.width - 1.001)
        const column = sx | 0
        const fx = sx - column
        const right = column + 1 < shadow.width ? column + 1 : column
        const a = plane[from + column] as number
        const b = plane[below + column] as number
        const upper = a + ((plane[from + right] as number) - a) * fx
        const lower = b + ((plane[below + right] as number) - b) * fx
        const cover = upper + (lower - upper) * fy
        if (cover < 0.004) continue
        const i = (y + box.y) * width + x + box.x
        if (shine > 0) {
          const light = cover * shine
          red[i] = (red[i] as number) + (255 - (red[i] as number)) * light * 0.95
          green[i] = (green[i] as number) + (222 - (green[i] as number)) * light * 0.8
          blue[i] = (blue[i] as number) + (150 - (blue[i] as number)) * light * 0.5
          continue
        }
        // contact is dark and narrow, the rest wide and faint
        const depth = dark * cover * (0.42 + 0.75 * cover)
        red[i] = (red[i] as number) * (1 - depth)
        green[i] = (green[i] as number) * (1 - depth * 0.96)
        blue[i] = (blue[i] as number) * (1 - depth * 0.86)
      }
    }
  }

  #glue({ box, rgba }: Raster, piece: Piece): void {
    const { red, green, blue, width, sheetOf } = this
    const { alpha = 1 } = piece
    const reach = Math.max(1, Math.round(piece.edge))
    const alongX = this.#fall.x > 0 ? -reach : reach
    const lit = piece.edge > 0.4 ? 0.2 : 0
    const last = box.width - 1
    const bottom = box.height - 1
    for (let y = 0; y < box.height; y++) {
      const up = Math.max(0, y - reach) * box.width
      const down = Math.min(bottom, y + reach) * box.width
      for (let x = 0; x < box.width; x++) {
        const at = (y * box.width + x) * 4
        const cover = rgba[at + 3] as number
        if (cover === 0) continue
        const i = (y + box.y) * width + x + box.x
        const share = (cover / 255) * alpha
        let gain = 0
        if (lit > 0) {
          const towards = clamp(x + alongX, 0, last)
          const away = clamp(x - alongX, 0, last)
          const bright = cover - (rgba[(up + towards) * 4 + 3] as number)
          const dim = cover - (rgba[(down + away) * 4 + 3] as number)
          if (bright > 0) gain = (lit * bright) / 255
          else if (dim > 0) gain = (-0.09 * dim) / 255
        }
        let r = rgba[at] as number
        let g = rgba[at + 1] as number
        let b = rgba[at + 2] as number
        if (gain > 0) {
          r += (255 - r) * gain
          g += (255 - g) * gain
          b += (255 - b) * gain
        } else if (gain < 0) {
          r += r * gain
          g += g * gain
          b += b * gain
        }
        red[i] = (red[i] as number) + (r - (red[i] as number)) * share
        green[i] = (green[i] as number) + (g - (green[i] as number)) * share
        blue[i] = (blue[i] as number) + (b - (blue[i] as number)) * share
        if (cover > 127) sheetOf[i] = this.#sheet
      }
    }
  }
}

function shadeOf({ box, rgba }: Raster, lift: number): Shade {
  const step = Math.max(1, Math.floor(lift / 4))
  const width = Math.ceil(box.width / step)
  const height = Math.ceil(box.height / step)
  const plane = new Float32Array(width * height)
  const half = step >> 1
  for (let y = 0; y < height; y++) {
    const sy = Math.min(box.height - 1, y * step + half)
    for (let x = 0; x < width; x++) {
      const sx = Math.min(box.width - 1, x * step + half)
      plane[y * width + x] = (rgba[(sy * box.width + sx) * 4 + 3] as number) / 255
    }
  }
  const radius = Math.max(1, (lift / step) * 0.5)
  return { plane: blurPlane(plane, width, height, radius, 2), width, height, step }
}
