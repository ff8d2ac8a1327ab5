/** Which characters a WOFF font really has: its `cmap` table (OpenType), formats 4 and 12. */
import { inflateSync } from 'node:zlib'

/** A table of a WOFF 1.0 file, unpacked. Throws when it has none. */
function readFontTable(file: Buffer, tag: string): Buffer {
  const count = file.readUInt16BE(12)
  for (let at = 44; at < 44 + count * 20; at += 20) {
    if (file.toString('latin1', at, at + 4) !== tag) continue
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field))
    const data = file.subarray(offset, offset + packed)
    return packed === length ? data : inflateSync(data)
  }
  throw new Error(`the font has no ${tag}`)
}

function addSegments(table: Buffer, at: number, found: Set<number>): void {
  const segments = table.readUInt16BE(at + 6) / 2
  const ends = at + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const offsets = deltas + segments * 2
  for (let i = 0; i < segments; i++) {
    const [start, end] = [table.readUInt16BE(starts + i * 2), table.readUInt16BE(ends + i * 2)]
    const offset = table.readUInt16BE(offsets + i * 2)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const address = offsets + i * 2 + offset + (code - start) * 2
      const stored = offset === 0 ? code : table.readUInt16BE(address)
      const glyph = stored === 0 ? 0 : (stored + table.readUInt16BE(deltas + i * 2)) & 0xffff
      if (glyph !== 0) found.add(code)
    }
  }
}

function addGroups(table: Buffer, at: number, found: Set<number>): void {
  const groups = table.readUInt32BE(at + 12)
  for (let i = 0; i < groups; i++) {
    const group = at + 16 + i * 12
    const [start, end] = [table.readUInt32BE(group), table.readUInt32BE(group + 4)]
    for (let code = start; code <= end; code++) found.add(code)
  }
}

/** Every code point with a glyph of its own. */
export function readFontCharacters(woff: Buffer): ReadonlySet<number> {
  const table = readFontTable(woff, 'cmap')
  const found = new Set<number>()
  const count = table.readUInt16BE(2)
  for (let i = 0; i < count; i++) {
    const at = table.readUInt32BE(4 + i * 8 + 4)
    const format = table.readUInt16BE(at)
    if (format === 4) addSegments(table, at, found)
    else if (format === 12) addGroups(table, at, found)
  }
  return found
}
