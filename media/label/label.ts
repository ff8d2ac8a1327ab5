/**
 * The visible label 「AI生成」 (China's labelling measures, GB 45438-2025): at an edge, its text at
 * least 5 % of the short side high. Letters alone, in the tone that contrasts with the pixels
 * below, with a thin halo of the other tone: the minimum the standard requires.
 */
import { AI_GENERATED, INK_BOTTOM, INK_TOP, TEXT_HEIGHT } from './glyphs'

/** Text height as a share of the short side: the law's 5 %, and what rounding may take of it. */
const TEXT_SHARE = 0.0505

export interface LabelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** `light` on dark ground, `dark` on light ground, `any` where the ground is mixed or moves. */
export type LabelTone = 'light' | 'dark' | 'any'

export interface Label {
  /** Position in the picture, px. */
  readonly box: LabelBox
  /** An SVG document of exactly the box's size. */
  readonly svg: string
}

const LIGHT = '#ffffff'
const DARK = '#121212'
const TONES: Readonly<Record<LabelTone, { fill: string; halo: string; haloOpacity: number }>> = {
  light: { fill: LIGHT, halo: DARK, haloOpacity: 0.35 },
  dark: { fill: DARK, halo: LIGHT, haloOpacity: 0.35 },
  any: { fill: LIGHT, halo: DARK, haloOpacity: 0.8 },
}

/** Of the halo, in units of the glyphs. */
const HALO_WIDTH = 110

interface Geometry {
  /** Text height as a share of the short side. */
  readonly share: number
  readonly textHeight: number
  readonly advance: number
  readonly inkHeight: number
  readonly padX: number
  readonly padY: number
}

const NOW: Geometry = {
  share: TEXT_SHARE,
  textHeight: TEXT_HEIGHT,
  advance: AI_GENERATED.reduce((sum, glyph) => sum + glyph.advance, 0),
  inkHeight: INK_TOP + INK_BOTTOM,
  padX: HALO_WIDTH,
  padY: HALO_WIDTH,
}

/** Of the label that earlier versions drew: bold letters on a dark pill. */
const FORMER: Geometry = {
  share: 0.052,
  textHeight: 911,
  advance: 2971,
  inkHeight: 961,
  padX: 300,
  padY: 150,
}

interface Size {
  readonly width: number
  readonly height: number
}

const computeScale = ({ share, textHeight }: Geometry, { width, height }: Size) =>
  (Math.min(width, height) * share) / textHeight

function computeLabelBox(geometry: Geometry, size: Size): LabelBox {
  const scale = computeScale(geometry, size)
  const { advance, inkHeight, padX, padY } = geometry
  const margin = Math.round(Math.min(size.width, size.height) * 0.02)
  const width = Math.min(Math.ceil((advance + 2 * padX) * scale), size.width)
  const height = Math.min(Math.ceil((inkHeight + 2 * padY) * scale), size.height)
  const left = Math.min(margin, size.width - width)
  const top = Math.max(0, size.height - height - margin)
  return { left, top, width, height }
}

/** Every box that a label of ours may fill in a picture of this size, the present one first. */
export const labelBoxes = (size: Size): readonly LabelBox[] =>
  [NOW, FORMER].map((geometry) => computeLabelBox(geometry, size))

/** The label for a picture of this size (px), at the bottom-left edge. */
export function aiLabel(size: Size, tone: LabelTone = 'any'): Label {
  const scale = computeScale(NOW, size)
  const box = computeLabelBox(NOW, size)
  const baseline = (NOW.padY + INK_TOP) * scale
  let x = NOW.padX * scale
  const paths = AI_GENERATED.map((glyph) => {
    const at = `translate(${x.toFixed(3)} ${baseline.toFixed(3)}) scale(${scale.toFixed(6)})`
    x += glyph.advance * scale
    return `<path transform="${at}" d="${glyph.path}"/>`
  }).join('')
  const { fill, halo, haloOpacity } = TONES[tone]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">` +
    `<g fill="none" stroke="${halo}" stroke-opacity="${haloOpacity}" stroke-width="${HALO_WIDTH}" stroke-linejoin="round">${paths}</g>` +
    `<g fill="${fill}">${paths}</g></svg>`
  return { box, svg }
}
