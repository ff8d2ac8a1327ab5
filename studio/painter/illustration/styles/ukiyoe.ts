import { KEY, pullPrint, toPigment } from '../../styles/print/sheet'
import { type Fill, type Form, type Oklch, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import { isPlain, mainColour } from '../raster/fill'
import { hasEdge } from './outline'
import { type IllustrationPainter, standing, surfaceFor } from './style'

/** Flat colour block by block; the ground alone keeps its bokashi, in two pigments. */
function blockFill(form: Form): Fill {
  const { fill, role } = form
  if (isPlain(fill) || role === 'glow') return fill
  if (role !== 'ground') return mainColour(fill)
  const [first, last] = [fill.stops[0], fill.stops[fill.stops.length - 1]]
  return { ...fill, stops: [first, last] }
}

function block(form: Form): Form | null {
  if (/^(band|shadow)$/.test(form.role)) return null
  if (form.role === 'light' && form.blur !== undefined) return null
  const { blur, ...sharp } = form
  const keepsBlur = form.role === 'blush' || form.role === 'glow' || form.role === 'ground'
  return { ...(keepsBlur && blur !== undefined ? form : sharp), fill: blockFill(form) }
}

function pigment(colour: Oklch, form: Form): Oklch {
  if (form.role === 'skin') return [Math.max(0.6, colour[0]), colour[1] * 0.7, colour[2]]
  if (isFeature(form.role) && form.role !== 'lip') return colour
  if (form.role === 'hair' && colour[0] < 0.4) return [0.2, 0.02, 270]
  return toPigment(colour)
}

/** 浮世绘: few pigments in flat blocks, an indigo key-line, the grain of the block. */
export const ukiyoe: IllustrationPainter = (job) => {
  const surface = surfaceFor(job)
  const width = 3.4
  const reading: Reading = {
    read: block,
    recolour: pigment,
    keyLine: (form) => (hasEdge(form) ? { colour: KEY, width, alpha: 0.95 } : null),
  }
  drawLayers(surface, standing(job), reading, job.report)
  return pullPrint(surface, 0.9)
}
