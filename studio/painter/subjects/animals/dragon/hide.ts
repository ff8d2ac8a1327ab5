import type { Oklch } from '../../../colour'

/** The colours of one dragon. */
export interface Hide {
  readonly body: Oklch
  readonly dark: Oklch
  readonly pale: Oklch
  readonly belly: Oklch
  readonly mane: Oklch
  readonly maneTip: Oklch
  readonly horn: Oklch
  readonly claw: Oklch
  readonly red: Oklch
  readonly ink: Oklch
}
