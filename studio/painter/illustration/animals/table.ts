import { type Brief, type ThingWish, traitOf } from '../family'
import type { Frame, Layer, Oklch } from '../node'
import { findTable } from '../people/crop'
import { PLAYED, tableLayer } from '../people/scene/table'

/** An animal at a table, with what it does there, as people have them. */

/** Far edge of the table below its eyes: under its hands. */
const EDGE = 522
/** Place of that edge, of the height of the frame, and the largest scale. */
const EDGE_AT = 0.7
const LARGEST = 1.1

type Spot = { readonly x: number; readonly y: number; readonly scale: number }

const MOST = 3

/** Whether so many have a table before them. */
export const areAtTable = (cast: readonly ThingWish[]): boolean =>
  cast.length <= MOST && cast.some((wish) => traitOf(wish, 'table') !== null)

/** With both hands before the body, unless these play on the table. */
export function atTable(wish: ThingWish): ThingWish {
  const table = traitOf(wish, 'table')
  const areMany = (wish.count ?? 1) > MOST
  if (!table || areMany || PLAYED.test(table.value) || traitOf(wish, 'hold')) return wish
  return { ...wish, traits: [...wish.traits, { slot: 'hold', value: 'thing' }] }
}

/** @param tops reach of each animal above its eyes */
export function spotsAtTable(tops: readonly number[], { width, height }: Frame): Spot[] {
  const tall = (height * (EDGE_AT - 0.05)) / (Math.max(...tops) + EDGE)
  const scale = Math.min(LARGEST, tall, width / (tops.length * 330 + 130))
  return tops.map((_, i) => ({
    x: width / 2 + (i - (tops.length - 1) / 2) * 330 * scale,
    y: height * EDGE_AT - EDGE * scale,
    scale,
  }))
}

interface Hands {
  readonly limb: Oklch
  /** Of the sleeves, or of the limbs. */
  readonly cloth: Oklch
}

/** @param hands of the one that plays; null: there are several */
export function drawTable(brief: Brief, frame: Frame, hands: Hands | null): Layer[] {
  const value = findTable(brief)
  const { limb: skin, cloth: sleeve } = hands ?? {}
  const player = skin && sleeve ? { skin, sleeve, wide: false, x: frame.width / 2 } : null
  // up to the chest in water
  const edge = frame.height * (value === 'pool' ? EDGE_AT - 0.1 : EDGE_AT)
  return value === null ? [] : [tableLayer(value, frame, edge, player)]
}
