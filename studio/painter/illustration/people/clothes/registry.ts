import type { ClothKit } from '../body/kit'
import { CASUAL } from './casual'
import { CHINESE } from './chinese'
import { COSTUMES } from './costumes'
import { FORMAL } from './formal'
import type { Garment, GarmentDrawing } from './garment'
import { UNIFORMS } from './uniforms'

/** Everything that can be worn on the body, one row each. */
export const GARMENTS: Readonly<Record<string, GarmentDrawing>> = {
  ...CASUAL,
  ...FORMAL,
  ...CHINESE,
  ...UNIFORMS,
  ...COSTUMES,
}

export function garmentOf(kit: ClothKit): Garment {
  const drawing = GARMENTS[kit.person.clothes]
  if (!drawing) throw new Error(`no garment "${kit.person.clothes}"`)
  return drawing(kit)
}
