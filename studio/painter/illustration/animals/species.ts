import type { Species } from './coat'
import { OTHERS } from './species/others'
import { PETS } from './species/pets'
import { WILD } from './species/wild'

export const SPECIES = { ...PETS, ...WILD, ...OTHERS } satisfies Record<string, Species>

export type SpeciesId = keyof typeof SPECIES

/** The table seen through its interface. */
export const speciesOf = (id: SpeciesId): Species => SPECIES[id]
