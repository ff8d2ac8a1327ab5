import { type Form, type Oklch, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import { innerEdge } from '../raster/mask'
import { buildShader } from '../raster/fill'
import { hasEdge } from './outline'
import { type IllustrationPainter, computeScale, standing } from './style'
import { WashSurface } from './wash-surface'

const PAPER: Oklch = [0.985, 0.008, 90]

/** Pigment is transparent: dark colours are thinned, or they turn into slabs. */
function thinned([lightness, chroma, hue]: Oklch, form: Form): Oklch {
  if (isFeature(form.role) || form.role === 'text') return [lightness, chroma, hue]
  const share = lightness < 0.5 ? 0.2 : 0.08
  return [lightness + (1 - lightness) * share, chroma * 1.06, hue]
}

const soften = (form: Form): Form =>
  form.role === 'shade' ? { ...form, blur: Math.max(form.blur ?? 0, 7) } : form

/** 水彩: washes whose pigment gathers at the edges, on toothed paper with a bare margin. */
export const watercolour: IllustrationPainter = (job) => {
  const scale = computeScale(job)
  const look = { paper: PAPER, pooling: 0.75, granulation: 0.5 }
  const wash = new WashSurface(job.size, scale, look)
  if (job.setting) wash.load(job.setting)
  const reading: Reading = {
    ...{ read: soften, recolour: thinned, relief: 'soft' },
    after: (surface, mask, form) => {
      if (!hasEdge(form)) return
      const rim = innerEdge(mask, 0, 0, 5 * scale)
      const shader = buildShader('kind' in form.fill ? form.fill.stops[0].colour : form.fill, scale)
      surface.paint(rim, shader, 0.3, 'multiply')
    },
  }
  drawLayers(wash, standing(job), reading, job.report, [0, 0.8])
  const margin = job.setting ? 0 : 26
  const dried = { margin, tooth: 22, fibres: 0.15, vignette: 0.02 }
  return wash.dry(dried, job.setting ? 0 : 3, job.random.fork('blooms'))
}
