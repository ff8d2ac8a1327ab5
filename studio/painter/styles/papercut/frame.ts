import { type Oklch, shade } from '../../colour'
import type { Point } from '../../drawing'
import { TAU, cos, power, sin } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import type { Random, Scene } from '../../scene'
import { lacedRim } from './lace'
import { layOpenings } from './land'
import { sheetWithWindow } from './sky'
import type { PaperTable } from './table'
import type { Papers } from './tones'

/** A window between a rectangle and an ellipse. */
function superEllipse(scene: Scene, inset: number, sharp: number, sway: number, phase: number) {
  const { width, height } = scene
  const points: Point[] = []
  for (let i = 0; i < 160; i++) {
    const angle = (i / 160) * TAU
    const [c, s] = [cos(angle), sin(angle)]
    const reach = power(power(Math.abs(c), sharp) + power(Math.abs(s), sharp), -1 / sharp)
    const wobble = 1 + sway * (sin(angle * 2 + phase) + 0.6 * sin(angle * 3 - phase * 1.7))
    points.push([
      width / 2 + c * reach * (width / 2 - inset) * wobble,
      height / 2 + s * reach * (height / 2 - inset) * wobble,
    ])
  }
  return points
}

/** Two window sheets before everything; on the inner one a row of small cuts. */
export function layFrame(table: PaperTable, scene: Scene, papers: Papers, random: Random): void {
  const { unit } = scene
  const phase = random.next() * TAU
  const sharp = papers.flower ? 9 : random.pick([5, 5, 6.5, 8])
  const sway = papers.flower ? 0 : 0.006
  const inner: Oklch = papers.flower
    ? [0.955, 0.022, 82]
    : papers.frame[0] > 0.8
      ? shade(papers.frame, -0.045, 0.012)
      : shade(papers.frame, 0.06, 0.012)
  const insets = papers.flower ? [62, 44] : [50, 34]
  const tones = [inner, papers.frame]
  for (const [i, inset] of insets.entries()) {
    const hole = superEllipse(scene, inset * unit, sharp + i * 0.8, sway, phase)
    const sheet = sheetWithWindow(hole, scene)
    table.nextSheet()
    table.cut(sheet, tones[i], {
      lift: (i === 0 ? 30 : 12) * unit * papers.relief,
      edge: 2.2 * unit,
      dark: 0.42,
    })
    if (!papers.flower || i === 0) continue
    layOpenings(table, lacedRim(hole, 9 * unit, 34 * unit), inner, unit)
  }
}

/** The tooth of the paper: every sheet has its own, lit from one side. */
export function finishPaper(table: PaperTable): Uint8ClampedArray {
  const { width, height, sheetOf } = table
  const paper = noiseTile('paper')
  const fibre = noiseTile('fibre')
  const grain = noiseTile('grain')
  const out = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const own = sheetOf[i] * 61
      const px = x + own
      const py = y + own * 3
      const tooth = (texel(paper, px, py) - texel(paper, px + 2, py + 2)) * 25
      const strand = (texel(fibre, px, py) - texel(fibre, px + 1, py + 2)) * 11
      const relief = tooth + strand + (texel(grain, x, y) - 0.5) * 3
      const at = i * 4
      out[at] = table.red[i] + relief
      out[at + 1] = table.green[i] + relief
      out[at + 2] = table.blue[i] + relief
      out[at + 3] = 255
    }
  return out
}
