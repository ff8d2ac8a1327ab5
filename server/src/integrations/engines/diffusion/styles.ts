/** Styles as words: what is added to a prompt so that any diffusion model paints in them. */
import type { StyleInfo } from '../engine'

interface Style extends StyleInfo {
  readonly words: string
}

const STYLES: readonly Style[] = [
  {
    id: 'ink',
    name: '水墨',
    words: 'traditional Chinese ink wash painting, sumi-e, rice paper, empty space',
  },
  {
    id: 'watercolour',
    name: '水彩',
    words: 'watercolor painting, transparent layered washes, paper texture',
  },
  {
    id: 'ukiyoe',
    name: '浮世绘',
    words: 'ukiyo-e, Japanese woodblock print, flat colors, bold outlines',
  },
  { id: 'oil', name: '油画', words: 'oil painting, thick impasto brush strokes, canvas texture' },
  {
    id: 'papercut',
    name: '剪纸',
    words: 'layered paper cut art, paper craft, soft shadows between layers',
  },
  {
    id: 'pencil',
    name: '铅笔素描',
    words: 'pencil drawing, graphite sketch, hatching, monochrome',
  },
  { id: 'pixel', name: '像素', words: 'pixel art, 16-bit, limited palette' },
  { id: 'neon', name: '霓虹', words: 'neon lights, cyberpunk night, glowing colors' },
  {
    id: 'flat',
    name: '平面插画',
    words: 'flat vector illustration, clean shapes, minimal shading',
  },
]

export const STYLE_CARDS: readonly StyleInfo[] = STYLES.map(({ id, name }) => ({ id, name }))

/** Looks that only tools ask for. */
const LOOKS: Readonly<Record<string, string>> = {
  anime: 'anime illustration, clean line art, soft glow',
  comic: 'comic book art, ink outlines, halftone dots',
  storybook: 'children storybook illustration, soft gouache',
  cel: 'cel-shaded animation frame, flat colors, hard shadows, line art',
}

/** '' for what is no style here. */
export function wordsOfStyle(id: string | null): string {
  if (id === null) return ''
  return STYLES.find((style) => style.id === id)?.words ?? LOOKS[id] ?? ''
}

/**
 * The user's words without the tags some servers obey (`<lora:…>`, `<sd_cpp_extra_args>`): only the
 * operator decides what is loaded.
 */
export function plainWords(written: string): string {
  return written
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()
}

/** Parts of a prompt with commas between; what is empty is left out. */
export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ')
