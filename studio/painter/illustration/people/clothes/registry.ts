import { joinTables } from '../../../../lib/tables'
import type { Form } from '../../node'
import type { ClothKit } from '../body/kit'
import { CASUAL } from './casual'
import { CHINESE } from './chinese'
import { COSTUMES } from './costumes'
import { FORMAL } from './formal'
import type { Garment, GarmentDrawing } from './garment'
import { UNIFORMS } from './uniforms'
import { named } from '../../../parts'

/** Everything that can be worn on the body, one row each. */
export const GARMENTS: Readonly<Record<string, GarmentDrawing>> = joinTables(
  ...[CASUAL, FORMAL, CHINESE, UNIFORMS, COSTUMES],
  /** Arms alone: of a body that is drawn elsewhere (animals/dressed.ts). */
  { bare: () => ({ sleeve: 'none', trunk: [], poses: ['front'] }) },
)

/** Metal on clothes counts as their buttons. */
const mark = (forms: readonly Form[]): Form[] =>
  forms.flatMap((form) => (form.role === 'metal' ? named('buttons', form) : form))

const POSES = ['behind', 'down', 'front'] as const

export function drawGarment(kit: ClothKit): Garment {
  const drawing = GARMENTS[kit.person.clothes]
  if (!drawing) throw new Error(`no garment "${kit.person.clothes}"`)
  const { sleeve = 'long', poses = POSES, ...garment } = drawing(kit)
  const over = mark(garment.over ?? []).flatMap((form) => named('collar', form))
  return { ...garment, sleeve, poses, trunk: named('clothes', mark(garment.trunk)), over }
}
