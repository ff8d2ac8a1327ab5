/**
 * Detects whether a file carries the implicit label. It believes no file and throws on none:
 * records are read where the standard puts them, and looked for elsewhere when there are none.
 */
import { fileTypeFromBuffer } from 'file-type'
import { recordTexts } from './read'
import { MAX_RECORDS, parseRecord, TEXT_FIELDS } from './record'
import { inflatedTexts } from './png'
import { unescapeXml } from './xmp'

/** Content of a record, readable even where it breaks the rules. */
export interface RecordClaim {
  readonly label: string
  readonly values: Readonly<Record<(typeof TEXT_FIELDS)[number], string>>
  /** Exactly as GB 45438 asks. */
  readonly valid: boolean
}

export interface LabelFinding {
  /** By the file's own bytes: `png`, `mp4` …; null when it is none we know. */
  readonly format: string | null
  readonly claims: readonly RecordClaim[]
  /** Whether they stand where the standard puts them. */
  readonly usualPlace: boolean
  /** False when the file's own tables do not add up. */
  readonly whole: boolean
}

/** Formats whose place for the record we know. */
export const KNOWN_PLACES: ReadonlySet<string> = new Set(['png', 'jpg', 'webp', 'mp4', 'mov'])

const LONGEST_RECORD = 8192
const LONGEST_VALUE = 160
const MARK = 'ContentProducer'
const MAX_LOOKS = 256
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

function shown(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return [...String(value).replace(UNSEEN, '')]
    .filter((char) => !/^[\ud800-\udfff]$/.test(char))
    .slice(0, LONGEST_VALUE)
    .join('')
}

function isValid(json: string): boolean {
  try {
    parseRecord(json)
    return true
  } catch {
    // Not as the standard requires; its values can still be reported.
    return false
  }
}

function parseRecordFields(json: string): Readonly<Record<string, unknown>> | null {
  if (json.length > LONGEST_RECORD) return null
  try {
    const value = JSON.parse(json) as { AIGC?: unknown } | null
    const inner = value?.AIGC ?? value
    return typeof inner === 'object' ? (inner as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

/** Null when it says nothing about who made the file or how. */
function parseClaim(json: string): RecordClaim | null {
  const fields = parseRecordFields(json)
  if (!fields || (fields.Label === undefined && fields.ContentProducer === undefined)) return null
  const entries = TEXT_FIELDS.map((name) => [name, shown(fields[name])])
  const values = Object.fromEntries(entries) as RecordClaim['values']
  return { label: shown(fields.Label).slice(0, 1), values, valid: isValid(json) }
}

/** Flat objects around the name of a field that only records have, anywhere in the bytes. */
function looseTexts(file: Buffer): string[] {
  const texts = new Set<string>()
  let at = file.indexOf(MARK)
  for (let look = 0; at >= 0 && look < MAX_LOOKS && texts.size < MAX_RECORDS; look++) {
    const from = Math.max(0, at - LONGEST_RECORD)
    const near = file.toString('latin1', from, at + LONGEST_RECORD)
    const open = near.lastIndexOf('{', at - from)
    const close = near.indexOf('}', at - from)
    if (open >= 0 && close >= 0) {
      const text = file.toString('utf8', from + open, from + close + 1)
      texts.add(unescapeXml(text).replaceAll('\\"', '"'))
    }
    at = file.indexOf(MARK, at + MARK.length)
  }
  return [...texts]
}

function textsWhereTheyBelong(file: Buffer): { texts: string[]; whole: boolean } {
  try {
    return { texts: recordTexts(file), whole: true }
  } catch {
    // Cut off, damaged, or made to mislead: the search through the bytes has to do.
    return { texts: [], whole: false }
  }
}

const parseClaims = (texts: readonly string[]): RecordClaim[] =>
  texts.flatMap((text) => parseClaim(text) ?? []).slice(0, MAX_RECORDS)

export async function findLabel(bytes: Uint8Array): Promise<LabelFinding> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = await fileTypeFromBuffer(file).catch(() => undefined)
  const media = type && /^(image|video)\//.test(type.mime) ? type.ext : null
  // An animated PNG is a PNG when the record is searched.
  const format = media === 'apng' ? 'png' : media
  const known = format !== null && KNOWN_PLACES.has(format)
  const { texts, whole } = known ? textsWhereTheyBelong(file) : { texts: [], whole: true }
  const claims = parseClaims(texts)
  if (claims.length > 0) return { format, claims, usualPlace: true, whole }
  const loose = [
    ...looseTexts(file),
    ...(format === 'png'
      ? inflatedTexts(file).flatMap((text) => looseTexts(Buffer.from(text)))
      : []),
  ]
  return { format, claims: parseClaims(loose), usualPlace: false, whole }
}
