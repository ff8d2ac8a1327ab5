/** CIE L*a*b* (D65): distances in it are close to what the eye calls different. */
import type { Raster } from '@media/raster'

export interface LabPicture {
  readonly width: number
  readonly height: number
  /** L 0..100, a and b about -100..100, three numbers a pixel. */
  readonly values: Float32Array
}

/** sRGB byte to linear 0..1. */
const LINEAR = Float32Array.from({ length: 256 }, (_, i) =>
  i / 255 <= 0.04045 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
)
const STEPS = 4096
const ROOT = Float32Array.from({ length: STEPS + 1 }, (_, i) =>
  i / STEPS > 0.008856 ? Math.cbrt(i / STEPS) : 7.787 * (i / STEPS) + 16 / 116,
)

const root = (t: number): number => ROOT[Math.min(STEPS, Math.max(0, Math.round(t * STEPS)))]

/** Writes L, a, b of one sRGB colour (bytes) to `out` from `at` on. */
export function writeLab(
  [red, green, blue]: readonly [number, number, number],
  out: Float32Array,
  at: number,
): void {
  const r = LINEAR[red]
  const g = LINEAR[green]
  const b = LINEAR[blue]
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  out[at] = 116 * y - 16
  out[at + 1] = 500 * (x - y)
  out[at + 2] = 200 * (y - z)
}

export function toLab({ width, height, rgba }: Raster): LabPicture {
  const values = new Float32Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const p = 4 * i
    writeLab([rgba[p], rgba[p + 1], rgba[p + 2]], values, 3 * i)
  }
  return { width, height, values }
}

const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const t = i / STEPS
  return Math.round(255 * (t <= 0.0031308 ? 12.92 * t : 1.055 * t ** (1 / 2.4) - 0.055))
})

const byte = (linear: number): number =>
  ENCODED[Math.min(STEPS, Math.max(0, Math.round(linear * STEPS)))]

const cube = (f: number): number => (f > 0.206893 ? f * f * f : (f - 16 / 116) / 7.787)

/** Writes red, green, blue (bytes) of one Lab colour; what no screen shows is clipped. */
export function writeRgb(
  [lightness, a, b]: readonly [number, number, number],
  out: Uint8ClampedArray,
  at: number,
): void {
  const f = (lightness + 16) / 116
  const x = 0.9505 * cube(f + a / 500)
  const y = cube(f)
  const z = 1.089 * cube(f - b / 200)
  out[at] = byte(3.2406 * x - 1.5372 * y - 0.4986 * z)
  out[at + 1] = byte(-0.9689 * x + 1.8758 * y + 0.0415 * z)
  out[at + 2] = byte(0.0557 * x - 0.204 * y + 1.057 * z)
}
