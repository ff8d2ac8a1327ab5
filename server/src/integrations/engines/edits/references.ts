/** Reference pictures of a prompt for models that take several pictures. */
import sharp from 'sharp'
import { REFERENCE_ROLES, REFERENCES_MAX, type ReferenceAbility } from '@contract/tools/references'
import type { EngineCapabilities, ReferenceFile } from '../engine'
import { openPicture } from './open-picture'

/** Vendors reduce larger ones themselves, and charge for their tokens. */
const LONGEST_SIDE = 1536

interface PaintingFacts {
  /** Pictures that one question of the model takes. */
  readonly editPictures: number
  /** From words alone; a model that only edits paints a prompt where it takes several pictures. */
  readonly generates: boolean
}

export function referencesFor({
  editPictures,
  generates,
}: PaintingFacts): Pick<EngineCapabilities, 'references'> {
  if (editPictures < (generates ? 1 : 2)) return {}
  // Words say what is borrowed; these models have no field for how much.
  const max = Math.min(REFERENCES_MAX, editPictures)
  const needed = generates ? {} : { needed: true }
  return { references: { max, roles: REFERENCE_ROLES, degrees: false, ...needed } }
}

/** Of an edit: the picture itself is the first that is sent. Always named: it differs by model. */
export function editReferencesFor({
  editPictures,
}: Pick<PaintingFacts, 'editPictures'>): Pick<EngineCapabilities, 'editReferences'> {
  return { editReferences: Math.min(REFERENCES_MAX, Math.max(0, editPictures - 1)) }
}

/** Use of reference pictures by its edits; null: none. */
export function getEditAbility({
  editReferences = 0,
}: Pick<EngineCapabilities, 'editReferences'>): ReferenceAbility | null {
  return editReferences > 0 ? { max: editReferences, roles: REFERENCE_ROLES, degrees: false } : null
}

const MODES = ['text2img', 'grid', 'dalle']

/** Forms of prompts that a model serves; only one of them has reference pictures. */
export function modesFor(facts: PaintingFacts): readonly string[] {
  if (facts.generates) return MODES
  return referencesFor(facts).references ? ['text2img'] : []
}

/** PNGs in the order of the references. Throws EngineError `input`. */
export async function drawReferences(references: readonly ReferenceFile[]): Promise<Buffer[]> {
  const drawn: Buffer[] = []
  for (const { file } of references) {
    const { width, height, rgba } = await openPicture(file)
    drawn.push(
      await sharp(rgba, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer(),
    )
  }
  return drawn
}
