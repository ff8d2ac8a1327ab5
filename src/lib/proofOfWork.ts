/** ALTCHA's proof of work (v1), a few milliseconds at a time: the page goes on answering taps. */
import { toBase64 } from './base64'
import { hashAfter, toHex } from './sha256'

export interface WorkOrder {
  readonly algorithm: 'SHA-256'
  /** Hex of SHA-256(salt + number). */
  readonly challenge: string
  readonly maxNumber: number
  readonly salt: string
  readonly signature: string
}

/** Less than a frame. */
const SLICE_MS = 10
/** Between two looks at the clock. */
const STEP = 64

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

async function findNumber({ challenge, salt, maxNumber }: WorkOrder): Promise<number | null> {
  const hash = hashAfter(salt)
  // One word rules out nearly all wrong ones.
  const first = parseInt(challenge.slice(0, 8), 16) | 0
  let sliceEnds = Date.now() + SLICE_MS
  for (let number = 0; number <= maxNumber; number++) {
    const words = hash(String(number))
    if (words[0] === first && toHex(words) === challenge) return number
    if (number % STEP === STEP - 1 && Date.now() >= sliceEnds) {
      await breath()
      sliceEnds = Date.now() + SLICE_MS
    }
  }
  return null
}

/** The payload to send, in base64; null for an order that has no solution. */
export async function solveProofOfWork(order: WorkOrder): Promise<string | null> {
  const number = await findNumber(order)
  if (number === null) return null
  const { algorithm, challenge, salt, signature } = order
  const text = JSON.stringify({ algorithm, challenge, number, salt, signature })
  return toBase64(Array.from(text, (character) => character.charCodeAt(0)))
}
