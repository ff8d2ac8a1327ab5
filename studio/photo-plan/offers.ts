/** Plans near one that cannot be carried out. */
import type { EditStep } from '@contract/edits'
import type { PhotoDraft, ToolStep } from './draft'
import type { PhotoToEdit } from './bind-step'
import { planPhoto } from './plan-photo'

const MOST_OFFERS = 3

/** Steps that change the same part without painting what words say. */
function listNear(step: EditStep): EditStep[] {
  const { kind, target, targetId, value = '' } = step
  const where = { ...(target !== undefined && { target }), ...(targetId && { targetId }) }
  if (/星|月/.test(value)) return [{ kind: 'time', value: '夜晚' }]
  if (kind === 'replace') return [{ kind: 'remove', ...where }]
  if (kind === 'background')
    return [
      { kind: 'background', value: '虚化' },
      { kind: 'background', value: '白色' },
    ]
  return []
}

/**
 * The steps that can be carried out, then what is near those that cannot.
 * @param canPaint false for a tool with words that no painter here knows
 */
export function offerPaintable(
  photo: PhotoToEdit,
  { steps, tools }: PhotoDraft,
  canPaint: (tool: ToolStep) => boolean,
): PhotoDraft[] {
  const isFine = steps.map((_, at) => {
    const tool = tools[at]
    return tool === undefined || canPaint(tool)
  })
  const rest = steps.filter((_, at) => isFine[at])
  const near = steps.flatMap((step, at) => (isFine[at] ? [] : listNear(step).map((one) => [one])))
  return [rest, ...near]
    .filter((wish) => wish.length > 0)
    .flatMap((wish) => planPhoto(photo, { sentence: '', steps: wish }).plans)
    .filter((draft) => draft.tools.every(canPaint))
    .slice(0, MOST_OFFERS)
}
