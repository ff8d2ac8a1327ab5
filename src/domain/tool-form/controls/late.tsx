/** Controls of what is folded away or seldom there: the first script goes without them. */
import { lazySheet } from '@/ui/later'
import { nothing } from '../presets/lazy'
import type { ControlProps, SpecOf } from './control'

type Late<P> = P & { open: true; onClose: () => void }
type Seed = ControlProps<SpecOf<'seed'>>
type Level = ControlProps<SpecOf<'level'>>

const LateSeed = lazySheet<Late<Seed>>(() => import('./SeedControl').then((m) => m.SeedControl))
const LateLevel = lazySheet<Late<Level>>(() => import('./LevelControl').then((m) => m.LevelControl))

export function SeedControl(props: Seed) {
  return <LateSeed {...props} open onClose={nothing} />
}

export function LevelControl(props: Level) {
  return <LateLevel {...props} open onClose={nothing} />
}
