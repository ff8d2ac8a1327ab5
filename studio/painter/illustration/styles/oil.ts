import { Flow } from '../../styles/oil/flow'
import { Brushwork, markSubjects } from '../../styles/oil/passes'
import { OilCanvas } from '../../styles/oil/canvas'
import { lightPaint, primeCanvas, restoreEdges } from '../../styles/oil/finish'
import { BELONGS } from '../../styles/plain/sheet'
import { type Form, type Illustration, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import { maskOf, scaleRings } from '../raster/mask'
import { Surface } from '../raster/surface'
import { type IllustrationPainter, standing, surfaceFor } from './style'

/** A touch richer than drawn: paint has body. */
const rich = ([l, c, h]: readonly [number, number, number]): [number, number, number] => [
  l,
  c * 1.12 + 0.004,
  h,
]

/** What belongs to the thing itself, pixel by pixel. */
function figureOf(illustration: Illustration, surface: Surface): Uint8Array {
  const { width, height } = surface
  const belongs = new Uint8Array(width * height)
  for (const { stage, forms } of illustration.layers) {
    if (stage === 'ground') continue
    const owner = stage === 'setting' ? BELONGS.cover : BELONGS.subject
    for (const form of forms) {
      const mask = maskOf(scaleRings(form.rings, surface.scale), surface.size, form.union)
      if (!mask || form.role === 'shadow') continue
      const { box, cover } = mask
      for (let i = 0; i < cover.length; i++) {
        if (cover[i] < 0.5) continue
        const x = (i % box.width) + box.x
        belongs[(((i / box.width) | 0) + box.y) * width + x] = owner
      }
    }
  }
  return belongs
}

/** A face would dissolve in strokes: its features are set last, with a fine brush. */
const features: Reading = {
  read: (form: Form) => {
    const inside = form.inside?.some((child) => isFeature(child.role) || child.inside)
    if (isFeature(form.role) || form.role === 'text')
      return { ...form, alpha: (form.alpha ?? 1) * 0.9 }
    return inside ? { ...form, alpha: 0 } : null
  },
}

/** 油画: the softly lit picture painted over in strokes from a wide brush to a fine one. */
export const oil: IllustrationPainter = (job) => {
  const { width, height } = job.size
  const illustration = standing(job)
  const plain = surfaceFor(job)
  drawLayers(plain, illustration, { relief: 'soft', recolour: rich }, job.report, [0, 0.35])
  const look = {
    rgba: plain.pixels(),
    belongs: figureOf(illustration, plain),
    depth: new Uint8Array(width * height).fill(128),
  }
  const canvas = new OilCanvas(width, height, plain.unit, job.random.fork('bristles'))
  primeCanvas(canvas, look)
  markSubjects(canvas, look)
  const view = {
    width,
    height,
    unit: plain.unit,
    strength: 0.42,
    layers: [],
    slots: { time: 'day' as const },
  }
  const flow = new Flow(view, look)
  new Brushwork(view, look, flow, canvas, job.random.fork('strokes')).paint((share) => {
    job.report(0.35 + share * 0.5, () => canvas.shrink((value) => value))
  })
  restoreEdges(canvas, look, 0.3)
  const top = new Surface(job.size, plain.scale)
  top.red.set(canvas.red)
  top.green.set(canvas.green)
  top.blue.set(canvas.blue)
  drawLayers(top, illustration, features, () => undefined)
  canvas.red.set(top.red)
  canvas.green.set(top.green)
  canvas.blue.set(top.blue)
  return lightPaint(canvas, { strength: 0.1 })
}
