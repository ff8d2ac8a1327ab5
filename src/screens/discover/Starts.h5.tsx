import { lazySheet } from '@/ui/later'
import type { StartsProps } from './StartTiles'

const StartTiles = lazySheet(() => import('./StartTiles').then((m) => m.StartTiles), {
  quiet: true,
})

const nothing = () => {}

/** What to start from, where a wide window has room for it. */
export function Starts(props: StartsProps) {
  return <StartTiles {...props} onClose={nothing} />
}
