import type { Placement, Stage } from '../scene'
import type { Slots } from '../slots'
export function placementsOf(_slots: Slots): Set<Placement> {
  return new Set()
}
export function addSubjects(_stage: Stage): void {}
