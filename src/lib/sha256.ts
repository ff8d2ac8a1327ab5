/**
 * SHA-256 of short ASCII texts that begin alike, for a proof of work: mini-programs have no
 * WebCrypto, and its promises would take longer than the hash. Not @noble/hashes (2.4.0): it calls
 * BigInt when it is loaded, which iOS 13 does not have, and takes three times as long in the WeChat
 * build.
 */

/** FIPS 180-4: fractions of the cube roots of the first 64 primes, 32 bits each. */
const K = /* @__PURE__ */ roots(64, 1 / 3)
/** Of the square roots of the first eight. */
const H = /* @__PURE__ */ roots(8, 1 / 2)
const BLOCK = 64

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false
  return true
}

function roots(count: number, power: number): Int32Array {
  const found = new Int32Array(count)
  for (let n = 2, at = 0; at < count; n++) {
    if (!isPrime(n)) continue
    const root = n ** power
    found[at++] = Math.floor((root - Math.floor(root)) * 0x1_0000_0000) | 0
  }
  return found
}

const W = new Int32Array(64)
const rotated = (x: number, by: number) => (x >>> by) | (x << (32 - by))

/** One block of `bytes` at `from` into `state`, eight words. */
function compress(state: Int32Array, bytes: Uint8Array, from: number): void {
  for (let i = 0; i < 16; i++) {
    const at = from + i * 4
    W[i] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
  }
  for (let i = 16; i < 64; i++) {
    const [far, near] = [W[i - 15] as number, W[i - 2] as number]
    const s0 = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3)
    const s1 = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0
  }
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  // An Int32Array takes the sums modulo 2^32.
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

/** Answers the hash of prefix + text as eight words; the array is used again with the next call. */
export type HashAfter = (text: string) => Int32Array

/** Whole blocks of the prefix are hashed once, not with every text. ASCII only. */
export function hashAfter(prefix: string): HashAfter {
  const initialState = H.slice()
  const whole = prefix.length - (prefix.length % BLOCK)
  const head = Uint8Array.from({ length: whole }, (_, i) => prefix.charCodeAt(i))
  for (let at = 0; at < whole; at += BLOCK) compress(initialState, head, at)
  const rest = prefix.slice(whole)
  const tail = new Uint8Array(2 * BLOCK)
  for (let i = 0; i < rest.length; i++) tail[i] = rest.charCodeAt(i)
  const state = new Int32Array(8)

  return (text) => {
    const length = rest.length + text.length
    if (length > 2 * BLOCK - 9) throw new Error('too long for two blocks')
    state.set(initialState)
    tail.fill(0, rest.length)
    for (let i = 0; i < text.length; i++) tail[rest.length + i] = text.charCodeAt(i)
    tail[length] = 0x80
    const blocks = length > BLOCK - 9 ? 2 : 1
    const bits = (whole + length) * 8
    for (let i = 0; i < 4; i++) tail[blocks * BLOCK - 1 - i] = (bits >>> (8 * i)) & 255
    for (let block = 0; block < blocks; block++) compress(state, tail, block * BLOCK)
    return state
  }
}

/** Words as lower-case hex. */
export function toHex(words: Int32Array): string {
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
