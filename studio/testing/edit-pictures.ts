import { planPicture } from '../painter/planning/plan-picture'
import { listThings } from '../painter/planning/things'
import { type PictureToEdit, planEdit } from '../painter/editing/sentence/plan-edit'

const SIDE = 128

/** A small painted picture whose sentences are planned. */
export function openPicture(prompt: string, size = { width: SIDE, height: SIDE }): PictureToEdit {
  const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', ...size, seed: 3 })
  return { plan, things: listThings(plan) }
}

export const summarise = (picture: PictureToEdit, sentence: string) =>
  planEdit(picture, { sentence }).plans[0]?.summary
