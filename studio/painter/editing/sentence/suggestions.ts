/** Sentences to begin with, for a picture with a plan: each has been planned on it. */
import type { EditKind } from '@contract/edits'
import type { PlannedThing } from '../../planning/things'
import { planEdit, type PictureToEdit } from './plan-edit'

export interface SuggestedEdit {
  readonly sentence: string
  /** Shares of the sides. */
  readonly bounds: PlannedThing['bounds']
}

interface Wish extends SuggestedEdit {
  readonly kind: EditKind
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }
/** Of the frame; less is a detail, more is the ground on which the others stand. */
const [LEAST, LARGEST] = [0.002, 0.5]
/** Each sentence that is planned composes the picture once more. */
const MOST_TRIES = 6
/** Things that come in any colour. */
const DYED = /[船艇车屋房楼塔伞灯瓶杯椅桌裙袍帽巾鞋衣包篮旗门窗帆钟]$|气球|风筝|风车|沙发|灯笼/

const area = ({ bounds }: PlannedThing): number => bounds.width * bounds.height

/**
 * The most liked first: another colour, hour, weather and style. A removal is the last, and never
 * of the only thing or of the largest one: that is what the picture is about.
 */
function listWishes({ things }: PictureToEdit): Wish[][] {
  const unique = things.filter(({ name }) => things.filter((one) => one.name === name).length === 1)
  const bySize = [...things].sort((a, b) => area(b) - area(a))
  const named = bySize.filter(
    (thing) => unique.includes(thing) && area(thing) >= LEAST && area(thing) <= LARGEST,
  )
  const whole = (kind: EditKind, sentences: readonly string[]): Wish[] =>
    sentences.map((sentence) => ({ kind, sentence, bounds: WHOLE }))
  const dyed = named.filter(({ name }) => DYED.test(name)).slice(0, 1)
  const colours = dyed.flatMap(({ name, bounds }) =>
    ['红色', '蓝色'].map((colour): Wish => {
      return { kind: 'recolour', sentence: `${name}换成${colour}`, bounds }
    }),
  )
  const small = named.filter((thing) => thing !== bySize[0])
  return [
    whole('time', ['改成黄昏', '改成夜晚']),
    colours,
    whole('weather', ['改成下雪天', '改成下雨天']),
    whole('style', ['换成水彩画', '换成水墨画']),
    small.reverse().map(({ name, bounds }): Wish => {
      return { kind: 'remove', sentence: `去掉${name}`, bounds }
    }),
  ]
}

/** Whether the sentence is read as this one change, and can be done. */
function isPlanned(picture: PictureToEdit, { sentence, kind }: Wish): boolean {
  const { plans, notUnderstood } = planEdit(picture, { sentence })
  const [plan] = plans
  return notUnderstood.length === 0 && plan?.steps.length === 1 && plan.steps[0]?.kind === kind
}

/**
 * One of each kind, the most liked kind first.
 *
 * @param most sentences
 * @param longest of a sentence, characters
 */
export function suggestEdits(
  picture: PictureToEdit,
  { most, longest }: { most: number; longest: number },
): SuggestedEdit[] {
  const found: SuggestedEdit[] = []
  let tries = 0
  for (const wishes of listWishes(picture)) {
    if (found.length === most) break
    const fitting = wishes.filter(({ sentence }) => [...sentence].length <= longest)
    const wish = fitting.find((one) => tries++ < MOST_TRIES && isPlanned(picture, one))
    if (wish) found.push({ sentence: wish.sentence, bounds: wish.bounds })
  }
  return found
}
