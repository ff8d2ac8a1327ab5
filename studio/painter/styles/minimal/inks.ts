import { clamp, cos, mix, sin } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import { mixColour, type Oklch, type Rgb, shade } from '../../colour'
import type { ShapesLayer } from '../../drawing'
import type { Scene } from '../../scene'
import type { TimeId } from '../../slots'
import { PrintSheet } from '../print/sheet'

/** No stipple is denser: more of it turns rock into sand. */
const DENSEST = 0.62

/** A poster's sheet: flat inks, graded only by a stipple of single grains. */
export class Poster extends PrintSheet {
  readonly #grain = noiseTile('grain')
  readonly #scale: number

  constructor({ width, height, unit }: Scene) {
    super(width, height, unit)
    this.#scale = 1 / Math.max(0.5, unit)
  }

  /** An even random number 0..1 that belongs to this place. */
  grainAt(x: number, y: number, shift: number): number {
    const s = this.#scale
    const value = texel(this.#grain, (x * s + shift) | 0, (y * s + shift * 3) | 0)
    return clamp((value - 0.5) / 0.62 + 0.5)
  }

  put(i: number, colour: Rgb): void {
    this.red[i] = colour[0]
    this.green[i] = colour[1]
    this.blue[i] = colour[2]
  }

  /** Grains of `ink`, `amount` 0..1 of them. */
  stipple(x: number, y: number, ink: Rgb, amount: number, shift: number): void {
    const dense = amount > 1 ? DENSEST : amount * amount * DENSEST
    if (dense > 0.004 && this.grainAt(x, y, shift) < dense)
      this.blend(y * this.width + x, ink, 0.85)
  }
}

const RADIANS = Math.PI / 180

/** Lightness of the farthest and the nearest land: flat shapes need clear steps between them. */
const LADDERS: Readonly<Record<TimeId, readonly [far: number, near: number]>> = {
  dawn: [0.78, 0.36],
  day: [0.76, 0.36],
  sunset: [0.62, 0.25],
  dusk: [0.52, 0.2],
  night: [0.45, 0.17],
}

/** The few inks of one poster. */
export interface Inks {
  readonly paper: Oklch
  readonly sky: readonly [Oklch, Oklch, Oklch]
  readonly light: Oklch
  readonly water: Oklch
  readonly pale: Oklch
  readonly dark: Oklch
  /** Colours of the pictured things, the strongest first. */
  readonly accents: readonly Oklch[]
  readonly night: boolean
  /** Land of the scene's colour on this rung: 0 far, 1 near; `firm` 0..1: how far it obeys. */
  land(colour: Oklch, rung: number, firm?: number): Oklch
  /** The nearest ink. */
  snap(colour: Oklch): Oklch
}

function strong([lightness, chroma, hue]: Oklch, gain: number): Oklch {
  return [lightness, Math.min(0.19, chroma * gain), hue]
}

function distance(a: Oklch, b: Oklch): number {
  const dl = (a[0] - b[0]) * 0.85
  const da = a[1] * cos(a[2] * RADIANS) - b[1] * cos(b[2] * RADIANS)
  const db = a[1] * sin(a[2] * RADIANS) - b[1] * sin(b[2] * RADIANS)
  return dl * dl + 4 * (da * da + db * db)
}

function area(points: readonly (readonly [number, number])[]): number {
  let sum = 0
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]
    sum += x * ny - nx * y
  })
  return Math.abs(sum) / 2
}

/** The two or three strongest colours among the subjects, each clearly another. */
function chooseAccents(scene: Scene, amount: number): Oklch[] {
  const votes: { colour: Oklch; weight: number }[] = []
  const layers = scene.layers.filter(
    (layer): layer is ShapesLayer => layer.kind === 'shapes' && layer.role !== 'reflection',
  )
  const main = scene.slots.subjects[0]?.id
  for (const { shapes, role, name } of layers)
    for (const { colour, points, shadow, accent } of shapes) {
      if (colour[1] < 0.07 || shadow) continue
      const gain = (role === 'forms' ? 0.2 : 1) * (accent ? 2 : 1) * (name === main ? 3 : 1)
      const weight = Math.sqrt(area(points)) * colour[1] * gain
      const same = votes.find((vote) => distance(vote.colour, colour) < 0.02)
      if (same) same.weight += weight
      else votes.push({ colour, weight })
    }
  votes.sort((a, b) => b.weight - a.weight)
  const out: Oklch[] = []
  for (const { colour } of votes) {
    if (out.length >= amount) break
    if (out.every((other) => distance(other, colour) > 0.035)) out.push(strong(colour, 1.12))
  }
  return out
}

export function chooseInks(scene: Scene): Inks {
  const { palette, slots, strength } = scene
  const night = slots.time === 'night'
  const [far, near] = LADDERS[slots.time]
  const gain = slots.weather.has('rain') || slots.weather.has('fog') ? 1.05 : 1.25
  const [top, middle, horizon] = palette.sky
  const light: Oklch = night
    ? [0.95, 0.04, 92]
    : slots.time === 'day'
      ? [0.975, 0.05, 92]
      : [0.96, 0.065, 88]
  const pale: Oklch = mixColour([0.955, 0.025, 85], palette.ambient, palette.ambientStrength * 0.25)
  const land = (colour: Oklch, rung: number, firm = 0.85): Oklch => {
    const level = mix(far, near, clamp(rung))
    const lit: Oklch = [mix(colour[0], level, firm), Math.max(0.05, colour[1]), colour[2]]
    return strong(lit, gain * 1.12)
  }
  const dark = land(palette.near, 1.02)
  const accents = chooseAccents(scene, Math.round(mix(4, 2, strength)))
  const middling = land(palette.near, 0.5)
  const inks = [pale, shade(dark, -0.02), middling, ...accents]
  const keep = mix(0.62, 0.06, clamp(strength * 1.3))
  return {
    paper: [0.963, 0.012, 86],
    sky: [strong(top, gain), strong(middle, gain), strong(horizon, gain)],
    light,
    water: strong(palette.water, gain),
    pale,
    dark,
    accents,
    night,
    land,
    snap(colour) {
      let best = inks[0]
      for (const ink of inks) if (distance(ink, colour) < distance(best, colour)) best = ink
      const near = mixColour(best, colour, keep)
      // few hues, but what is lit stays lit: petals and walls need their tones
      const level = mix(near[0], colour[0], best === pale ? 0.3 : 0.68)
      const own = colour[1] < 0.035 && colour[0] > 0.8
      return own ? mixColour([level, near[1], near[2]], colour, 0.55) : [level, near[1], near[2]]
    },
  }
}
