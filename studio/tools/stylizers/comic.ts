/** A comic page in black and white: spotted blacks, pen lines, printed dots for the tones between. */
import { kuwahara } from '../../imaging/painterly/kuwahara'
import { computeFlow } from '../../imaging/painterly/flow'
import { inkLines } from '../../imaging/painterly/lines'
import { computeLuma, computeRanks } from '../../imaging/painterly/photo'
import { dropSpecks } from '../../imaging/painterly/specks'
import { clamp, cos, mix, sin, smoothstep } from '../../lib/maths'
import { blurPlane } from '../../lib/blur'
import { noiseTile, texel } from '../../lib/noise'
import type { Stylizer } from './stylizer'

const SCREEN = Math.PI / 4
/** Darkness of the three videos of dots; below the first is paper, above the last is black. */
const VIDEOS = [0.36, 0.56, 0.74] as const

/** Darkness of a round dot at a place, for a tone 0..1, with soft edges a pixel wide. */
function dot(x: number, y: number, pitch: number, tone: number): number {
  const u = (x * cos(SCREEN) + y * sin(SCREEN)) / pitch
  const v = (y * cos(SCREEN) - x * sin(SCREEN)) / pitch
  const du = u - Math.floor(u) - 0.5
  const dv = v - Math.floor(v) - 0.5
  const radius = Math.sqrt(tone / Math.PI)
  return clamp((radius - Math.sqrt(du * du + dv * dv)) * pitch + 0.5)
}

/** A tone as one of the videos: flat areas of even dots, not a gradient. */
function video(dark: number, hard: number): number {
  let tone = 0
  for (const at of VIDEOS) tone += 0.18 * smoothstep(at - 0.025, at + 0.025, dark)
  return mix(dark * 0.75, tone, hard)
}

/** Draws a comic page; `strength` blackens more and takes larger dots. */
export const drawComic: Stylizer = (photo, { strength, report }) => {
  const { width, height, unit } = photo
  const base = kuwahara(photo, computeFlow(photo, 2), Math.max(2, 4 * unit))
  report(0.35)
  const pen = { width: mix(1.1, 1.6, strength), length: 6, hardness: 18 }
  const lines = inkLines(base, { ...pen, detail: 0.62, fill: 0.3 })
  dropSpecks(lines, width, 40 * unit * unit)
  report(0.7)
  const luma = blurPlane(computeLuma(base), width, height, 2.5 * unit, 2)
  const rank = computeRanks(luma)
  const pitch = mix(6.5, 10, strength) * unit
  const black = mix(0.94, 0.84, strength)
  const paper = noiseTile('paper')
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < lines.length; i++) {
    const x = i % width
    const y = (i - x) / width
    const light = clamp(luma[i] / 255)
    // half by rank: a pale and a dim photograph both get paper, dots and black
    const dark = 1 - 0.5 * Math.sqrt(light) - 0.5 * rank[luma[i] & 255]
    const spot = smoothstep(black - 0.03, black + 0.03, dark)
    const tone = video(dark, 0.9)
    const dots = tone > 0.03 ? dot(x, y, pitch, tone) * 0.92 : 0
    const ink = Math.max(lines[i], dots, spot)
    const sheet = 250 + (texel(paper, x, y) - 0.5) * 7
    rgba[i * 4] = mix(sheet, 22, ink)
    rgba[i * 4 + 1] = mix(sheet - 2, 21, ink)
    rgba[i * 4 + 2] = mix(sheet - 8, 26, ink)
    rgba[i * 4 + 3] = 255
  }
  return { width, height, rgba }
}
