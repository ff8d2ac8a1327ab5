import { useMemo } from 'react'
import { showToast } from '@/platform/toast'
import {
  getApplied,
  isBlank,
  buildLayerStack,
  stepBack,
  stepForward,
  type Operation,
  type Doodle,
} from './doodle'
import { boardStore, type BoardId } from './drafts'
import { withOperation } from './record'
import { texts } from './texts'

/** A board's doodle and what may be done to it now. */
export function useDoodle(id: BoardId) {
  const store = boardStore(id)
  const doodle = store((state) => state.doodle)
  const stack = useMemo(() => buildLayerStack(doodle.paper, getApplied(doodle)), [doodle])

  function become(next: Doodle): void {
    if (next !== store.getState().doodle) store.setState({ doodle: next, ref: null })
  }

  /** false: the limit is reached. */
  function add(operation: Operation): boolean {
    const next = withOperation(store.getState().doodle, operation)
    if (next) become(next)
    else showToast(texts.full)
    return next !== null
  }

  return {
    doodle,
    stack,
    blank: isBlank(stack),
    add,
    onUndo: doodle.at > 0 ? () => become(stepBack(store.getState().doodle)) : null,
    onRedo:
      doodle.at < doodle.deeds.length ? () => become(stepForward(store.getState().doodle)) : null,
    onClear: stack.used.length > 0 ? () => void add({ kind: 'clear', layer: null }) : null,
  }
}
