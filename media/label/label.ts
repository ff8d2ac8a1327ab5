/**
 * The visible label 「AI生成」 (China's labelling measures, GB 45438-2025): at an edge, its text at
 * least 5 % of the short side high. White on a dark pill reads on black and on white.
 */
import { AI_GENERATED, INK_BOTTOM, INK_TOP, TEXT_HEIGHT } from './glyphs'

/** Text height as a share of the short side, a little more than the law's 5 %. */
const TEXT_SHARE = 0.052

export interface LabelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Label {
  /** Where it goes in the picture, px. */
  readonly box: LabelBox
  /** An SVG document of exactly the box's size. */
  readonly svg: string
}

/** The label for a picture of this size (px), at the bottom-left edge. */
export function aiLabel(size: { width: number; height: number }): Label {
  const shortSide = Math.min(size.width, size.height)
  const scale = (shortSide * TEXT_SHARE) / TEXT_HEIGHT
  const advance = AI_GENERATED.reduce((sum, glyph) => sum + glyph.advance, 0)
  const padX = 300 * scale
  const padY = 150 * scale
  const margin = Math.round(shortSide * 0.02)
  const width = Math.min(Math.ceil(advance * scale + 2 * padX), size.width)
  const height = Math.min(Math.ceil((INK_TOP + INK_BOTTOM) * scale + 2 * padY), size.height)
  const baseline = padY + INK_TOP * scale

  let x = padX
  const paths = AI_GENERATED.map((glyph) => {
    const at = `translate(${x.toFixed(3)} ${baseline.toFixed(3)}) scale(${scale.toFixed(6)})`
    x += glyph.advance * scale
    return `<path transform="${at}" d="${glyph.path}"/>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="${height / 2}" fill="#000" fill-opacity="0.62"/>` +
    `<g fill="#fff">${paths.join('')}</g></svg>`
  const left = Math.min(margin, size.width - width)
  const top = Math.max(0, size.height - height - margin)
  return { box: { left, top, width, height }, svg }
}
