import { ellipse, layer, placeLayers } from './build/form'
import { type Brief, RELATION, type ThingWish, traitOf } from './family'
import type { Illustration, Layer } from './node'
import { clearTable, lid } from './people/scene/table'
import { readHeight } from './real-height'
import { familyOf } from './registry'
import { measureBounds } from './uses/compose'

/** Things that lie on the table of those who are at one: 坐在桌前，旁边有咖啡杯和笔记本电脑. */

const LAID = /^(?:products|food|plants)$/
/** Metres: what is higher has its place on the floor. */
const HIGHEST = 0.66
const SCREENS = /^(?:laptop|emoji-desktop-computer)$/
/** Desks without a game, a dish or an instrument on them. */
const FREE = /^(?:desk|computer|till)$/
const MOST = 4

/** 打字, 在电脑前: at work with it. */
export const isScreen = ({ id }: Pick<ThingWish, 'id'>): boolean => SCREENS.test(id)

/** Whether it is put on a table, and not on the floor. */
export function isOnTable(wish: ThingWish): boolean {
  const isHeld = traitOf(wish, RELATION)?.value === 'held'
  const isSmall = LAID.test(familyOf(wish.id)?.id ?? '') && readHeight(wish) <= HIGHEST
  return isScreen(wish) || (isSmall && !isHeld)
}

/** Which of the other things are on the table before the main one. */
export function listLaid({ main, others }: Brief): ThingWish[] {
  const table = traitOf(main, 'table')?.value ?? ''
  return FREE.test(table) ? others.filter(isOnTable).slice(0, MOST) : []
}

/** Units of a person’s body in a metre; what is nearer than the person is larger. */
const METRE = 820
const NEARER = 1.2
/** Metres: smaller things are drawn as large as this. */
const LEAST = 0.13
/** Metres, of what has a larger one only to be seen beside people. */
const SIZES: Readonly<Record<string, number>> = { laptop: 0.34, 'emoji-desktop-computer': 0.5 }
/** From the person, of the width: one after the other. */
const ASIDE = [-0.26, 0.27, 0.4, -0.4] as const
/** Of the depth of the table, where the feet of things are. */
const FEET = [0.62, 0.5, 0.7, 0.66] as const

const listSolid = (made: Illustration | null): Layer[] =>
  made?.layers.filter(
    ({ stage, name, forms }) =>
      !/^(?:ground|setting)$/.test(stage) &&
      !/^(?:shadows?|mirror)$/.test(name) &&
      forms.length > 0,
  ) ?? []

type Other = (wish: ThingWish, frame: { width: number; height: number }) => Illustration | null

/** @returns the table, cleared of what is usually on it, and the things on it */
export function layTable(
  table: Layer,
  brief: Brief,
  { made, own, other }: { made: Illustration; own: readonly Layer[]; other: Other },
): Layer[] {
  const laid = listLaid(brief)
  const cleared = laid.length > 0 ? clearTable(table) : null
  const at = own.find(({ origin }) => origin)?.origin
  if (!cleared || !at) return [table]
  const { width } = made.frame
  const edges = measureBounds([{ ...table, forms: [cleared.top] }])
  const turn = { aside: 0 }
  const things = laid.flatMap((wish): Layer[] => {
    const whole: ThingWish = { ...wish, count: 1 }
    const isLid = wish.id === 'laptop'
    const forms = isLid
      ? [layer('lid', 'masses', lid())]
      : listSolid(other(whole, { width: 1000, height: 1000 }))
    if (forms.length === 0) return []
    const bounds = measureBounds(forms)
    const tall = bounds.bottom - bounds.top
    const long = Math.max(tall, (bounds.right - bounds.left) * 0.6)
    const metres = Math.max(LEAST, SIZES[wish.id] ?? readHeight(wish))
    const scale = (metres * METRE * NEARER * at.scale) / long
    const isMiddle = isScreen(wish)
    const spot = isMiddle ? 0 : turn.aside++
    const x = at.x + (isMiddle ? 0 : (ASIDE[spot] ?? 0) * width)
    const share = isMiddle ? 0.66 : (FEET[spot] ?? 0.6)
    const y = edges.top + (edges.bottom - edges.top) * share
    const half = ((bounds.right - bounds.left) / 2) * scale
    const shadow = ellipse([x, y], [half * 1.04, Math.max(5, half * 0.12)], [0.28, 0.04, 280], {
      ...{ role: 'shadow', alpha: 0.3, blur: half * 0.06, plain: true },
    })
    const key = `other ${brief.others.indexOf(wish) + 1} 1`
    const to = [x - ((bounds.left + bounds.right) / 2) * scale, y - bounds.bottom * scale] as const
    return [
      { ...layer('shadow', 'masses', shadow), thing: key, cast: true as const },
      ...placeLayers(forms, to, { scale }).map(({ origin: _, ...item }) => ({
        ...item,
        thing: key,
      })),
    ]
  })
  return [cleared.bare, ...things]
}
