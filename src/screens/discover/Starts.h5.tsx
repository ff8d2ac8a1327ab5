import { lazySheet } from '@/ui/later'
import type { StartsProps } from './StartTiles'

const StartTiles = lazySheet(() => import('./StartTiles').then((m) => m.StartTiles), {
  quiet: true,
})

const nothing = () => {}

/** Starting points, in wide windows. */
export function Starts(props: StartsProps) {
  return <StartTiles {...props} onClose={nothing} />
}
