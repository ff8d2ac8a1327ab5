/** Composition of a picture, from the distribution of its edges: empty space, symmetry, horizon, subject. */
import type { Plane } from '../resample/plane'

export interface Layout {
  readonly words: readonly string[]
  /** Words for how fine and how directed its texture is. */
  readonly texture: readonly string[]
}

/** Share of a cell grid with hardly any edges. */
function emptiness(edges: Float32Array, { width, height }: Plane): number {
  const cells = 12
  let empty = 0
  for (let cy = 0; cy < cells; cy++) {
    for (let cx = 0; cx < cells; cx++) {
      let [sum, count] = [0, 0]
      for (let y = Math.floor((cy * height) / cells); y < ((cy + 1) * height) / cells; y++)
        for (let x = Math.floor((cx * width) / cells); x < ((cx + 1) * width) / cells; x++) {
          sum += edges[y * width + x]
          count++
        }
      if (sum / count < 4) empty++
    }
  }
  return empty / (cells * cells)
}

/** Correlation of the picture with its mirror image, -1..1. */
function symmetry({ width, height, values }: Plane): number {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length
  let [both, own] = [0, 1e-6]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const v = values[y * width + x] - mean
      both += v * (values[y * width + width - 1 - x] - mean)
      own += v * v
    }
  }
  return both / own
}

/** Height of the line at which nearly every column gets lighter, or every one darker. */
function horizon({ width, height, values }: Plane): number | null {
  let [first, last, most] = [0, 0, 0]
  for (let y = 3; y < height - 3; y++) {
    let [up, down] = [0, 0]
    for (let x = 0; x < width; x++) {
      const above = values[(y - 3) * width + x]
      const step = values[(y + 3) * width + x] - above
      if (step > 8) up++
      else if (step < -8) down++
    }
    const agree = Math.max(up, down) / width
    if (agree > most) [first, most] = [y, agree]
    if (agree === most) last = y
  }
  return most > 0.75 ? (first + last) / 2 / height : null
}

function subjectPosition(edges: Float32Array, { width, height }: Plane): string {
  let [sum, sx, sy] = [1e-6, 0, 0]
  edges.forEach((edge, i) => {
    const weight = edge * edge
    sum += weight
    sx += weight * (i % width)
    sy += weight * Math.floor(i / width)
  })
  const [x, y] = [sx / sum / width, sy / sum / height]
  const across = x < 0.42 ? '左' : x > 0.58 ? '右' : ''
  const down = y < 0.42 ? '上' : y > 0.58 ? '下' : ''
  return across || down ? `重心偏${across}${down}` : '重心居中'
}

export function analyseLayout(light: Plane): Layout {
  const { width, height, values } = light
  const edges = new Float32Array(values.length)
  let [xx, yy, fine] = [1e-6, 1e-6, 0]
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const gx = values[i + 1] - values[i - 1]
      const gy = values[i + width] - values[i - width]
      edges[i] = Math.hypot(gx, gy) / 2
      xx += gx * gx
      yy += gy * gy
      fine += edges[i] > 12 ? 1 : 0
    }
  }
  const words: string[] = []
  const empty = emptiness(edges, light)
  if (empty > 0.55) words.push('大面积留白')
  else if (empty > 0.3) words.push('留白')
  else if (empty < 0.05) words.push('画面饱满')
  if (symmetry(light) > 0.8) words.push('左右对称')
  const line = horizon(light)
  if (line !== null) words.push(line < 0.42 ? '高地平线' : line > 0.58 ? '低地平线' : '水平线居中')
  words.push(subjectPosition(edges, light))
  const texture: string[] = []
  const busy = fine / values.length
  texture.push(
    busy > 0.4 ? '细节密集' : busy > 0.15 ? '细节丰富' : busy < 0.04 ? '平滑' : '细节适中',
  )
  if (yy > 2.2 * xx) texture.push('横向纹理')
  else if (xx > 2.2 * yy) texture.push('纵向纹理')
  return { words, texture }
}
