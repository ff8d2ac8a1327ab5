import { clamp, smoothstep } from '../../../lib/maths'
import { hueGap, mixColour, type Oklch, shade } from '../../colour'
import { named } from '../../drawing/notation'
import { boundingBox, type Shape } from '../../geometry'
import type { Palette } from '../../palette'
import { type Raster, rasterise } from '../../raster/canvas'
import type { Slots, TimeId } from '../../slots'
import { gradeDown } from '../graded'
import { localColour } from '../local'
import type { NeonSheet } from './finish'
import { lightUp, type LitShape, rasteriseLight } from './tubes'

/** The same thing's body in the dark between the lights. */
export function toTubeColour([lightness, chroma, hue]: Oklch): Oklch {
  const pale = smoothstep(0.78, 1, lightness) * 0.24
  const light = 0.12 + 0.3 * lightness + pale
  if (chroma < 0.03) return [light, lightness > 0.7 ? 0.05 : 0.08, 278]
  const dark: Oklch = [light, clamp(chroma * 1.1 + 0.03, 0, 0.13), hue]
  // brown is no colour of the night: warm bodies lean to wine
  const warm = Math.abs(hueGap(hue, 62)) < 48
  return mixColour(dark, [dark[0], 0.1, warm ? 330 : 285], warm ? 0.52 : 0.34)
}

/** Sky and air of an hour: land and things stay dark under each. */
export interface NeonHour {
  readonly top: Oklch
  readonly middle: Oklch
  readonly low: Oklch
  /** Rims of the land, far and near. */
  readonly rims: readonly [Oklch, Oklch, Oklch]
}

const CYAN: Oklch = [0.85, 0.15, 200]
const PINK: Oklch = [0.72, 0.25, 345]
const VIOLET: Oklch = [0.66, 0.24, 305]
const BLUE: Oklch = [0.68, 0.19, 262]

const NEON_HOURS: Readonly<Record<TimeId, NeonHour>> = {
  dawn: {
    rims: [[0.76, 0.18, 10], VIOLET, CYAN],
    ...named('top: 0.34,0.1,268 middle: 0.56,0.13,320 low: 0.83,0.12,55'),
  },
  day: {
    rims: [CYAN, BLUE, PINK],
    ...named('top: 0.42,0.13,255 middle: 0.6,0.12,240 low: 0.82,0.08,210'),
  },
  sunset: {
    rims: [[0.75, 0.2, 30], PINK, CYAN],
    ...named('top: 0.22,0.12,290 middle: 0.47,0.2,345 low: 0.76,0.18,48'),
  },
  dusk: {
    rims: [PINK, VIOLET, CYAN],
    ...named('top: 0.13,0.08,280 middle: 0.24,0.15,302 low: 0.45,0.19,335'),
  },
  night: {
    rims: [VIOLET, PINK, CYAN],
    ...named('top: 0.12,0.07,275 middle: 0.2,0.12,284 low: 0.38,0.18,312'),
  },
}

/** The hour in the colour that the prompt gives to its sky: dark above, lit at the horizon. */
export function neonHour({ time, dyed }: Slots, [high, middle, low]: Palette['sky']): NeonHour {
  const hour = NEON_HOURS[time]
  if (!dyed?.sky) return hour
  const dye = (own: Oklch, [, chroma, hue]: Oklch, lift: number): Oklch => [
    own[0] + lift,
    chroma * 1.15,
    hue,
  ]
  return {
    rims: hour.rims,
    top: dye(hour.top, high, 0.07),
    middle: dye(hour.middle, middle, 0.12),
    low: dye(hour.low, low, 0.1),
  }
}

/** A rim's light at a distance: 1 far, 0 near. */
export function rimAt({ rims }: NeonHour, depth: number): Oklch {
  const [far, middle, near] = rims
  return depth > 0.5
    ? mixColour(middle, far, clamp(depth * 2 - 1))
    : mixColour(near, middle, clamp(depth * 2))
}

