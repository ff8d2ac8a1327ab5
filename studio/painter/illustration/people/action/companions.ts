import { type Form, type Layer, place } from '../../build/form'
import { type Composing, RELATION, type ThingWish, traitOf } from '../../family'

/** Animals that go with people → how high each is, units of a body whose grown-ups have 1770. */
const HEIGHTS: Readonly<Record<string, number>> = {
  cat: 470,
  dog: 640,
  corgi: 520,
  shiba: 580,
  husky: 720,
  poodle: 500,
  rabbit: 430,
  fox: 600,
  panda: 860,
  sheep: 640,
  deer: 960,
  horse: 1420,
}

export const isCompanion = (wish: ThingWish): boolean =>
  wish.id in HEIGHTS && traitOf(wish, RELATION)?.value !== 'on'

/** An animal that sits next to a person, its foot at (0, 0), units of the body. */
export interface Companion {
  readonly layers: readonly Layer[]
  readonly width: number
  readonly height: number
  readonly wish: ThingWish
}

function measureBox(
  forms: readonly Form[],
): [left: number, top: number, right: number, bottom: number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of forms.flatMap(({ rings }) => rings.flat())) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

function composeCompanion(
  wish: ThingWish,
  other: NonNullable<Composing['other']>,
): Companion | null {
  const pose = { slot: 'pose', value: wish.id === 'horse' ? 'standing' : 'sitting' }
  const alone = {
    ...wish,
    count: 1,
    traits: [pose, ...wish.traits.filter(({ slot }) => slot !== 'pose')],
  }
  const made = other(alone, { width: 1000, height: 1000 })
  const layers = made?.layers.filter(
    ({ stage, forms }) => !/^(ground|setting)$/.test(stage) && forms.length > 0,
  )
  if (!layers || layers.length === 0) return null
  const solid = layers.map(({ forms }) => forms.filter(({ role }) => role !== 'shadow'))
  const [left, top, right, bottom] = measureBox(solid.flat())
  const scale = (HEIGHTS[wish.id] ?? 500) / (bottom - top)
  const [x, y] = [(left + right) / 2, bottom]
  return {
    layers: layers.map((item, i) => ({
      ...item,
      forms: place(solid[i] ?? [], [-x * scale, -y * scale], { scale }),
    })),
    width: (right - left) * scale,
    height: (bottom - top) * scale,
    wish,
  }
}

/** The animals named with a person; at most two. */
export function composeCompanions({ brief, other }: Composing): Companion[] {
  if (!other) return []
  const wishes = brief.others.filter(isCompanion).flatMap((wish) => {
    const count = Math.min(2, Math.max(1, wish.count ?? 1))
    return Array.from({ length: count }, () => wish)
  })
  return wishes.slice(0, 2).flatMap((wish) => composeCompanion(wish, other) ?? [])
}
