import { mix } from '../../lib/maths'
import { USUAL_STRENGTH } from '../scene'

/** A factor that is 1 at the usual strength, `weakest` at 0 and `strongest` at 1. */
export const atStrength = (strength: number, weakest: number, strongest: number): number =>
  strength <= USUAL_STRENGTH
    ? mix(weakest, 1, strength / USUAL_STRENGTH)
    : mix(1, strongest, (strength - USUAL_STRENGTH) / (1 - USUAL_STRENGTH))
