/**
 * Drawn video: light in a few clear steps on clean areas, cool shadows, fine coloured lines. With
 * hard steps it is a cel, with soft ones and glow an animated video's painted frame.
 */
import { labOfPlanes, planesOfLab, type LabPlanes } from '../../imaging/colour/oklab'
import { skinWeight } from '../../imaging/colour/skin'
import { computeFlow } from '../../imaging/painterly/flow'
import { simplify } from '../../imaging/painterly/kuwahara'
import { inkLines } from '../../imaging/painterly/lines'
import { toRaster } from '../../imaging/painterly/photo'
import { dropSpecks } from '../../imaging/painterly/specks'
import { blurPlane } from '../../lib/blur'
import { clamp, mix, smoothstep } from '../../lib/maths'
import type { Planes } from '../../lib/planes'
import type { Stylizer } from './stylizer'

interface CelOptions {
  /** Steps of light between black and white, and how hard they are, 0..1. */
  readonly steps: number
  readonly hard: number
  /** Factor of all colour. */
  readonly colour: number
  /** Light that spills over from what is bright, 0..1. */
  readonly glow: number
  /** Width of the lines in units, and how black they are, 0..1. */
  readonly line: number
  readonly ink: number
  /** Breadth of the areas, 1 as usual. */
  readonly breadth: number
}

/** Light in steps; between two of them a narrow slope. */
function stepped(light: number, steps: number, hard: number): number {
  const level = light * steps
  const floor = Math.floor(level)
  const slope = mix(0.5, 0.07, hard)
  const share = smoothstep(0.5 - slope, 0.5 + slope, level - floor)
  return mix(light, (floor + share) / steps, 0.35 + 0.6 * hard)
}

/** Skin with all of the colour and in hard steps turns to orange patches: its own share of both. */
const SKIN = { colour: 1.04, steps: 2, hard: 0.45 } as const

/** Brighter middle tones, colours that glow, shadows that turn blue, lights that turn warm. */
function grade(lab: LabPlanes, { steps, hard, colour }: CelOptions, unit: number): void {
  const { l, a, b } = lab
  const flesh = skinWeight(lab, 4 * unit)
  for (let i = 0; i < l.length; i++) {
    const skin = clamp(flesh[i] * 1.3)
    const raised = clamp(0.06 + 1.02 * l[i] - 0.1 * l[i] * l[i])
    const soft = stepped(raised, steps * SKIN.steps, hard * SKIN.hard)
    const light = mix(stepped(raised, steps, hard), soft, skin)
    const shadow = smoothstep(0.55, 0.15, light) * (1 - 0.7 * skin)
    const gain = mix(colour, Math.min(colour, SKIN.colour), skin)
    const chroma = gain * (1 - 0.25 * smoothstep(0.9, 1, light))
    l[i] = light
    a[i] = a[i] * chroma + 0.008 * shadow
    b[i] = b[i] * chroma - 0.03 * shadow + 0.012 * smoothstep(0.7, 0.95, light) * (1 - skin)
  }
}

/** Bright light runs over its borders, as in a lens (screened on). */
function addGlow(planes: Planes, amount: number): void {
  const { width, height, unit } = planes
  const from = 168
  const tones = [planes.red, planes.green, planes.blue]
  for (const plane of tones) {
    const bright = plane.map((value) => Math.max(0, value - from) * 1.6)
    const spread = blurPlane(bright, width, height, 22 * unit, 3)
    for (let i = 0; i < plane.length; i++) {
      const value = plane[i]
      plane[i] = 255 - (255 - value) * (1 - clamp((amount * spread[i]) / 255))
    }
  }
}

/** Lines of two widths, clean of specks, the fine ones where faces are. */
export function cleanLines(photo: Planes, base: Planes, width: number): Float32Array {
  const { unit } = photo
  const flow = computeFlow(base, 2.2 * unit)
  const bold = inkLines(base, { width, length: 7, detail: 0.66, hardness: 16, fill: 0.04 }, flow)
  const fine = inkLines(
    photo,
    { width: width * 0.7, length: 4, detail: 0.58, hardness: 14, fill: 0 },
    flow,
  )
  dropSpecks(bold, photo.width, 80 * unit * unit)
  dropSpecks(fine, photo.width, 44 * unit * unit)
  const care = skinWeight(labOfPlanes(photo), 8 * unit)
  return bold.map((line, i) => Math.max(line, fine[i] * care[i]))
}

function drawCel(photo: Planes, options: CelOptions, report: (share: number) => void) {
  const base = simplify(photo, options.breadth)
  report(0.5)
  const lab = labOfPlanes(base)
  grade(lab, options, photo.unit)
  const planes = planesOfLab(lab, photo.unit)
  const lines = cleanLines(photo, base, options.line)
  report(0.85)
  for (let i = 0; i < lines.length; i++) {
    // a line is the dark form of what it bounds
    const share = clamp(lines[i] * 1.1) * mix(0.75, 1, options.ink)
    const baseShare = mix(0.34, 0.06, options.ink)
    planes.red[i] = mix(planes.red[i], base.red[i] * baseShare + 14, share)
    planes.green[i] = mix(planes.green[i], base.green[i] * baseShare + 8, share)
    planes.blue[i] = mix(planes.blue[i], base.blue[i] * baseShare + 16, share)
  }
  if (options.glow > 0) addGlow(planes, options.glow)
  return toRaster(planes)
}

/** A frame of an animated video; `strength` takes steps from the light and adds glow. */
export const drawAnime: Stylizer = (photo, { strength, report }) =>
  drawCel(
    photo,
    {
      steps: Math.round(mix(9, 5, strength)),
      hard: mix(0.35, 0.7, strength),
      ink: 0.35,
      colour: mix(1.15, 1.5, strength),
      glow: mix(0.35, 0.9, strength),
      line: 1.1,
      breadth: mix(0.7, 1.1, strength),
    },
    report,
  )

/** A cel: flat areas, hard shadows, black lines. */
export const drawFlatCel: Stylizer = (photo, { strength, report }) =>
  drawCel(
    photo,
    {
      steps: Math.round(mix(6, 3, strength)),
      hard: 1,
      colour: mix(1.2, 1.6, strength),
      glow: 0,
      line: mix(1.3, 1.9, strength),
      ink: 0.9,
      breadth: mix(1, 1.5, strength),
    },
    report,
  )
