/** Conditions in place of readings: what a page shows follows a tap by as long as the machine likes. */
import assert from 'node:assert/strict'

const POLL_MS = 50
const WAIT_MS = 30_000
/** For what is painted, on a busy machine. */
export const PAINT_TIMEOUT_MS = 90_000

/**
 * Reads until what is read equals `expected`.
 * @throws AssertionError with the last reading, after half a minute
 */
export async function waitForEqual<T>(
  read: () => Promise<T>,
  expected: T,
  message?: string,
): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    const found = await read()
    if (Object.is(found, expected)) return
    if (Date.now() > deadline) assert.equal(found, expected, message)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
