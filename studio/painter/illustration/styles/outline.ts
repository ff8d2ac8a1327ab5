import { type Oklch, mixColour } from '../../colour'
import { type Form, type Illustration, isFeature } from '../node'
import { type KeyLine, type Reading, drawLayers } from '../raster/draw'
import { mainColour } from '../raster/fill'
import type { Surface } from '../raster/surface'

const INK: Oklch = [0.24, 0.025, 60]
const WHITE: Oklch = [1, 0, 0]
const SKIN_LINE: Oklch = [0.44, 0.085, 36]

/** Whether a form is a mass with an edge of its own. */
export function hasEdge(form: Form): boolean {
  if (form.plain || form.blur !== undefined || form.blend !== undefined) return false
  if ((form.alpha ?? 1) < 0.6 || isFeature(form.role)) return false
  return !/^(ground|shade|light|detail|band|line|shadow|glow|text)$/.test(form.role)
}

/** The colour a brush would outline a form with. */
export function lineColour(form: Form, ink: Oklch = INK): Oklch {
  const own = mainColour(form.fill)
  if (form.role === 'skin') return SKIN_LINE
  if (form.role === 'petal') return [Math.max(0.3, own[0] - 0.28), own[1], own[2]]
  if (form.role === 'hair') return mixColour(ink, [0.2, 0.02, 300], 0.5)
  return mixColour(ink, [Math.max(0.18, own[0] - 0.42), own[1] * 0.8, own[2]], 0.3)
}

export interface LineDrawing {
  /** Units. */
  readonly width: number
  readonly ink?: Oklch
}

/** Part of a form on a sheet of lines: itself in white to hide things behind it, or nothing. */
function lineForm(form: Form): Form | null {
  if (form.role === 'line' || form.role === 'text') return form
  if (isFeature(form.role) || /^(ground|shade|light|detail|band|shadow|glow)$/.test(form.role))
    return null
  const see = form.blur !== undefined || form.blend !== undefined || (form.alpha ?? 1) < 0.5
  return see ? null : { ...form, fill: WHITE }
}

/**
 * Draws only the lines of an illustration: every form first hides what lies behind it, then gets
 * its key-line. The surface must be white; the result is dark lines on white.
 */
export function drawLines(
  surface: Surface,
  illustration: Illustration,
  { width, ink = INK }: LineDrawing,
): void {
  // the key-line takes its colour from the form as it was, not from its white
  const colours = new Map<readonly unknown[], Oklch>()
  const reading: Reading = {
    read: (form) => {
      colours.set(form.rings, lineColour(form, ink))
      return lineForm(form)
    },
    recolour: (colour, form) => (form.role === 'line' ? mixColour(colour, ink, 0.4) : colour),
    keyLine: (form): KeyLine | null =>
      hasEdge(form) ? { colour: colours.get(form.rings) ?? ink, width, alpha: 0.9 } : null,
  }
  drawLayers(surface, illustration, reading, () => undefined)
}
