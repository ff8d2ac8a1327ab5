/** XMP packets of picture files: found in a PNG, WebP or JPEG, and added to a PNG. */
import { chunk } from './png'

const KEYWORD = 'XML:com.adobe.xmp'
const [SIGNATURE_BYTES, CHUNK_FRAME_BYTES] = [8, 12]

const toBytes = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))

function findText(bytes: Uint8Array, text: string, from = 0): number {
  const wanted = toBytes(text)
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return at
  return -1
}

/** Bytes of the packet, as the file has them; null: it has none that is stored as plain text. */
export function findXmp(file: Uint8Array): Uint8Array | null {
  const end = '</x:xmpmeta>'
  const from = findText(file, '<x:xmpmeta')
  const to = from < 0 ? -1 : findText(file, end, from)
  return to < 0 ? null : file.subarray(from, to + end.length)
}

/** As iTXt right after the header. Throws on a file that is no PNG. */
export function addXmpToPng(png: Uint8Array, xmp: Uint8Array): Uint8Array {
  if (findText(png.subarray(0, 4), 'PNG') !== 1) throw new Error('the drawn file is no PNG')
  const length = new DataView(png.buffer, png.byteOffset).getUint32(SIGNATURE_BYTES)
  const headerEnd = SIGNATURE_BYTES + CHUNK_FRAME_BYTES + length
  // keyword, not compressed, no language, no translated keyword
  const added = chunk('iTXt', [...toBytes(KEYWORD), 0, 0, 0, 0, 0, ...xmp])
  const labelled = new Uint8Array(png.length + added.length)
  labelled.set(png.subarray(0, headerEnd))
  labelled.set(added, headerEnd)
  labelled.set(png.subarray(headerEnd), headerEnd + added.length)
  return labelled
}
