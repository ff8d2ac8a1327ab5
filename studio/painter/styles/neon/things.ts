import { type Oklch, mixColour, shade } from '../../colour'
import { type Shape, boundingBox } from '../../geometry'
import type { Palette } from '../../palette'
import { type Raster, rasterise } from '../../raster/canvas'
import { gradeDown } from '../graded'
import { localColour } from '../local'
import { type NeonHour, toTubeColour } from './gases'
import type { NeonSheet } from './sheet'
import { type LitShape, lightUp, rasteriseLight } from './tubes'

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
