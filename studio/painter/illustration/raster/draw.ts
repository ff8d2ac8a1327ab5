import { type Oklch, toRgb } from '../../colour'
import type { Form, Illustration, Stage } from '../node'
import { traceContour } from '../../raster/contour'
import type { StepReport } from '../../styles/style'
import { type Mask, innerEdge, rasterizeMask, release, scaleRings } from './mask'
import { mapFill, buildShader } from './fill'
import type { Surface } from './surface'

/** A key-line around a form; width in units. */
export type KeyLine = { readonly colour: Oklch; readonly width: number; readonly alpha?: number }

/** Options of a style for the forms of an illustration. Everything left out is done plainly. */
export interface Reading {
  /** Changes a form before it is drawn; null leaves it and all inside it out. */
  readonly read?: (form: Form, parent: Form | null) => Form | null
  readonly recolour?: (colour: Oklch, form: Form) => Oklch
  /** Light of round forms; default: none. */
  readonly relief?: 'soft' | 'hard'
  readonly keyLine?: (form: Form, parent: Form | null) => KeyLine | null
  /** Before a form is filled: the shadow of a sheet of paper, a knock-out in a wash. */
  readonly before?: (surface: Surface, mask: Mask, form: Form, parent: Form | null) => void
  /** After it is filled and everything inside it drawn. */
  readonly after?: (surface: Surface, mask: Mask, form: Form, parent: Form | null) => void
  /** When so many more forms are drawn or left out. */
  readonly drawn?: (forms: number) => void
}

/** Tinted warm, never grey: black shade looks dead. */
const SHADE = toRgb([0.32, 0.07, 330])
const LIGHT = toRgb([0.97, 0.03, 85])
const one = (colour: readonly [number, number, number]) => ({
  at: null,
  colours: [colour],
  alphas: Float32Array.of(1),
})
const SHADE_SHADER = one([SHADE[0], SHADE[1], SHADE[2]])
const LIGHT_SHADER = one([LIGHT[0], LIGHT[1], LIGHT[2]])

/** A lit body: shade falls in from the lower right, light from the upper left. */
function light(surface: Surface, mask: Mask, relief: number, kind: 'soft' | 'hard'): void {
  const s = relief * surface.scale
  if (s < 0.8) return
  if (kind === 'hard') {
    surface.paint(innerEdge(mask, -s * 0.75, -s * 0.9, 0.8), SHADE_SHADER, 0.2, 'multiply')
    return
  }
  surface.paint(innerEdge(mask, -s * 0.9, -s * 1.1, s * 1.1), SHADE_SHADER, 0.42, 'multiply')
  surface.paint(innerEdge(mask, s * 0.45, s * 0.55, s * 0.55), LIGHT_SHADER, 0.36, 'screen')
}

function drawKeyLine(surface: Surface, form: Form, key: KeyLine, clip: Mask | null): void {
  const { scale, unit } = surface
  const shader = buildShader(key.colour, scale)
  for (const [i, ring] of scaleRings(form.rings, scale).entries()) {
    if (ring.length < 3) continue
    const mask = rasterizeMask(
      traceContour(ring, key.width * scale, unit, i),
      surface.size,
      false,
      0,
      clip,
    )
    if (!mask) continue
    surface.paint(mask, shader, key.alpha ?? 1)
    release(mask)
  }
}

/** Draws one form and all that lies inside it. */
export function drawForm(
  surface: Surface,
  drawn: Form,
  reading: Reading,
  clip: Mask | null = null,
  parent: Form | null = null,
): void {
  const form = reading.read ? reading.read(drawn, parent) : drawn
  if (!form) return reading.drawn?.(formsIn(drawn))
  const { scale } = surface
  const rings = scaleRings(form.rings, scale)
  const mask = rasterizeMask(rings, surface.size, form.union, (form.blur ?? 0) * scale, clip)
  if (!mask) return reading.drawn?.(formsIn(drawn))
  reading.before?.(surface, mask, form, parent)
  const { recolour } = reading
  const fill = recolour ? mapFill(form.fill, (colour) => recolour(colour, form)) : form.fill
  surface.paint(mask, buildShader(fill, scale), form.alpha, form.blend)
  if (form.relief !== undefined && reading.relief) light(surface, mask, form.relief, reading.relief)
  for (const child of form.inside ?? []) drawForm(surface, child, reading, mask, form)
  reading.after?.(surface, mask, form, parent)
  const key = form.plain ? null : reading.keyLine?.(form, parent)
  if (key) drawKeyLine(surface, form, key, clip)
  release(mask)
  reading.drawn?.(1)
}

/** Number of forms of a form with those inside it. */
export const formsIn = ({ inside = [] }: Form): number =>
  inside.reduce((sum, form) => sum + formsIn(form), 1)

/**
 * Visits every form of the layers from back to front.
 *
 * @param visit draws a form and what lies inside it, and says how many forms that was as it goes
 * @param tell the share of all forms that are drawn
 */
export function eachForm(
  layers: Illustration['layers'],
  visit: (form: Form, drawn: (forms: number) => void) => void,
  tell: (share: number, stage: Stage) => void,
): void {
  const counts = layers.map(({ forms }) => forms.reduce((sum, form) => sum + formsIn(form), 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let done = 0
  for (const { forms, stage } of layers)
    for (const form of forms) {
      visit(form, (count) => {
        done += count
        tell(Math.min(1, done / total), stage)
      })
    }
}

/** Draws every layer from back to front and reports after each form, from share `from` to `to`. */
export function drawLayers(
  surface: Surface,
  { layers }: Illustration,
  reading: Reading,
  report: StepReport,
  [from, to]: readonly [number, number] = [0, 0.92],
): void {
  const snapshot = (side?: number) => surface.snapshot(side)
  eachForm(
    layers,
    (form, drawn) => drawForm(surface, form, { ...reading, drawn }),
    (share, stage) => report(from + (to - from) * share, snapshot, stage),
  )
}
