/** Brings a cut-out into the light of what it is put before: tone, tint and the glow at its rim. */
import { createRaster, type Raster } from '@media/raster'
import { boxMean } from '../segment/box'
import { writeLab, writeRgb } from '../segment/lab'
import { buildPlane } from '../segment/plane'
import { readRow, computeTaps } from '../segment/resample'
import { fitted, shrinkRaster } from '../segment/shrink'

const SIDE = 256
/** Shares of the difference that are taken over; more looks dyed. */
const TONE = 0.27
const TINT = 0.22
/** Most a colour moves in a and b: a white cup must stay white. */
const MOST_TINT = 5.5
/** Amount of background light spilling over the rim. */
const WRAP = 0.35

type Three = [number, number, number]

/** Mean Lab colour of what can be seen of a picture. */
function meanLab({ rgba }: Raster): Three {
  const lab = new Float32Array(3)
  const sums: Three = [0, 0, 0]
  let weight = 0
  for (let p = 0; p < rgba.length; p += 4) {
    const alpha = rgba[p + 3]
    if (alpha === 0) continue
    writeLab([rgba[p], rgba[p + 1], rgba[p + 2]], lab, 0)
    for (let c = 0; c < 3; c++) sums[c as 0 | 1 | 2] += lab[c] * alpha
    weight += alpha
  }
  return weight > 0 ? (sums.map((v) => v / weight) as Three) : [50, 0, 0]
}

/**
 * @param cut the cut-out, see-through around it
 * @param backdrop what it will stand before, same size
 * @param strength 0..1
 */
export function matchLight(cut: Raster, backdrop: Raster, strength: number): Raster {
  const size = fitted(cut, SIDE)
  const there = meanLab(shrinkRaster(backdrop, size))
  const here = meanLab(shrinkRaster(cut, size))
  const tone = TONE * strength * (there[0] - here[0])
  const limit = MOST_TINT * strength
  const tint = (c: 1 | 2): number =>
    Math.min(limit, Math.max(-limit, TINT * strength * (there[c] - here[c])))
  const [a, b] = [tint(1), tint(2)]
  const out = createRaster(cut.width, cut.height)
  const lab = new Float32Array(3)
  for (let p = 0; p < cut.rgba.length; p += 4) {
    const alpha = cut.rgba[p + 3]
    if (alpha === 0) continue
    writeLab([cut.rgba[p], cut.rgba[p + 1], cut.rgba[p + 2]], lab, 0)
    const lightness = lab[0]
    // Black and white are the ends of the scale: they move least.
    const free = 1 - Math.abs(lightness / 50 - 1) ** 3
    const tinted = lightness / 100
    writeRgb(
      [
        Math.min(100, Math.max(0, lightness + tone * (0.25 + 0.75 * free))),
        lab[1] + a * (1 - 0.4 * tinted),
        lab[2] + b * (1 - 0.4 * tinted),
      ],
      out.rgba,
      p,
    )
    out.rgba[p + 3] = alpha
  }
  return out
}

/** Lets the blurred backdrop glow over the inner rim of the cut-out, in place. */
export function wrapLight(cut: Raster, backdrop: Raster, strength: number): void {
  const size = fitted(cut, 2 * SIDE)
  const radius = Math.max(1, Math.round(Math.min(size.width, size.height) / 60))
  const mean = (plane: Float32Array, r: number): Float32Array =>
    boxMean(plane, { ...size, radius: r })
  const small = shrinkRaster(cut, size)
  const behind = shrinkRaster(backdrop, size)
  const cells = size.width * size.height
  const alpha = buildPlane(cells, (i) => small.rgba[4 * i + 3] / 255)
  const planes = [
    mean(alpha, radius),
    ...[0, 1, 2].map((c) =>
      mean(
        buildPlane(cells, (i) => behind.rgba[4 * i + c]),
        4 * radius,
      ),
    ),
  ]
  const xs = computeTaps(size.width, cut.width)
  const ys = computeTaps(size.height, cut.height)
  const rows = planes.map(() => new Float32Array(cut.width))
  for (let y = 0; y < cut.height; y++) {
    planes.forEach((plane, k) =>
      readRow(plane, { width: size.width, y, xs, ys }, rows[k] as Float32Array),
    )
    for (let x = 0; x < cut.width; x++) {
      const p = 4 * (y * cut.width + x)
      const inside = (rows[0] as Float32Array)[x]
      if (cut.rgba[p + 3] === 0 || inside > 0.999) continue
      const share = WRAP * strength * Math.min(1, 1.6 * (1 - inside))
      for (let c = 0; c < 3; c++) {
        const own = cut.rgba[p + c]
        const light = (rows[c + 1] as Float32Array)[x]
        // Light only adds: a dark backdrop does not paint the rim dark.
        if (light > own) cut.rgba[p + c] = own + (light - own) * share
      }
    }
  }
}