/** Lays bodies and their light over what is there; `strength` < 1 for mirrors. */
function stamp(sheet: NeonSheet, body: Raster, light: Raster, strength: number): void {
  const { box, rgba } = body
  const { red, green, blue } = sheet.light
  const solid: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const from = (y * box.width + x) * 4
      const i = (y + box.y) * sheet.width + x + box.x
      const cover = (rgba[from + 3] / 255) * strength
      if (cover > 0) {
        for (let c = 0; c < 3; c++) solid[c] = rgba[from + c]
        sheet.cover(i, solid, cover)
      }
      const alpha = (light.rgba[from + 3] / 255) * strength
      if (alpha === 0) continue
      const keep = 1 - alpha
      red[i] = red[i] * keep + light.rgba[from] * alpha
      green[i] = green[i] * keep + light.rgba[from + 1] * alpha
      blue[i] = blue[i] * keep + light.rgba[from + 2] * alpha
    }
}

/** Land across the foot of the picture is ground, and rain makes it a mirror. */
function isFloor({ points, stroke, foliage }: Shape, width: number, height: number): boolean {
  if (stroke || foliage) return false
  const box = boundingBox([{ points }], width, height, 0)
  return !!box && box.width > width * 0.6 && box.y > height * 0.3 && box.y + box.height > height - 3
}

function soak(sheet: NeonSheet, shapes: readonly Shape[]): void {
  const { width, height, unit } = sheet
  const floor = shapes.filter((shape) => isFloor(shape, width, height))
  const raster = rasterise(floor, width, height, 0, unit, {
    gradients: false,
    outline: () => null,
    fill: () => [1, 0, 0],
  })
  if (!raster) return
  const { box, rgba } = raster
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const i = (y + box.y) * width + x + box.x
      sheet.wet[i] = rgba[(y * box.width + x) * 4 + 3] / 255
    }
}

/** Every thing is a dark body with luminous edges; drawn once as a picture and once as light. */
export function paintThings(
  sheet: NeonSheet,
  shapes: readonly Shape[],
  hour: NeonHour,
  palette: Palette,
  depth: number,
  strength: number,
  wet = false,
): void {
  const { width, height, unit } = sheet
  const local = (colour: Oklch): Oklch => localColour(colour, palette, depth, 0.8)
  // halos that a scene draws round its lamps: here light spreads by itself; mirrored lamps are faint
  const solid = shapes.filter(
    ({ glow, accent, alpha = 1 }) => !glow || accent || alpha > (strength < 1 ? 0.3 : 0.55),
  )
  const graded = solid.map((shape) =>
    gradeDown(shape, height * 0.05, (colour) => [
      shade(colour, 0.12, 0.02),
      colour,
      shade(colour, -0.22, 0.01),
    ]),
  )
  const lit = lightUp(graded, depth, unit, ({ colour }) => local(colour))
  const kinds = new Map<Shape, LitShape>(lit.map((one) => [one.shape, one]))
  const air = mixColour(hour.middle, hour.low, 0.4)
  const body = rasterise(graded, width, height, 6 * unit, unit, {
    gradients: true,
    outline: () => null,
    fill: (shape, colour) => {
      const one = kinds.get(shape)
      if (shape.glow) return shade(mixColour(colour, one?.gas ?? colour, 0.5), -0.28)
      const dark = toTubeColour(local(colour))
      if (one?.shining === 'line' || one?.shining === 'tinted')
        return mixColour(dark, one.gas, shape.detail || shape.foliage ? 0.2 : 0.4)
      if (shape.plain && !shape.shadow) return shade(dark, 0.05, 0.035)
      const seen = shape.petal || shape.accent || shape.snow ? shade(dark, 0.1, 0.05) : dark
      return mixColour(seen, air, depth * 0.5)
    },
  })
  const light = rasteriseLight(lit, width, height, unit)
  if (body && light) stamp(sheet, body, light, strength)
  if (wet) soak(sheet, shapes)
}
