/** Base64 without atob and btoa: the logic layer of mini-programs has neither. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes of standard base64; characters outside the alphabet (padding, spaces) are skipped. */
export function fromBase64(text: string): Uint8Array {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const char of text) {
    const value = ALPHABET.indexOf(char)
    if (value < 0) continue
    held = ((held << 6) | value) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
  }
  return Uint8Array.from(bytes)
}

/** Standard base64 with padding. */
export function toBase64(bytes: ArrayLike<number>): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = [bytes[i], bytes[i + 1], bytes[i + 2]]
    const left = bytes.length - i
    text += ALPHABET.charAt(a >> 2) + ALPHABET.charAt(((a & 3) << 4) | (b >> 4))
    text += left > 1 ? ALPHABET.charAt(((b & 15) << 2) | (c >> 6)) : '='
    text += left > 2 ? ALPHABET.charAt(c & 63) : '='
  }
  return text
}
