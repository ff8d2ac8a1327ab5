import { type Oklch, mixColour } from '../../../colour'
import { isGreyish, TINT_HUES } from '../../../palettes/tints'
import { findGroundTint } from '../../background'
import type { Brief, Random } from '../../family'
import { triples } from '../../../drawing/notation'

/** Colours of a still life, chosen together around the colour of the thing. */
export interface Harmony {
  /** The wall or sweep behind it, in the light. */
  readonly ground: Oklch
  /** A quiet relative of the ground, for discs, arches and podiums. */
  readonly backdrop: Oklch
  /** Colour that answers the thing: petals, ribbons, a cloth's stripes. */
  readonly accent: Oklch
  readonly dark: boolean
}

const NEUTRALS: readonly [Oklch, ...Oklch[]] = triples(`0.87,0.028,70 0.86,0.03,45 0.84,0.02,230
  0.88,0.03,95`)
const FREE_HUES: readonly [number, ...number[]] = [12, 48, 92, 165, 220, 255, 305]

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

function chooseScheme(main: Oklch, random: Random): { hue: number; chroma: number } {
  if (main[1] < 0.035) return { hue: random.pick(FREE_HUES), chroma: 0.06 }
  const turn = random.pick([0, 0, 30, -35, 150, 180, 200])
  return { hue: main[2] + turn + random.range(-8, 8), chroma: turn === 0 ? 0.055 : 0.065 }
}

/** Dark where the words say so, else now and then, and never behind a dark thing. */
function wantsDark(brief: Brief, main: Oklch, random: Random): boolean {
  if (main[0] < 0.36) return false
  if (brief.time === 'night') return true
  if (brief.moods.has('mysterious') || brief.moods.has('gloomy')) return true
  const light = brief.moods.has('fresh') || brief.moods.has('lively') || brief.moods.has('calm')
  return !light && random.chance(0.2)
}

function wishedHue(brief: Brief): number | null {
  const { moods } = brief
  const tint = findGroundTint(brief)
  if (tint && !isGreyish(tint)) return TINT_HUES[tint]
  if (moods.has('fresh')) return 165
  if (moods.has('warm')) return 55
  if (moods.has('dreamy')) return 310
  return null
}

function greyGround(brief: Brief): Oklch | null {
  const tint = findGroundTint(brief)
  if (tint === 'white') return [0.94, 0.008, 80]
  if (tint === 'grey') return [0.76, 0.008, 250]
  return tint === 'black' ? [0.24, 0.012, 265] : null
}

/** @param main the colour of the thing that the picture is about */
export function buildHarmony(main: Oklch, brief: Brief, random: Random): Harmony {
  const tint = findGroundTint(brief)
  const dark = tint === 'black' || (!tint && wantsDark(brief, main, random))
  const scheme = chooseScheme(main, random)
  const hue = wishedHue(brief) ?? scheme.hue
  const neutral = wishedHue(brief) === null && !dark && random.chance(0.25)
  let lightness = dark ? 0.3 : main[0] > 0.82 ? 0.76 : 0.84
  // a ground of the thing's own hue parts from it by lightness
  if (!dark && apart(hue, main[2]) < 30 && Math.abs(lightness - main[0]) < 0.12)
    lightness = main[0] > 0.8 ? 0.7 : 0.91
  const own: Oklch = [lightness, dark ? 0.045 : scheme.chroma, hue]
  const ground = greyGround(brief) ?? (neutral ? random.pick(NEUTRALS) : own)
  const warm: Oklch = [dark ? 0.42 : 0.93, 0.05, random.pick([40, 70, ground[2] + 40])]
  const backdrop = mixColour(ground, warm, 0.62)
  const accent: Oklch = [
    0.72,
    0.11,
    main[1] < 0.035 ? ground[2] + 180 : main[2] + random.pick([40, -40, 170]),
  ]
  return { ground, backdrop, accent, dark }
}
