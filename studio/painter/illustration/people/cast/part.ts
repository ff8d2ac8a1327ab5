import { readFields, readRows } from '../../../../lib/fields'
import { ACTIONS, type ActionId } from '../action/poses'
import { type Age, type Beard, EXPRESSIONS, type Expression, type Look, type Sex } from '../person'
import { HAIRS, SKINS, type HairColourId, type SkinId } from '../colours'

const PALETTES = ['light', 'dark', 'ancient', 'night', 'neon', 'feast'] as const
export type PaletteKind = (typeof PALETTES)[number]

/** Properties of a word such as 医生 or 将军; the rest is drawn from the seed. */
export interface Part {
  /** Absent: either. */
  readonly sex?: Sex
  readonly age?: Age
  readonly look?: Look
  /** Of each list one is taken. */
  readonly hair?: readonly string[]
  readonly hairColour?: readonly HairColourId[]
  readonly clothes?: readonly string[]
  /** Garment colours, `#rrggbb`; otherwise of the palette. */
  readonly cloth?: readonly string[]
  readonly trim?: string
  readonly sash?: string
  readonly inner?: string
  readonly accent?: string
  /** Each entry is one set, its things parted by spaces; empty for nothing. */
  readonly worn?: readonly string[]
  readonly held?: readonly string[]
  readonly beard?: readonly Beard[]
  readonly expression?: readonly Expression[]
  readonly backdrop?: readonly string[]
  readonly palette?: PaletteKind
  readonly skin?: readonly SkinId[]
  /** Seen from head to foot, doing this, unless the words say otherwise. */
  readonly acts?: ActionId
  /** No accessory of chance. */
  readonly plain?: boolean
}

/** Values of fields with one, and of fields with a list. Drawings are known to their registries. */
const SINGLE: Readonly<Record<string, readonly string[] | RegExp>> = {
  sex: ['f', 'm'] satisfies Sex[],
  age: ['baby', 'child', 'young', 'adult', 'elder'] satisfies Age[],
  look: ['modern', 'guofeng', 'anime'] satisfies Look[],
  palette: PALETTES,
  acts: ACTIONS,
  ...{ trim: /^#\w{6}$/, sash: /^#\w{6}$/, inner: /^#\w{6}$/, accent: /^#\w{6}$/ },
}
const LISTS: Readonly<Record<string, readonly string[] | RegExp>> = {
  hairColour: Object.keys(HAIRS),
  skin: Object.keys(SKINS),
  beard: ['full', 'short', 'moustache', 'long', 'scholar'] satisfies Beard[],
  expression: EXPRESSIONS,
  cloth: /^#\w{6}$/,
  ...{ hair: /./, clothes: /./, worn: /^/, held: /^/, backdrop: /./ },
}

const fits = (value: string, allowed: readonly string[] | RegExp): boolean =>
  allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)

function readField(name: string, text: string): unknown {
  if (name === 'plain' && text === '') return true
  const values = text.split(/,\s*/).map((value) => (value === 'none' ? '' : value))
  const allowed = SINGLE[name] ?? LISTS[name]
  const isSingle = name in SINGLE
  if (!allowed || (isSingle && values.length > 1) || !values.every((value) => fits(value, allowed)))
    throw new Error(`people: "${name}: ${text}" is no field of a part`)
  return isSingle ? values[0] : values
}

const NAMES = [...Object.keys(SINGLE), ...Object.keys(LISTS), 'plain']

/**
 * Parts as they are written: `sex: f; clothes: hanfu, ruqun; worn: tiara earrings, none; plain`.
 * Throws on a field or a value that is unknown.
 */
export const readParts = (rows: Readonly<Record<string, string>>): Readonly<Record<string, Part>> =>
  readRows(rows, (text): Part => {
    const fields = Object.entries(readFields(text, NAMES))
    return Object.fromEntries(fields.map(([name, value = '']) => [name, readField(name, value)]))
  })
