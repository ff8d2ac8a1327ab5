/** A box drawn on the picture as the range of a sentence: only what is inside changes. */
import type { EditReading, EditRegion, EditStep } from '@contract/edits'
import { maskOfRegions } from '@studio/photo-plan/masks'
import type { PhotoDraft, PhotoReading } from '@studio/photo-plan/draft'
import type { PhotoToEdit } from '@studio/photo-plan/bind-step'
import { planPhoto } from '@studio/photo-plan/plan-photo'
import type { FoundRegion, FoundRegions } from '@studio/tools/regions/definition'
import { texts } from './texts'

export type EditBox = EditRegion['bounds']

/** Share of a thing that lies in the box, at least. */
const MIN_INSIDE = 0.6
const BOX_ID = 'box'
const MASK_SCALE = 10_000
const NEEDS_REGION = /^(?:remove|replace|recolour|trait|count|move|scale)$/
const INSIDE = /^(?:remove|replace|recolour|trait|count|move|scale|add)$/

function isInside({ x, y, width, height }: EditBox, box: EditBox): boolean {
  const across = Math.min(x + width, box.x + box.width) - Math.max(x, box.x)
  const down = Math.min(y + height, box.y + box.height) - Math.max(y, box.y)
  return across > 0 && down > 0 && across * down >= MIN_INSIDE * width * height
}

/** Place of a new thing, in words of a sentence. */
function nameSide({ x, width }: EditBox): string | undefined {
  const middle = x + width / 2
  return middle < 0.4 ? texts.boxSides.left : middle > 0.6 ? texts.boxSides.right : undefined
}

/** Null: it changes no thing in the box. */
function limitStep(
  step: EditStep,
  regions: readonly EditRegion[],
  { box, sentence }: { box: EditBox; sentence: string },
): EditStep | null {
  if (step.kind === 'add') {
    const side = nameSide(box)
    const { targetId: _, target: __, ...rest } = step
    return side === undefined ? rest : { ...rest, target: side }
  }
  const inside = regions.filter(({ bounds }) => isInside(bounds, box))
  const ids = step.targetId?.split(' ') ?? []
  const meant = inside.filter(({ id }) => ids.includes(id))
  const names = regions.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const sameName = inside.filter(({ name }) => names.includes(name))
  const isNamed = [step.target ?? '', ...names].some((name) => name && sentence.includes(name))
  const only = !isNamed && inside.length === 1 ? inside : []
  const found = [meant, sameName, only].find((some) => some.length > 0)
  if (!found) return null
  const target = found === meant ? step.target : found[0]?.name
  return {
    ...step,
    ...(target !== undefined && { target }),
    targetId: found.map(({ id }) => id).join(' '),
  }
}

/** Steps of a plan as far as the box allows, or the reading that says why not. */
export function limitReading(
  reading: EditReading,
  { box, sentence }: { box: EditBox; sentence: string },
): { steps: EditStep[] } | { reading: EditReading } {
  const [first] = reading.plans
  if (!first) return { reading }
  const { steps, regions } = first
  const decline = (message: string): { reading: EditReading } => ({
    reading: {
      plans: [],
      notUnderstood: reading.notUnderstood,
      declined: { reason: 'cannot', message, alternatives: [first] },
    },
  })
  if (!steps.every(({ kind }) => INSIDE.test(kind))) return decline(texts.boxWhole)
  const limited = steps.flatMap((step) => limitStep(step, regions, { box, sentence }) ?? [])
  if (limited.length === steps.length) return { steps: limited }
  const names = regions.filter(({ bounds }) => isInside(bounds, box)).map(({ name }) => name)
  return decline(texts.boxEmpty([...new Set(names)].slice(0, 4)))
}

function toRegion(box: EditBox): FoundRegion {
  const { x, y, width, height } = box
  const corners = [x, y, x + width, y, x + width, y + height, x, y + height]
  return {
    id: BOX_ID,
    kind: 'thing',
    name: texts.boxName,
    bounds: box,
    outlines: [corners.map((value) => Math.round(value * MASK_SCALE))],
    share: width * height,
    colour: '',
    score: 1,
  }
}

/** Regions in the box, and the box itself for what no network knows. */
export function limitRegions(found: FoundRegions, box: EditBox): FoundRegions {
  const inside = found.regions.filter(({ bounds }) => isInside(bounds, box))
  return { ...found, regions: [...inside, toRegion(box)] }
}

/** New things fill the box. */
const fillBox = (draft: PhotoDraft, box: EditBox): PhotoDraft => ({
  ...draft,
  tools: draft.tools.map((one) =>
    one.tool === 'genfill'
      ? { ...one, params: { ...one.params, mask: maskOfRegions([toRegion(box)]) } }
      : one,
  ),
})

/** The box is the mask if the sentence names nothing that was found in it. */
export function readInBox(
  photo: PhotoToEdit,
  reading: PhotoReading,
  { box, ...request }: { box: EditBox } & Parameters<typeof planPhoto>[1],
): PhotoReading {
  const [first = null] = reading.plans
  const steps = first?.steps ?? reading.steps
  if (steps.length === 0 || reading.declined?.isFinal) return reading
  if (!steps.every(({ kind }) => INSIDE.test(kind)))
    return {
      steps: reading.steps,
      plans: [],
      notUnderstood: reading.notUnderstood,
      declined: {
        reason: 'cannot',
        message: texts.boxWhole,
        isFinal: true,
        alternatives: first ? [first] : [],
      },
    }
  const inBox = steps.map((step) =>
    step.kind === 'add' || (NEEDS_REGION.test(step.kind) && step.targetId === undefined)
      ? { ...step, targetId: BOX_ID }
      : step,
  )
  const limited = planPhoto(photo, { ...request, steps: inBox })
  return {
    ...limited,
    notUnderstood: reading.notUnderstood,
    plans: limited.plans.map((draft) => fillBox(draft, box)),
  }
}
