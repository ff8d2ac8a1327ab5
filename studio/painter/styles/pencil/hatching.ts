import { clamp, cos, mix, power, sin, smoothstep } from '../../../lib/maths'
import { noiseTile, sample } from '../../../lib/noise'
import type { Random, Scene } from '../../scene'
import type { StepName } from '../../steps'
import { crayonTone, isColoured, type Lead, toCrayon } from './page'
import type { PencilSheet } from './sheet'
import type { Thing, Things } from './things'
import type { Tone } from './tone'

/** One round of hatching over the whole drawing. */
interface Round {
  /** Radians from the form's own direction. */
  readonly turn: number
  /** Tone at which this round begins. */
  readonly from: number
  /** Distance of the lines in units. */
  readonly gap: number
}

const ROUNDS: readonly Round[] = [
  { turn: 0, from: 0.12, gap: 6.4 },
  { turn: 0.42, from: 0.38, gap: 6 },
  { turn: -0.62, from: 0.58, gap: 5.4 },
  { turn: 1.15, from: 0.76, gap: 5 },
]

/** A right hand hatches from lower left to upper right. */
const HAND = -0.92

/** Hatching in patches of parallel lines that follow each thing's form and stop at its edge. */
export class Hatching {
  readonly #cloud = noiseTile('cloud')
  readonly #margin: number

  constructor(
    readonly scene: Scene,
    readonly things: Things,
    readonly tone: Tone,
    readonly sheet: PencilSheet,
    readonly random: Random,
  ) {
    this.#margin = 30 * scene.unit
  }

  /** @param report receives after every round the share of them that is drawn */
  draw(report: (share: number, name: StepName) => void): void {
    ROUNDS.forEach((round, index) => {
      this.#round(round, this.random.fork(`round ${index}`))
      report((index + 1) / (ROUNDS.length + 1), 'hatching')
    })
    this.#chalk(this.random.fork('chalk'))
    report(1, 'chalk')
  }

