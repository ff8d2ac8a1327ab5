import type { ThingWish } from './family'
import type { Layer } from './node'
import { OPEN } from './vehicles/open'

/** Things that one is inside of, with the head over their rim. */

/** Width of a vehicle, of the height of who looks out of it. */
const WIDTH = 2.3
/** Of the height of a vehicle, how far below its top the foot of its driver is. */
const FLOORS: Readonly<Record<string, number>> = {
  car: 0.86,
  'sports-car': 0.86,
  aeroplane: 0.74,
}

const isDriven = (relation: string, id: string): boolean => relation === 'in' && id in OPEN

/** 开车: the vehicle without its roof. */
export function openFor(wish: ThingWish, relation: string): ThingWish {
  if (!isDriven(relation, wish.id)) return wish
  return { ...wish, traits: [...wish.traits, { slot: 'roof', value: 'open' }] }
}

/** Null: nothing that is driven. */
export const readFloor = (relation: string, id: string): number | null =>
  isDriven(relation, id) ? (FLOORS[id] ?? null) : null

/** Scale of what is driven by one so tall; null: by its own size. */
export const scaleDriven = (
  relation: string,
  id: string,
  { tall, width }: { readonly tall: number; readonly width: number },
): number | null => (isDriven(relation, id) ? (tall * WIDTH) / width : null)

/** It flies with who is in it. */
export const fliesWith = (relation: string, id: string): boolean =>
  relation === 'in' && /^(?:aeroplane|hot-air-balloon)$/.test(id)

/** Parts before and behind a load that is inside; all are before it where nothing says which. */
export function splitBasket(layers: readonly Layer[]): { back: Layer[]; front: Layer[] } {
  const pick = (keeps: (part: string | undefined) => boolean): Layer[] =>
    layers.map((item) => ({ ...item, forms: item.forms.filter(({ part }) => keeps(part)) }))
  const has = (wanted: string): boolean =>
    layers.some(({ forms }) => forms.some(({ part }) => part === wanted))
  if (has('basket'))
    return { back: pick((part) => part !== 'basket'), front: pick((part) => part === 'basket') }
  return { back: pick((part) => part === 'saddle'), front: pick((part) => part !== 'saddle') }
}
