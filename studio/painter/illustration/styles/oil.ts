import { Flow } from '../../styles/oil/flow'
import { Brushwork, markSubjects } from '../../styles/oil/passes'
import { OilCanvas } from '../../styles/oil/canvas'
import { lightPaint, primeCanvas, restoreEdges } from '../../styles/oil/finish'
import { BELONGS } from '../../styles/plain/sheet'
import { type Form, type Illustration, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import type { Mask } from '../raster/mask'
import { Surface } from '../raster/surface'
import type { StepReport } from '../../styles/style'
import { type IllustrationPainter, standing, surfaceFor } from './style'

/** A touch richer than drawn: paint has body. */
const rich = ([l, c, h]: readonly [number, number, number]): [number, number, number] => [
  l,
  c * 1.12 + 0.004,
  h,
]

/** The thing itself, pixel by pixel, reported as its forms are drawn. */
class Figure {
  readonly belongs: Uint8Array
  readonly #owners = new Map<Form, number>()

  constructor(
    { layers }: Illustration,
    readonly surface: Surface,
  ) {
    this.belongs = new Uint8Array(surface.width * surface.height)
    for (const { stage, forms } of layers) {
      if (stage === 'ground') continue
      const owner = stage === 'setting' ? BELONGS.cover : BELONGS.subject
      for (const form of forms) if (form.role !== 'shadow') this.#owners.set(form, owner)
    }
  }

  add({ box, cover }: Mask, form: Form): void {
    const owner = this.#owners.get(form)
    if (owner === undefined) return
    for (let y = 0; y < box.height; y++) {
      const to = (y + box.y) * this.surface.width + box.x
      const from = y * box.width
      for (let x = 0; x < box.width; x++) if (cover[from + x] >= 0.5) this.belongs[to + x] = owner
    }
  }
}

/** Whether a form, or anything that lies inside it, is set last. */
const isFine = ({ role, inside }: Form): boolean =>
  isFeature(role) || role === 'text' || (inside?.some(isFine) ?? false)

/** A face would dissolve in strokes: its features are set last, with a fine brush. */
const features: Reading = {
  read: (form: Form) => {
    const inside = form.inside?.some(isFine)
    if (isFeature(form.role) || form.role === 'text')
      return { ...form, alpha: (form.alpha ?? 1) * 0.9 }
    return inside ? { ...form, alpha: 0 } : null
  },
}

/** Share of looking in the whole work, and end of the strokes. */
const PLAIN_SHARE = 0.22
const STROKED_SHARE = 0.85

/** 油画: the softly lit picture painted over in strokes from a wide brush to a fine one. */
export const oil: IllustrationPainter = (job) => {
  const { width, height } = job.size
  const illustration = standing(job)
  const plain = surfaceFor(job)
  const look: StepReport = (share, snapshot) => job.report(share, snapshot, 'look')
  const figure = new Figure(illustration, plain)
  const reading: Reading = {
    ...{ relief: 'soft', recolour: rich },
    before: (_, mask, form) => figure.add(mask, form),
  }
  drawLayers(plain, illustration, reading, look, [0, PLAIN_SHARE])
  const seen = {
    rgba: plain.pixels(),
    belongs: figure.belongs,
    depth: new Uint8Array(width * height).fill(128),
  }
  // the plain picture has been seen: the canvas takes its planes
  plain.release()
  const canvas = new OilCanvas(width, height, plain.unit, job.random.fork('bristles'))
  primeCanvas(canvas, seen)
  markSubjects(canvas, seen)
  const snapshot = (side?: number) => canvas.shrink(null, side)
  job.report(PLAIN_SHARE, snapshot, 'ground')
  const view = {
    width,
    height,
    unit: plain.unit,
    strength: 0.42,
    layers: [],
    slots: { time: 'day' as const },
  }
  const flow = new Flow(view, seen)
  new Brushwork(view, seen, flow, canvas, job.random.fork('strokes')).paint((share, name) => {
    job.report(PLAIN_SHARE + share * (STROKED_SHARE - PLAIN_SHARE), snapshot, name)
  })
  restoreEdges(canvas, seen, 0.3)
  job.report(0.9, snapshot, 'edges')
  const top = new Surface(job.size, plain.scale, canvas)
  drawLayers(top, illustration, features, () => undefined)
  return lightPaint(canvas, { strength: 0.1 })
}
