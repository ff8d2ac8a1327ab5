/** Figures of a user: 2,417 and, from ten thousand on, 1.6万. */
import { tenThousands } from './texts'

const WAN = 10_000

export function figureText(count: number): string {
  if (count < WAN) return count.toLocaleString('en-US')
  // Never rounded up to what is not there.
  const tenths = Math.floor(count / (WAN / 10)) / 10
  return tenThousands(tenths >= 100 ? Math.floor(tenths) : tenths)
}
