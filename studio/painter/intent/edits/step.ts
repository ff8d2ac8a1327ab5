import type { EditKind } from '@contract/edits'
import type { ReadTarget } from './noun'

export type Strength = 'light' | 'usual' | 'strong'

/** One change as the sentence says it, before it is known what there is in the picture. */
export interface ReadStep {
  readonly kind: EditKind
  readonly target?: ReadTarget
  /** 红色, 狗, 戴帽子; of `move` and `scale` the words for where and how. */
  readonly value?: string
  /** Of `count`: the number, or the difference. */
  readonly count?: number
  readonly more?: number
  /** Of `move`, `add` and `extend`. */
  readonly side?: Side
  /** Of `scale`. */
  readonly factor?: number
  /** Of `trait`: it is taken away. */
  readonly without?: boolean
  readonly strength?: Strength
  /** Number of the version that is meant: 像第二张那样. */
  readonly version?: number
  /** The clause as it was written. */
  readonly words: string
}

export type Side = 'left' | 'right' | 'top' | 'bottom' | 'middle' | 'near' | 'far' | 'around'

/** A step without the words of its clause. */
export type Draft = Omit<ReadStep, 'words'>

export const strengthIn = (text: string): Strength | undefined =>
  /(?:稍微|稍稍|略微|略|微微|一丢丢|轻微|一点点)/.test(text)
    ? 'light'
    : /(?:很多|非常|特别|超级|好多|得多|大大|彻底|完全|倍|最)/.test(text)
      ? 'strong'
      : undefined
