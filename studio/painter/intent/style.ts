import { findMannerStyle } from '../deciding/manner'
import type { Family } from '../illustration/family'
import type { Layout } from '../lexicon/uses'
import type { StyleId } from '../slots'
import type { Bound } from './claim'
import { isGoods } from './goods'

interface Styled {
  readonly bound: Pick<Bound, 'main'>
  /** Its own word for a style. */
  readonly named: StyleId | null
  readonly layout: Layout | null
  readonly family: Pick<Family, 'id' | 'styles'>
  /** The prompt in lower case. */
  readonly text: string
}

/** The style that a prompt names, or the one nearest to its manner; null: it is open. */
export function chooseStyle({ bound, named, layout, family, text }: Styled): StyleId | null {
  const { traits } = bound.main
  const isSheet = traits.some(({ slot, value }) => slot === 'look' && value === 'goods')
  // 极简产品摄影: its layout is as plain as that, and the thing keeps its light and shadow
  const isPlain = named === 'minimal' && (isSheet || (layout === 'product' && isGoods(family)))
  if (named && !isPlain) return named
  const manner = findMannerStyle(text)
  return manner && family.styles.includes(manner) ? manner : null
}
