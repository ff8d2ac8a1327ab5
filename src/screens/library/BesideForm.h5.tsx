import { lazySheet } from '@/ui/later'
import type { StageProps } from './Stage'

const Stage = lazySheet(() => import('./Stage').then((m) => m.Stage), { quiet: true })

const nothing = () => {}

/** The stage, loaded lazily in wide windows. */
export function SideStage(props: StageProps) {
  return <Stage {...props} onClose={nothing} />
}
