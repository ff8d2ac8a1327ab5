import { type Form, type Oklch, isFeature } from '../node'
import { drawLayers } from '../raster/draw'
import { Surface } from '../raster/surface'
import { drawLines } from './outline'
import { type IllustrationPainter, computeScale, standing } from './style'
import { WashSurface } from './wash-surface'

const PAPER: Oklch = [0.955, 0.022, 86]

/** 白底: a sheet of white that is named stays white. */
const WHITE: Oklch = [0.992, 0.002, 250]
const isWhite = ([lightness, chroma]: Oklch): boolean => lightness > 0.97 && chroma < 0.005

/** 淡彩: colours thinned towards the paper, and less of them the larger the mass. */
function thinned([lightness, chroma, hue]: Oklch, form: Form): Oklch {
  if (isFeature(form.role) || form.role === 'text') return [lightness, chroma, hue]
  if (form.role === 'ground' || form.role === 'backdrop') {
    // a night becomes a day on paper: the genre leaves most of the ground empty
    return [1 - (1 - lightness) * 0.2, chroma * 0.35, hue]
  }
  const lift = form.role === 'hair' ? 0.12 : 0.26
  return [lightness + (1 - lightness) * lift, chroma * 0.82, hue]
}

/** Hard shade becomes 晕染: a soft edge that runs into the wash. */
function soften(form: Form): Form {
  if (form.role !== 'shade' && form.role !== 'shadow') return form
  return { ...form, blur: Math.max(form.blur ?? 0, 12), alpha: (form.alpha ?? 1) * 0.8 }
}

/** 水墨淡彩: ink lines over thin washes on paper. */
export const ink: IllustrationPainter = (job) => {
  const { size } = job
  const scale = computeScale(job)
  const paper = isWhite(job.illustration.paper) ? WHITE : PAPER
  const wash = new WashSurface(size, scale, { paper, pooling: 0.62, granulation: 0.35 })
  if (job.setting) wash.load(job.setting)
  const illustration = standing(job)
  const reading = { read: soften, recolour: thinned, relief: 'soft' as const }
  drawLayers(wash, illustration, reading, job.report, [0, 0.62])
  const lines = new Surface(size, scale)
  lines.clear([255, 255, 255])
  drawLines(lines, illustration, { width: 4.2 })
  wash.press(lines)
  job.report(0.86, (side) => wash.snapshot(side), 'lines')
  return wash.dry({ margin: 0, tooth: 16, fibres: 0.9, vignette: 0.05 })
}
