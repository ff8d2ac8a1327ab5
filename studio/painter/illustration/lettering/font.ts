import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as fontkit from 'fontkit'
import { FACE_FORMAT, FACES, type FaceId } from './faces'

/** A face comes in slices of a few hundred characters: opening one takes some milliseconds. */
type Slice = Readonly<{ name: string; ranges: readonly (readonly [from: number, to: number])[] }>

const packages = createRequire(import.meta.url)
const tables = new Map<string, readonly Slice[]>()
const fonts = new Map<string, fontkit.Font>()
const holders = new Map<string, fontkit.Font | null>()

/** Intended content of each slice of a package: `{"[21]": "U+20-22,U+4e00"}`. */
function listFontSlices(name: string): readonly Slice[] {
  const known = tables.get(name)
  if (known) return known
  const file = packages.resolve(`@fontsource/${name}/unicode.json`)
  const table: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof table !== 'object' || table === null) throw new Error(`${file} holds no table`)
  const slices = Object.entries(table).map(([key, list]): Slice => ({
    name: key.replace(/[[\]]/g, ''),
    ranges: String(list)
      .split(',')
      .map((part) => {
        const [from = '', to = from] = part.replace('U+', '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
      }),
  }))
  // the numbered slices of a Chinese face have the Latin letters that match its own
  slices.sort((a, b) => Number(/^\D/.test(a.name)) - Number(/^\D/.test(b.name)))
  tables.set(name, slices)
  return slices
}

function open(name: string, weight: number, slice: string): fontkit.Font {
  const path = `@fontsource/${name}/files/${name}-${slice}-${weight}-normal.${FACE_FORMAT}`
  let font = fonts.get(path)
  if (!font) {
    // loaded with the first letter: most processes that read prompts draw none
    const { create } = packages('fontkit') as typeof fontkit
    const made = create(readFileSync(packages.resolve(path)))
    if ('fonts' in made) throw new Error(`${path} is a collection`)
    font = made
    fonts.set(path, font)
  }
  return font
}

/** The part of a face that has this character; null when none has. */
export function fontFor(face: FaceId, codePoint: number): fontkit.Font | null {
  const key = `${face} ${codePoint}`
  const known = holders.get(key)
  if (known !== undefined) return known
  const { name, weight } = FACES[face]
  let found: fontkit.Font | null = null
  for (const { name: slice, ranges } of listFontSlices(name)) {
    if (!ranges.some(([from, to]) => from <= codePoint && codePoint <= to)) continue
    const font = open(name, weight, slice)
    if (!font.hasGlyphForCodePoint(codePoint)) continue
    found = font
    break
  }
  holders.set(key, found)
  return found
}

/** The characters of a text that a face cannot write; spaces need no glyph. */
export const missingIn = (face: FaceId, text: string): string[] =>
  [...text].filter(
    (character) => character.trim() !== '' && !fontFor(face, character.codePointAt(0) ?? 0),
  )

/**
 * The face that a whole run is set in: the wished one, or the first of its fallbacks that has every
 * character. Two hands in one run look like a mistake.
 *
 * @returns null where no face has them all
 */
export function faceFor(wished: FaceId, text: string): FaceId | null {
  const tried = [wished, ...FACES[wished].fallback]
  return tried.find((face) => missingIn(face, text).length === 0) ?? null
}
