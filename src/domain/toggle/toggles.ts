/**
 * Optimistic toggle: shown at once and everywhere, sent to the server one call at a time, rolled
 * back when the server refuses. It overrides the loaded state of lists and pages, by id, until the
 * server says something newer.
 */
import { create } from 'zustand'
import { write } from '@/api/write'
import { useSession } from '@/stores/session'

export interface ToggleKind<S> {
  isOn: (state: S) => boolean
  /** The state as it is shown until the server has answered. */
  turned: (state: S, on: boolean) => S
  /**
   * Resolves to the server's state; rejects with ApiError. Because it is shown before it is sent,
   * it must arrive even when the page is left at once: a call with `keepalive`.
   */
  send: (id: string, on: boolean) => Promise<S>
  /** The server has agreed, or it was rolled back. */
  onSettled?: () => void
}

export interface Toggles<S> {
  isOn: (state: S) => boolean
  /** The state of one id as last known; undefined: as it was loaded. */
  useKnown: (id: string) => S | undefined
  known: (id: string) => S | undefined
  /**
   * Toggles; of many taps the last one counts. `before` is the loaded state. Resolves when the
   * server agrees, or when it was rolled back and reported.
   */
  flip: (id: string, before: S) => Promise<void>
  /**
   * Call it before asking the server, and the result with the answer: what was toggled meanwhile
   * is newer than the answer and stays.
   */
  learning: () => (id: string, state: S) => void
}

export function createToggles<S>(kind: ToggleKind<S>): Toggles<S> {
  const useStates = create<Readonly<Record<string, S>>>()(() => ({}))
  /** Wanted state of each id with a call in flight. */
  const wishes = new Map<string, boolean>()
  /** When each id last settled, in steps of `step`. */
  const settledAt = new Map<string, number>()
  let step = 0
  /** Rises when another person may be looking. */
  let viewer = 0

  const known = (id: string) => useStates.getState()[id]
  const show = (id: string, state: S) => useStates.setState({ [id]: state } as Record<string, S>)

  /** Calls until the server says what is wished; returns what it said last. */
  async function settle(id: string, agreed: S, mine: number): Promise<S> {
    const wish = wishes.get(id)
    if (mine !== viewer || wish === undefined || wish === kind.isOn(agreed)) return agreed
    const answer = await write(() => kind.send(id, wish))
    if (answer === undefined) return agreed
    // Heard and not done: asking the same again would go on for ever.
    const ignored = kind.isOn(answer) !== wish && wishes.get(id) === wish
    return ignored ? answer : settle(id, answer, mine)
  }

  async function flip(id: string, before: S): Promise<void> {
    const shown = known(id) ?? before
    const on = !kind.isOn(shown)
    show(id, kind.turned(shown, on))
    const onItsWay = wishes.has(id)
    wishes.set(id, on)
    if (onItsWay) return
    const mine = viewer
    const agreed = await settle(id, shown, mine)
    if (mine !== viewer) return
    wishes.delete(id)
    settledAt.set(id, (step += 1))
    show(id, agreed)
    kind.onSettled?.()
  }

  // Likes and follows of one user must not show for the next.
  useSession.subscribe((now, before) => {
    if (now.isLogin === before.isLogin) return
    viewer += 1
    wishes.clear()
    settledAt.clear()
    useStates.setState({}, true)
  })

  return {
    isOn: kind.isOn,
    known,
    useKnown: (id) => useStates((states) => states[id]),
    flip,
    learning() {
      const [requestedAt, asking] = [step, viewer]
      return (id, state) => {
        const isNewer = (settledAt.get(id) ?? 0) <= requestedAt && !wishes.has(id)
        if (asking === viewer && isNewer && known(id) !== undefined) show(id, state)
      }
    },
  }
}
