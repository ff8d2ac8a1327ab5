/** The boxes of MP4 and MOV files (ISO/IEC 14496-12), read without trusting a single length. */

export interface Box {
  readonly type: string
  /** First byte after the header. */
  readonly start: number
  readonly end: number
}

/** More boxes side by side than any camera or encoder writes. */
const MAX_BOXES = 4096

/** The boxes of a stretch of the file, one after the other. Throws when they do not add up. */
export function readBoxes(file: Buffer, start = 0, end = file.length): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end;) {
    const size = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    let header = 8
    let length = size
    if (size === 1) {
      if (at + 16 > end) throw new Error('a box is cut off')
      header = 16
      length = Number(file.readBigUInt64BE(at + 8))
    } else if (size === 0) length = end - at
    if (length < header || at + length > end) throw new Error(`the box ${type} is cut off`)
    boxes.push({ type, start: at + header, end: at + length })
    if (boxes.length > MAX_BOXES) throw new Error('too many boxes')
    at += length
  }
  return boxes
}

export function readChildBoxes(file: Buffer, box: Box, skip = 0): Box[] {
  return readBoxes(file, box.start + skip, box.end)
}

/** The boxes at the end of a path of types, in file order. */
export function findBoxes(file: Buffer, path: readonly string[]): Box[] {
  let level = readBoxes(file).filter(({ type }) => type === path[0])
  for (const wanted of path.slice(1)) {
    const next: Box[] = []
    for (const box of level) {
      next.push(...readChildBoxes(file, box).filter(({ type }) => type === wanted))
      if (next.length > MAX_BOXES) throw new Error('too many boxes')
    }
    level = next
  }
  return level
}
