/**
 * The shipped typeface of captions, Noto Sans SC (SIL OFL 1.1), in slices of a few hundred glyphs:
 * only those slices are loaded that a text needs.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { readFontCharacters } from './cmap'
import { CAPTION_FACE } from './face'

const PACKAGE = `@fontsource/${CAPTION_FACE.name}`
const packages = createRequire(import.meta.url)

interface Range {
  readonly from: number
  readonly to: number
  readonly slice: string
}

/** Unicode ranges of the slices: `U+20-22,U+4e00`, one row a range. */
function readRanges(): Range[] {
  const table = JSON.parse(
    readFileSync(packages.resolve(`${PACKAGE}/unicode.json`), 'utf8'),
  ) as Record<string, string>
  return Object.entries(table).flatMap(([name, list]) =>
    list.split(',').map((part): Range => {
      const [from = '', to = from] = part.replace('U+', '').split('-')
      const slice = name.replace(/[[\]]/g, '')
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), slice }
    }),
  )
}

interface Slice {
  readonly family: string
  readonly has: ReadonlySet<number>
}

let ranges: Range[] | null = null
const loaded = new Map<string, Slice>()
const families = new Map<number, string | null>()

function load(name: string): Slice {
  const known = loaded.get(name)
  if (known) return known
  const { name: face, weight, format } = CAPTION_FACE
  const file = readFileSync(
    packages.resolve(`${PACKAGE}/files/${face}-${name}-${weight}-normal.${format}`),
  )
  const slice = { family: `caption-${name}`, has: readFontCharacters(file) }
  GlobalFonts.register(file, slice.family)
  loaded.set(name, slice)
  return slice
}

/** The family that has this character; null when none of the slices does. */
function findFontFamily(codePoint: number): string | null {
  const known = families.get(codePoint)
  if (known !== undefined) return known
  ranges ??= readRanges()
  const candidates = ranges.filter(({ from, to }) => from <= codePoint && codePoint <= to)
  // the slices of the Chinese font have the Latin letters that match its own
  candidates.sort((a, b) => Number(/^\D/.test(a.slice)) - Number(/^\D/.test(b.slice)))
  const found = candidates.map(({ slice }) => load(slice)).find(({ has }) => has.has(codePoint))
  families.set(codePoint, found?.family ?? null)
  return found?.family ?? null
}

export function hasGlyph(character: string): boolean {
  return findFontFamily(character.codePointAt(0) ?? 0) !== null
}

/** The CSS families that together have every glyph of the text that any of them has. */
export function familiesFor(text: string): string {
  const names = [...text].map((character) => findFontFamily(character.codePointAt(0) ?? 0))
  return [...new Set(names.filter((name) => name !== null))].map((name) => `"${name}"`).join(', ')
}
