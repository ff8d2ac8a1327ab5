import { butterfly } from '../../animals/actions'
import { type Layer, layer, place } from '../../build/form'
import type { Acted } from '../action/figure'
import type { Company } from '../action/placing'

/** 追蝴蝶: in front of the first of them, in reach of a hand. */
export function chased({ heads: [head] }: Company, { flip, doing }: Acted): Layer {
  const { x = 0, y = 0, r = 0 } = head ?? {}
  const away = r * (doing.action === 'run' ? 2.3 : 1.9) * (flip ? -1 : 1)
  const forms = butterfly([0.78, 0.15, 70])
  const at = [x + away, y - r * 0.5] as const
  return layer('butterfly', 'details', place(forms, at, { scale: r / 130, turn: 0.3 }))
}