  #round(round: Round, random: Random): void {
    const { unit } = this.scene
    this.#patches(34 * unit, random, (x, y) => {
      const thing = this.things.at(x, y)
      if (!thing || thing.kind === 'light') return
      const dark = this.#darkAt(thing, x, y)
      if (dark < round.from * 0.8) return
      const angle =
        this.#angle(thing, x, y) +
        round.turn * (thing.kind === 'air' ? 0.6 : 1) +
        random.spread() * 0.13
      const length = this.#lengthOf(thing) * unit * random.range(0.75, 1.25)
      const gap = round.gap * unit * mix(1.25, 0.85, this.scene.strength)
      const { page } = this.sheet
      const lead = isColoured(thing.shape)
        ? toCrayon(thing.shape.colour)
        : dark > 0.62
          ? page.dark
          : page.soft
      const lines = thing.kind === 'shape' && thing.area < 3000 ? 6 : 8
      for (let n = 0; n < lines; n++) {
        const off = (n - (lines - 1) / 2) * gap + random.spread() * gap * 0.3
        const slip = random.spread() * length * 0.16
        const dx = cos(angle + random.spread() * 0.035)
        const dy = sin(angle + random.spread() * 0.035)
        const cx = x - sin(angle) * off + dx * slip
        const cy = y + cos(angle) * off + dy * slip
        this.#stroke(thing, cx, cy, dx, dy, length, round.from, lead, random)
      }
    })
  }

  /** White chalk on what shines. */
  #chalk(random: Random): void {
    const { unit } = this.scene
    const { light } = this.tone
    const { width, height } = this.scene
    this.#patches(13 * unit, random, (x, y) => {
      const thing = this.things.at(x, y)
      if (!thing) return
      const i = (y | 0) * width + (x | 0)
      if (light[i] < 0.15) return
      const angle = this.#angle(thing, x, y) + random.spread() * 0.2
      const [dx, dy] = [cos(angle), sin(angle)]
      const length = random.range(12, 24) * unit
      let px = 0
      let py = 0
      let before = -1
      for (let k = 0; k <= 8; k++) {
        const along = (k / 8 - 0.5) * length
        const qx = x + dx * along
        const qy = y + dy * along
        const inside = qx >= 0 && qy >= 0 && qx < width && qy < height
        const here = inside ? light[(qy | 0) * width + (qx | 0)] : 0
        const pressure = here * this.sheet.page.chalk * 0.62
        if (before > 0.02 && pressure > 0.02)
          this.sheet.line(px, py, qx, qy, before, pressure, 3.2 * unit, null)
        px = qx
        py = qy
        before = pressure
      }
    })
  }

  #patches(cell: number, random: Random, visit: (x: number, y: number) => void): void {
    const { width, height } = this.scene
    for (let row = 0; row * cell < height; row++)
      for (let column = 0; column * cell < width; column++) {
        const x = (column + 0.5 + random.spread() * 0.4) * cell
        const y = (row + 0.5 + random.spread() * 0.4) * cell
        visit(clamp(x, 0, width - 1), clamp(y, 0, height - 1))
      }
  }

  #darkAt({ shape }: Thing, x: number, y: number): number {
    const dark = this.tone.dark[(y | 0) * this.scene.width + (x | 0)]
    return isColoured(shape) ? crayonTone(shape, dark) : dark
  }

  #lengthOf(thing: Thing): number {
    if (thing.kind === 'air') return 84
    if (thing.kind === 'water' || thing.kind === 'wave') return 72
    if (thing.kind === 'land') return mix(66, 40, thing.depth)
    if (thing.shape?.foliage) return 17
    return 42
  }

  /** The direction of the form: level on water, down the slope of land, across long shapes. */
  #angle(thing: Thing, x: number, y: number): number {
    const { unit, lightSide } = this.scene
    const drift = sample(this.#cloud, (x / unit) * 0.5, (y / unit) * 0.5) - 0.5
    switch (thing.kind) {
      case 'water':
        return drift * 0.12
      case 'wave':
        return slopeAngle((thing.slope?.[x | 0] ?? 0) * 0.9) + drift * 0.5
      case 'land': {
        const slope = thing.slope?.[x | 0] ?? 0
        const steep = thing.layer?.kind === 'terrain' && thing.layer.form === 'rock'
        // rock falls away from its ridge; soft ground is hatched along it
        return steep
          ? slopeAngle(slope) + (slope >= 0 ? 0.62 : -0.62) + drift * 0.9
          : slopeAngle(slope * 0.8) + drift * 0.5 - 0.14 * lightSide
      }
      case 'shape':
        if (thing.shape?.foliage) return HAND + drift * 2.4
        if (thing.shape?.shadow) return HAND + 0.3 + drift * 0.5
        return HAND + drift * 0.6
      default:
        return HAND + 0.28 + drift * 0.5
    }
  }

  #stroke(
    thing: Thing,
    x: number,
    y: number,
    dx: number,
    dy: number,
    length: number,
    from: number,
    lead: Lead,
    random: Random,
  ): void {
    const { width, height, unit } = this.scene
    const { sheet, things } = this
    const steps = Math.max(3, Math.round(length / (4.5 * unit)))
    const bow = random.spread() * 0.05 * length
    const force = random.range(0.75, 1.1) * mix(0.76, 1.16, this.scene.strength)
    const thick = random.range(1.25, 1.9) * (from > 0.5 ? 1.25 : 1) * unit
    let px = 0
    let py = 0
    let before = -1
    for (let k = 0; k <= steps; k++) {
      const t = k / steps
      const along = (t - 0.5) * length
      const side = bow * (1 - 4 * (t - 0.5) * (t - 0.5))
      const qx = x + dx * along - dy * side
      const qy = y + dy * along + dx * side
      let pressure = 0
      if (qx >= 0 && qy >= 0 && qx < width && qy < height) {
        const seen = things.at(qx, qy)
        if (seen && (seen === thing || seen.group === thing.group)) {
          const dark = this.#darkAt(seen, qx, qy)
          const edge = Math.min(qx, qy, width - 1 - qx, height - 1 - qy)
          pressure =
            smoothstep(from - 0.06, from + 0.3, dark) *
            (0.3 + 0.55 * dark) *
            force *
            // pressed at the start, lifted at the end
            power(1 - t * 0.72, 0.8) *
            smoothstep(this.#margin * 0.35, this.#margin * 1.3, edge + bow * 3)
        }
      }
      if (before > 0.02 && pressure > 0.02)
        sheet.line(px, py, qx, qy, before, pressure, thick, lead)
      px = qx
      py = qy
      before = pressure
    }
  }
}

/** The angle of a line with this slope, good to a hundredth for what hatching needs. */
const slopeAngle = (slope: number): number => slope / (1 + 0.28 * slope * slope)
