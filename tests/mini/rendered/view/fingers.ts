/// <reference lib="dom" />
import type { Finger } from '../messages'
import { emit } from './tell'

/** The client takes 350: on a busy machine a tap may last as long as that. */
const LONG_PRESS_MS = 800
/** A finger that moved further neither taps nor presses. */
const STILL_PX = 10
const TYPES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const

const fingers = (list: TouchList): Finger[] =>
  [...list].map(({ identifier, pageX, pageY, clientX, clientY, force }) => ({
    identifier,
    pageX,
    pageY,
    clientX,
    clientY,
    force,
  }))

/** Expected target of a touch, and whether it was hit; null until a touch arrives in a page. */
let aim: { element: Element; isMet: boolean | null } | null = null

export function aimAt(element: Element): void {
  aim = { element, isMet: null }
}

/** Called at the moment of the touch: its effects may remove the element. */
export const metAim = (): boolean | null => aim?.isMet ?? null

function arrive(touched: Node): void {
  if (aim === null) return
  aim.isMet = aim.element.contains(touched) || touched.contains(aim.element)
}

/** Reports every touch in a page, and which of them are taps and long presses. */
export function listenToFingers(
  document: Document,
  idOf: (node: Node | null) => number | null,
): void {
  let start: { id: number; finger: Finger } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const forget = () => {
    clearTimeout(timer)
    start = null
  }
  const begin = (id: number, finger: Finger) => {
    start = { id, finger }
    timer = setTimeout(() => {
      if (start !== null) emit({ kind: 'press', id, type: 'longpress', finger })
      forget()
    }, LONG_PRESS_MS)
  }
  const hasMoved = ({ clientX, clientY }: Finger) =>
    start !== null &&
    Math.hypot(clientX - start.finger.clientX, clientY - start.finger.clientY) > STILL_PX

  const heard = (event: TouchEvent) => {
    if (event.type === 'touchstart') arrive(event.target as Node)
    const id = idOf(event.target as Node)
    if (id === null) return
    const changedTouches = fingers(event.changedTouches)
    emit({ kind: 'touch', id, type: event.type, touches: fingers(event.touches), changedTouches })
    const [finger] = changedTouches
    if (finger === undefined) return
    if (event.type === 'touchstart' && event.touches.length === 1) begin(id, finger)
    else if (event.type === 'touchmove' && !hasMoved(finger)) return
    else if (event.type === 'touchend' && start !== null) {
      emit({ kind: 'press', id: start.id, type: 'tap', finger })
      forget()
    } else forget()
  }
  for (const type of TYPES) {
    document.addEventListener(type, heard, { capture: true, passive: true })
  }
}
