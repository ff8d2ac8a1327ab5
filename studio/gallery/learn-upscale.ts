/**
 * Learns the filter banks of 清晰放大 from photographs and pictures our painter makes, none of them
 * part of the measurement: node --import tsx studio/gallery/learn-upscale.ts
 * Each picture is halved; for every class of shapes the differences to Lanczos that bring the
 * halved picture closest to the original are solved for by ridge regression.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { paintPicture } from '../painter/paint'
import { warmNoise } from '../lib/noise'
import type { StyleId } from '../painter/slots'
import { decodeRaster } from '@media/codec'
import type { Raster } from '@media/raster'
import { packBank } from '../imaging/resample/bank'
import {
  padded,
  plainFilters,
  quarterOffsets,
  WINDOW,
  windowOffsets,
} from '../imaging/resample/doubling'
import { toLumaPlane, type Plane } from '../imaging/resample/plane'
import { resizePlane } from '../imaging/resample/resize'
import { CLASS_COUNT, analyseShapes } from '../imaging/resample/shapes'

const OUT = 'studio/imaging/resample/filters.data.ts'
const PHOTOS = ['chelsea', 'coffee', 'brick', 'grass', 'rocket']
const PROMPTS = [
  '雪山下的湖',
  '桃花和小船',
  '夜晚的城市',
  '竹林里的熊猫',
  '海边的灯塔',
  '一束向日葵',
]
const SOFT: readonly StyleId[] = ['oil', 'watercolour']
const CRISP: readonly StyleId[] = ['ukiyoe', 'papercut', 'minimal', 'pencil', 'neon', 'ink']
const SOFTNESSES = [0.7, 0.5, 0.36]
const CENTRE = 24
/** The centre pixel is the reference of the others, so it is not sampled. */
const UNKNOWNS = WINDOW - 1
const RIDGE = 400

interface Sums {
  /** Upper triangle, row by row of UNKNOWNS. */
  readonly products: Float64Array
  /** Four right sides. */
  readonly sides: Float64Array
}

const newSums = (): Sums[] =>
  Array.from({ length: CLASS_COUNT }, () => ({
    products: new Float64Array(UNKNOWNS * UNKNOWNS),
    sides: new Float64Array(4 * UNKNOWNS),
  }))

/** As a file has it. */
function rounded({ width, height, values }: Plane): Plane {
  return { width, height, values: values.map((v) => Math.min(255, Math.max(0, Math.round(v)))) }
}

function study(exact: Plane, classes: Sums[]): void {
  const large = rounded(exact)
  const small = rounded(resizePlane(large, large.width / 2, large.height / 2, 'cubic'))
  const shapes = analyseShapes(small)
  const source = padded(small)
  const window = windowOffsets(source.width)
  const quarters = quarterOffsets(large.width)
  const plain = plainFilters()
  const seen = new Float64Array(UNKNOWNS)
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const i = y * small.width + x
      const turn = shapes.turns[i]
      const { products, sides } = classes[shapes.classes[i]]
      const at = (y + 3) * source.width + x + 3
      const middle = source.values[at]
      const lanczos = [0, 0, 0, 0]
      for (let k = 0, u = 0; k < WINDOW; k++) {
        const v = source.values[at + window[turn * WINDOW + k]]
        for (let q = 0; q < 4; q++) lanczos[q] = lanczos[q] + v * plain[q * WINDOW + k]
        if (k !== CENTRE) seen[u++] = v - middle
      }
      for (let q = 0; q < 4; q++) {
        const to = y * 2 * large.width + x * 2 + quarters[turn * 4 + q]
        const miss = large.values[to] - lanczos[q]
        for (let u = 0; u < UNKNOWNS; u++)
          sides[q * UNKNOWNS + u] = sides[q * UNKNOWNS + u] + miss * seen[u]
      }
      for (let u = 0; u < UNKNOWNS; u++) {
        const value = seen[u]
        for (let w = u; w < UNKNOWNS; w++)
          products[u * UNKNOWNS + w] = products[u * UNKNOWNS + w] + value * seen[w]
      }
    }
  }
}

/** Solves (P + ridge) x = side for each of the four sides by Cholesky. */
function solve({ products, sides }: Sums): Float64Array {
  const n = UNKNOWNS
  const lower = new Float64Array(n * n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = products[j * n + i] + (i === j ? RIDGE + 1e-4 * products[i * n + i] : 0)
      for (let k = 0; k < j; k++) sum -= lower[i * n + k] * lower[j * n + k]
      lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / lower[j * n + j]
    }
  }
  const out = Float64Array.from(sides)
  for (let q = 0; q < 4; q++) {
    const x = out.subarray(q * n, (q + 1) * n)
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < i; k++) x[i] = x[i] - lower[i * n + k] * x[k]
      x[i] = x[i] / lower[i * n + i]
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let k = i + 1; k < n; k++) x[i] = x[i] - lower[k * n + i] * x[k]
      x[i] = x[i] / lower[i * n + i]
    }
  }
  return out
}

function solveDifferences(classes: Sums[]): Float32Array {
  const all = new Float32Array(CLASS_COUNT * 4 * WINDOW)
  classes.forEach((sums, c) => {
    const solved = solve(sums)
    for (let q = 0; q < 4; q++) {
      let total = 0
      for (let k = 0, u = 0; k < WINDOW; k++) {
        if (k === CENTRE) continue
        const value = solved[q * UNKNOWNS + u++]
        all[(c * 4 + q) * WINDOW + k] = value
        total += value
      }
      all[(c * 4 + q) * WINDOW + CENTRE] = -total
    }
  })
  return all
}

function even({ width, height, values }: Plane): Plane {
  const [w, h] = [width & ~1, height & ~1]
  const out = { width: w, height: h, values: new Float32Array(w * h) }
  for (let y = 0; y < h; y++) out.values.set(values.subarray(y * width, y * width + w), y * w)
  return out
}

/** The picture at several sizes, and softened: people bring pictures that were enlarged before. */
function studyRaster(raster: Raster, scales: readonly number[], classes: Sums[]): void {
  const light = toLumaPlane(raster)
  const at = (plane: Plane, scale: number) =>
    resizePlane(plane, Math.round(light.width * scale), Math.round(light.height * scale), 'cubic')
  for (const scale of scales) study(even(at(light, scale)), classes)
  for (const softness of SOFTNESSES) study(even(at(at(light, softness), 1)), classes)
}

function studyPaintings(styles: readonly StyleId[], size: number, classes: Sums[]): void {
  for (const style of styles) {
    PROMPTS.forEach((prompt, i) => {
      const request = {
        prompt,
        negativePrompt: '',
        style,
        width: size,
        height: size,
        seed: 100 + i,
      }
      studyRaster(paintPicture(request), [1], classes)
    })
  }
}

async function main(): Promise<void> {
  warmNoise()
  const photos = newSums()
  for (const name of PHOTOS) {
    const file = await readFile(`tests/photos/${name}.jpg`)
    studyRaster(await decodeRaster(file, { maxPixels: 4e6 }), [1, 0.8, 0.64], photos)
  }
  studyPaintings(SOFT, 512, photos)
  const drawings = newSums()
  studyPaintings(CRISP, 640, drawings)
  const source = `/** Learned by studio/gallery/learn-upscale.ts; see bank.ts for the form. */
export const PHOTO_BANK = '${packBank(solveDifferences(photos))}'
export const DRAWN_BANK = '${packBank(solveDifferences(drawings))}'
`
  await writeFile(OUT, source)
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', OUT])
  console.log(`${OUT}: ${Math.round(source.length / 1024)} KB`)
}

void main()
