import { later } from '@/ui/later'
import type { StageProps } from './Stage'

const Stage = later(() => import('./Stage').then((m) => m.Stage), { quiet: true })

const nothing = () => {}

/** The stage, fetched where there is room for it. */
export function BesideForm(props: StageProps) {
  return <Stage {...props} onClose={nothing} />
}
