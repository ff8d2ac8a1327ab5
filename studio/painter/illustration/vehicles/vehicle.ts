import type { Random } from '../../../lib/random'
import type { Form, Oklch } from '../node'

export interface DrawInput {
  /** Of the body. */
  readonly colour: Oklch
  /** For stripes, lamps and small plates. */
  readonly second: Oklch
  readonly random: Random
}

export type Draw = (input: DrawInput) => Form[]

/** Home of a machine; decides on its surroundings. */
export type Habitat = 'road' | 'rail' | 'sky' | 'sea' | 'deep' | 'space' | 'floor'

export interface Vehicle {
  readonly draw: Draw
  readonly habitats: readonly [Habitat, ...Habitat[]]
  /** Its own extent, units: half its width, and how far it reaches above and below (0, 0). */
  readonly half: number
  readonly above: number
  readonly below: number
}
