/** Name of a picture if it is a landscape: the words that the painter needs. */
import { computeFlow } from '../../imaging/painterly/flow'
import type { Raster } from '@media/raster'
import { labOfPlanes } from '../../imaging/colour/oklab'
import type { Oklch } from '../../painter/colour'
import { readReference } from '../../painter/control/reference'
import type { Planes } from '../../lib/planes'

/** Ground where so much happens is overgrown. */
const ROUGH = 0.03
/** Maximum variation of colour across the rows of a sky, in OKLab. */
const EVEN = 0.085
/** The upper part must be this much calmer than the lower one. */
const CALM = 0.8

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

const within = (hue: number, low: number, high: number): boolean => {
  const turned = ((hue % 360) + 360) % 360
  return low <= high ? turned >= low && turned <= high : turned >= low || turned <= high
}

function hourWord([light, chroma, hue]: Oklch): string {
  if (light < 0.38) return '夜晚'
  if (chroma > 0.05 && within(hue, 20, 100)) return '日落'
  return chroma > 0.03 && within(hue, 300, 20) ? '清晨' : '白天'
}

function landWord(far: Oklch, near: Oklch, rough: boolean): string {
  const [light, chroma, hue] = near
  const blue = ([, c, h]: Oklch): boolean => c > 0.025 && within(h, 190, 290)
  if (blue(near)) return blue(far) ? '大海' : '群山，湖'
  if (light > 0.84 && chroma < 0.04) return '雪原'
  if (chroma > 0.035 && within(hue, 95, 165)) return blue(far) ? '湖，草地' : '草原，树'
  if (chroma > 0.04 && light > 0.55 && within(hue, 45, 95))
    return rough ? '草原，秋天' : blue(far) ? '海岸' : '沙漠'
  return '群山'
}

/** Mean deviation of the colours across each row of the upper `share` of a picture. */
function unevenness(photo: Planes, share: number): number {
  const { width, height, l, a, b } = labOfPlanes(photo)
  const rows = Math.max(1, Math.floor(share * height))
  let sum = 0
  for (const plane of [l, a, b]) {
    for (let y = 0; y < rows; y++) {
      const row = plane.subarray(y * width, (y + 1) * width)
      const middle = mean(row)
      sum += row.reduce((total, value) => total + Math.abs(value - middle), 0) / width / rows
    }
  }
  return sum
}

/** Words for the painter, or null when the picture is of something else. */
export function landscapeWords(photo: Planes, picture: Raster): string | null {
  const guide = readReference(picture, 1, true)
  const { horizon, colours } = guide
  if (horizon === null || !colours || horizon < 0.2 || horizon > 0.8) return null
  const { width, height, unit } = photo
  const { busy } = computeFlow(photo, Math.max(1, 3 * unit))
  const at = Math.round(horizon * height) * width
  const calm = mean(busy.subarray(0, at)) < CALM * mean(busy.subarray(at))
  if (!calm || unevenness(photo, horizon * 0.6) > EVEN) return null
  return `${landWord(colours.far, colours.near, mean(busy.subarray(at)) > ROUGH)}，${hourWord(colours.sky[1])}`
}
