import { draftOfIllustration, draftOfScene } from './draft'
import { markHidden } from './hiding'
import { type PreparedIllustration, paintIllustration } from './illustrate'
import { withPlanePool } from '../lib/borrow'
import { reducePixels } from '../lib/planes'
import type { Random, Scene } from './scene'
import type { StyleId } from './slots'
import { FINISHED_SHARE } from './stages'
import type { StepName } from './steps'
import { STYLE_PAINTERS } from './styles/registry'
import type { Snapshot, StepReport } from './styles/style'

/** From a composition to pixels, with a report of each step. */

const DRAFT_SHARE = 0.01
const SKETCH_SHARE = 0.02
/** px; the short side of a draft that is only hashed. */
const DRAFT_SIDE = 48

/** Name of the last step of a style, if it is not the fixing of the picture alone. */
const ILLUSTRATION_ENDS: Partial<Record<StyleId, StepName>> = {
  ...{ watercolour: 'dry', ink: 'dry', oil: 'varnish', neon: 'glow', pixel: 'dither' },
  papercut: 'frame',
}
const LANDSCAPE_ENDS: Partial<Record<StyleId, StepName>> = {
  ...ILLUSTRATION_ENDS,
  ...{ ink: 'seal', ukiyoe: 'seal', 'blue-green': 'seal' },
}

/** The composition is known: its large masses, then all its lines. */
function reportDraft(
  report: StepReport,
  draw: (side: number, detail: 'masses' | 'all') => Snapshot,
): void {
  report(DRAFT_SHARE, (side = DRAFT_SIDE) => draw(side, 'masses'), 'draft')
  report(SKETCH_SHARE, (side = DRAFT_SIDE) => draw(side, 'all'), 'sketch')
}

/** The painting itself lies between the draft and the finished picture. */
function afterDraft(report: StepReport): StepReport {
  return (share, snapshot, name) =>
    report(SKETCH_SHARE + share * (FINISHED_SHARE - 0.01 - SKETCH_SHARE), snapshot, name)
}

function reportFinished(
  report: StepReport,
  rgba: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
  name: StepName,
): void {
  const snapshot = (side = DRAFT_SIDE) => reducePixels(rgba, size, side)
  report(FINISHED_SHARE, snapshot, name)
}

/** Returns RGBA, row by row. */
export function paintLarge(prepared: PreparedIllustration, report: StepReport): Uint8ClampedArray {
  const { illustration, style, size } = prepared
  reportDraft(report, (side, detail) => draftOfIllustration(illustration, side, detail))
  const rgba = paintIllustration(prepared, afterDraft(report))
  reportFinished(report, rgba, size, ILLUSTRATION_ENDS[style] ?? 'fix')
  return rgba
}

/**
 * Returns RGBA, row by row.
 * @param finish what is done with the painted pixels before they are reported as finished
 */
export function paintLandscape(
  { scene, random, style }: { scene: Scene; random: Random; style: StyleId },
  report: StepReport,
  finish: (painted: Uint8ClampedArray) => Uint8ClampedArray = (painted) => painted,
): Uint8ClampedArray {
  reportDraft(report, (side, detail) => draftOfScene(scene, side, detail))
  const painted = withPlanePool(() =>
    STYLE_PAINTERS[style].paint(markHidden(scene), random.fork('paint'), afterDraft(report)),
  )
  const rgba = finish(painted)
  reportFinished(report, rgba, scene, LANDSCAPE_ENDS[style] ?? 'fix')
  return rgba
}
