/** Words that are longer than one call takes, and their sounds in one file. */

const ENDS = /(?<=[。！？；!?;\n])/u
const PAUSES = /(?<=[，、：,:\s])/u

/** Pieces as long as possible; `parts` alone may be too long. */
function pack(parts: readonly string[], fits: (text: string) => boolean): string[] {
  const packed: string[] = []
  for (const part of parts) {
    const last = packed.at(-1)
    if (last !== undefined && fits(last + part)) packed[packed.length - 1] = last + part
    else packed.push(part)
  }
  return packed
}

/** At sentences, else at pauses, else anywhere; nothing is lost. */
export function splitWords(
  words: string,
  { measure, limit }: { measure: (text: string) => number; limit: number },
): string[] {
  const fits = (text: string) => measure(text) <= limit
  const divide = (text: string, [mark, ...others]: readonly RegExp[]): string[] => {
    if (fits(text)) return [text]
    const parts = mark ? text.split(mark) : [...text]
    return pack(mark ? parts.flatMap((part) => divide(part, others)) : parts, fits)
  }
  return divide(words, [ENDS, PAUSES]).filter((part) => part.trim() !== '')
}

const RIFF_HEADER = 12

/** Content and format of a WAV; null for any other file. */
function readWav(file: Buffer): { format: Buffer; data: Buffer } | null {
  if (file.toString('latin1', 0, 4) !== 'RIFF') return null
  let format: Buffer | null = null
  for (let at = RIFF_HEADER; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const content = file.subarray(at + 8, at + 8 + length)
    if (name === 'fmt ') format = content
    // Streamed files declare a length that they do not have.
    if (name === 'data') return format && { format, data: content }
    at += 8 + length + (length % 2)
  }
  return null
}

const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

/** Sounds of one service one after the other: WAV, or MP3, whose frames follow each other. */
export function joinSounds(files: readonly Uint8Array[]): Uint8Array {
  const [first] = files
  if (first && files.length === 1) return first
  const buffers = files.map((file) => Buffer.from(file))
  const waves = buffers.map(readWav)
  const [{ format } = { format: null }] = waves.flatMap((wave) => wave ?? [])
  if (!format) return new Uint8Array(Buffer.concat(buffers))
  const data = Buffer.concat(waves.map((wave) => wave?.data ?? Buffer.alloc(0)))
  const body = Buffer.concat([
    Buffer.from('WAVE', 'latin1'),
    chunk('fmt ', format),
    chunk('data', data),
  ])
  return new Uint8Array(chunk('RIFF', body))
}
