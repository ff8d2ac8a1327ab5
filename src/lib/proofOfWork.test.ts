import { createHash } from 'crypto'
import { solveProofOfWork, type WorkOrder } from './proofOfWork'
import { hashAfter, toHex } from './sha256'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function makeWorkOrder(
  number: number,
  { maxNumber = 20_000, salt = 'a1b2?expires=1&for=ff&' } = {},
) {
  const challenge = sha256(`${salt}${number}`)
  return { algorithm: 'SHA-256', challenge, maxNumber, salt, signature: 's' } as WorkOrder
}

test('hashes as the standard does, whatever lies on the edge of a block', () => {
  for (let length = 0; length <= 200; length++) {
    const prefix = 'x'.repeat(length)
    const hash = hashAfter(prefix)
    for (const text of ['', '0', '1234567'])
      expect(toHex(hash(text))).toBe(sha256(`${prefix}${text}`))
  }
})

test.each([0, 1, 63, 64, 19_999, 20_000])('finds %i', async (number) => {
  const order = makeWorkOrder(number)
  const payload = Buffer.from((await solveProofOfWork(order)) ?? '', 'base64').toString()
  const { challenge, salt, signature, algorithm } = order
  expect(JSON.parse(payload)).toEqual({ algorithm, challenge, number, salt, signature })
})

test('an order without a solution is given up', async () => {
  expect(await solveProofOfWork(makeWorkOrder(500, { maxNumber: 400 }))).toBeNull()
})

test('timers of the page run while it works', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  await solveProofOfWork(makeWorkOrder(59_999, { maxNumber: 60_000 }))
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(1)
})
