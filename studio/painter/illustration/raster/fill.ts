import { type Oklch, type Rgb, fromRgb, mixColour, toRgb } from '../../colour'
import { TAU, clamp } from '../../../lib/maths'
import type { ColourStop, Fill } from '../node'

/** A fill's colour and opacity at a pixel. */
export interface Shader {
  /** Null: one colour everywhere. */
  readonly at: ((x: number, y: number) => number) | null
  /**
   * The nearest steps of `count` pixels of a row, the first one's middle at (x, y), from `at` on.
   * A call for each pixel is dearer than what it finds out.
   */
  readonly row?: (x: number, y: number, count: number, steps: Uint8Array, at: number) => void
  /** A gradient that runs straight along one axis is the same all along the other. */
  readonly axis?: 'x' | 'y'
  /** 0..255 each; none: those of the gradient's ramp. */
  readonly colours: readonly Rgb[]
  /** One, or those of the ramp. */
  readonly alphas: Float32Array
  /** Of a gradient. */
  readonly ramp?: Ramp
}

const STEPS = 256

type Lab = readonly [lightness: number, a: number, b: number]

const DEGREES = 180 / Math.PI

type FittedStop = { readonly at: number; readonly lab: Lab; readonly alpha: number }

/** Stops as a screen can show them: fitting every step between by itself would show as bands. */
const fit = (stops: readonly ColourStop[]): FittedStop[] =>
  stops.map(({ at, colour, alpha = 1 }) => ({ at, lab: fromRgb(toRgb(colour)), alpha }))

function between(stops: readonly FittedStop[], t: number): { lab: Lab; alpha: number } {
  const first = stops[0]
  if (t <= first.at) return first
  for (let i = 1; i < stops.length; i++) {
    const [a, b] = [stops[i - 1], stops[i]]
    if (t > b.at) continue
    const share = b.at > a.at ? (t - a.at) / (b.at - a.at) : 1
    const step = (from: number, to: number) => from + (to - from) * share
    const lab: Lab = [step(a.lab[0], b.lab[0]), step(a.lab[1], b.lab[1]), step(a.lab[2], b.lab[2])]
    return { lab, alpha: step(a.alpha, b.alpha) }
  }
  return stops[stops.length - 1]
}

/** Colours along a gradient: each step is computed for the first pixel that has it. */
export class Ramp {
  /** 0..255, three for each step: a list of lists is read at a third of the pace. */
  readonly table = new Uint8Array(STEPS * 3)
  readonly alphas = new Float32Array(STEPS)
  /** 1 for each step that is in both. */
  readonly known = new Uint8Array(STEPS)
  readonly #stops: readonly FittedStop[]
  #colours: readonly Rgb[] | undefined

  constructor(stops: readonly ColourStop[]) {
    this.#stops = fit(stops)
  }

  find(step: number): void {
    const { lab, alpha } = between(this.#stops, step / (STEPS - 1))
    const [lightness, a, b] = lab
    this.table.set(
      toRgb([lightness, Math.sqrt(a * a + b * b), Math.atan2(b, a) * DEGREES]),
      step * 3,
    )
    this.alphas[step] = alpha
    this.known[step] = 1
  }

  get colours(): readonly Rgb[] {
    const { table } = this
    this.#colours ??= Array.from(this.known, (isKnown, step): Rgb => {
      if (isKnown === 0) this.find(step)
      return [table[step * 3], table[step * 3 + 1], table[step * 3 + 2]]
    })
    return this.#colours
  }
}

const MOST_RAMPS = 256
/** Of the latest gradients: those of feathers, scales and bricks are the same by the hundred. */
const ramps = new Map<string, Ramp>()

function findRamp(stops: readonly ColourStop[]): Ramp {
  const key = stops.map(({ at, colour, alpha = 1 }) => `${at} ${colour.join(' ')} ${alpha}`).join()
  const known = ramps.get(key)
  if (known) return known
  const ramp = new Ramp(stops)
  if (ramps.size >= MOST_RAMPS) ramps.clear()
  ramps.set(key, ramp)
  return ramp
}

/** All colours of a shader; the opacities of a gradient are complete from then on. */
export const listColours = ({ colours, ramp }: Shader): readonly Rgb[] => ramp?.colours ?? colours

/** Whether a fill is one colour. */
export const isPlain = (fill: Fill): fill is Oklch => !('kind' in fill)

/** Every colour of a fill through `change`. */
export function mapFill(fill: Fill, change: (colour: Oklch) => Oklch): Fill {
  if (isPlain(fill)) return change(fill)
  const stops = fill.stops.map((stop) => ({ ...stop, colour: change(stop.colour) }))
  return { ...fill, stops }
}

/** The one colour that says most about a fill: of a gradient the mean of its stops. */
export function mainColour(fill: Fill): Oklch {
  if (isPlain(fill)) return fill
  return fill.stops
    .slice(1)
    .reduce<Oklch>(
      (sum, { colour }, i) => mixColour(sum, colour, 1 / (i + 2)),
      fill.stops[0].colour,
    )
}

/** @param scale pixels a unit */
export function buildShader(fill: Fill, scale: number): Shader {
  if (isPlain(fill)) return { at: null, colours: [toRgb(fill)], alphas: Float32Array.of(1) }
  const ramp = findRamp(fill.stops)
  const top = STEPS - 1
  const steps = { ramp, alphas: ramp.alphas, colours: [] }
  if (fill.kind === 'linear') {
    const [x0, y0] = [fill.from[0] * scale, fill.from[1] * scale]
    const [dx, dy] = [fill.to[0] * scale - x0, fill.to[1] * scale - y0]
    const square = dx * dx + dy * dy || 1
    const axis = dy === 0 ? ({ axis: 'x' } as const) : dx === 0 ? ({ axis: 'y' } as const) : {}
    return {
      ...{ ...steps, ...axis },
      at: (x, y) => clamp(((x - x0) * dx + (y - y0) * dy) / square) * top,
      row: (x, y, count, steps, at) => {
        const down = (y - y0) * dy
        for (let i = 0; i < count; i++)
          steps[at + i] = Math.round(clamp(((x + i - x0) * dx + down) / square) * top)
      },
    }
  }
  const [cx, cy] = [fill.centre[0] * scale, fill.centre[1] * scale]
  if (fill.kind === 'conic') {
    const { angle } = fill
    return {
      ...steps,
      at: (x, y) => {
        const turns = (Math.atan2(y - cy, x - cx) - angle) / TAU
        return (turns - Math.floor(turns)) * top
      },
    }
  }
  const [rx, ry] = [fill.radius[0] * scale || 1, fill.radius[1] * scale || 1]
  return {
    ...steps,
    at: (x, y) => {
      const [u, v] = [(x - cx) / rx, (y - cy) / ry]
      return clamp(Math.sqrt(u * u + v * v)) * top
    },
    row: (x, y, count, steps, at) => {
      const v = (y - cy) / ry
      for (let i = 0; i < count; i++) {
        const u = (x + i - cx) / rx
        steps[at + i] = Math.round(clamp(Math.sqrt(u * u + v * v)) * top)
      }
    },
  }
}
