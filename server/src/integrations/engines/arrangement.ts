/** Operators' changes to the configuration: disabled models, order, prices. */
import type { Logger } from 'pino'
import { follow, type Followed } from '../../platform/lib/follow'
import type { Signal } from '../../platform/lib/signal'
import type { OperatorStyle } from './operator-style'

export interface Arrangement {
  /** Ids of models that are not offered. */
  readonly off: readonly string[]
  /** Of tools that were arranged: ids of models, the first one first; others stand behind them. */
  readonly order: Readonly<Record<string, readonly string[]>>
  /** Credits a picture, by id of model. */
  readonly prices: Readonly<Record<string, number>>
}

export const UNARRANGED: Arrangement = { off: [], order: {}, prices: {} }

/** With rows of tables of its own; each process polls it. */
export interface Arranged extends Arrangement {
  /** Those that are hidden, too. */
  readonly styles: readonly OperatorStyle[]
}

const NOTHING_ARRANGED: Arranged = { ...UNARRANGED, styles: [] }

/** `read` is called once by `ready`, then every 5 s; a failed read keeps the last value. */
export function followArrangement(
  read: (() => Promise<Arranged>) | undefined,
  log?: Pick<Logger, 'warn'>,
  signal?: Signal,
): Followed<Arranged> {
  const trouble = 'what operators arranged was not read; what was known holds'
  return follow({ read, initial: NOTHING_ARRANGED, log, trouble, signal })
}
