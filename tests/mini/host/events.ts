import * as glassEasel from 'glass-easel'
import type { Realm } from './realm'

/** Events of a scripted finger or keyboard on one element. */
export interface Gesture {
  type: string
  detail?: Record<string, unknown>
  /** Touch and tap events bubble; those of components (input, change, load) do not. */
  bubbles?: boolean
  touches?: Touch[]
  changedTouches?: Touch[]
}

export interface Touch {
  identifier: number
  pageX: number
  pageY: number
  clientX: number
  clientY: number
}

interface EventSource {
  id?: string
  dataset?: Record<string, unknown> | null
}

/** Sends an event through the template bindings of the element and its ancestors. */
export function dispatch(element: glassEasel.Element, gesture: Gesture): void {
  const bubbles = gesture.bubbles ?? false
  const event = new glassEasel.Event(gesture.type, gesture.detail ?? {}, {
    bubbles,
    composed: bubbles,
    capturePhase: true,
    extraFields: {
      touches: gesture.touches ?? [],
      changedTouches: gesture.changedTouches ?? [],
    },
  })
  glassEasel.Event.dispatchEvent(element, event)
}

/** Whether the element itself listens, in the bubbling phase. */
export function listensTo(element: glassEasel.Element, type: string): boolean {
  const target = (element as unknown as { _$eventTarget: { listeners?: object } | null })
    ._$eventTarget
  return target?.listeners !== undefined && type in target.listeners
}

/**
 * Whether a moving finger is stopped before the ancestors of the element, as by `catchtouchmove`.
 */
export function holdsTouches(element: glassEasel.Element): boolean {
  const target = (
    element as unknown as {
      _$eventTarget: { listeners?: Record<string, { finalCount: number }> } | null
    }
  )._$eventTarget
  return (target?.listeners?.touchmove?.finalCount ?? 0) > 0
}

/** Whether a value is an event of the component framework. */
export function isEvent(value: unknown): value is glassEasel.Event<unknown> {
  return value instanceof glassEasel.Event
}

/** The event as page code gets it: plain data of its own realm. */
export function plainEvent(event: glassEasel.Event<unknown>, realm: Realm): unknown {
  const shadowed = event as glassEasel.ShadowedEvent<unknown> & {
    touches?: Touch[]
    changedTouches?: Touch[]
  }
  return realm.adopt({
    type: shadowed.type,
    timeStamp: shadowed.timeStamp,
    target: describeSource(shadowed.target),
    currentTarget: describeSource(shadowed.currentTarget),
    mark: shadowed.mark ?? {},
    detail: shadowed.detail ?? {},
    touches: shadowed.touches ?? [],
    changedTouches: shadowed.changedTouches ?? [],
  })
}

function describeSource(source: EventSource): Record<string, unknown> {
  return { id: source.id ?? '', dataset: source.dataset ?? {}, offsetLeft: 0, offsetTop: 0 }
}
