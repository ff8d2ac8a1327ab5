/// <reference lib="dom" />
import type * as glassEasel from 'glass-easel'
import { dispatch, listensTo, type Gesture, type Touch } from './events'
import { clientId, frameworkElement } from './screen'

/** Longer than the client's own 350 ms. */
const LONG_PRESS_MS = 400
const POINT = { x: 195, y: 420 }

/** Controls that a tap flips without a listener. */
const CONTROLS = 'switch, checkbox, radio'

/** A finger: touches, taps and holds an element as the client reports it. */
export class Finger {
  /** `open` is what the client answers a button of this open-type, or null. */
  constructor(
    private readonly wait: (delayMs: number) => Promise<void>,
    private readonly open: (openType: string) => Gesture | null,
    private readonly phone: { isTapping: boolean },
  ) {}

  /** @throws Error when the element is disabled or nothing on the way up listens */
  async tap(element: Element): Promise<void> {
    this.requireEnabled(element)
    const target = frameworkElement(element)
    if (toggle(element)) return
    if (!this.isHeard(element)) {
      throw new Error(`nothing listens to a tap on ${describe(element)}`)
    }
    const touch = touchAt(POINT.x, POINT.y)
    dispatch(target, touching('touchstart', touch))
    dispatch(target, touching('touchend', touch))
    this.press(element, touch)
  }

  /** Effects of touches that were a tap. */
  press(element: Element, touch: Touch): void {
    const detail = { x: touch.clientX, y: touch.clientY }
    this.phone.isTapping = true
    try {
      dispatch(frameworkElement(element), { ...touching('tap', touch), detail })
    } finally {
      this.phone.isTapping = false
    }
    const form = formAction(element)
    if (form !== null) submit(form.form, form.type)
    const button = element.closest('button[open-type]')
    const answer = this.open(button?.getAttribute('open-type') ?? '')
    if (button !== null && answer !== null) dispatch(frameworkElement(button), answer)
  }

  /** Whether a tap reaches something: a listener, or a control that turns by itself. */
  takesTap(element: Element): boolean {
    return element.closest(CONTROLS) !== null || this.isHeard(element)
  }

  /** Whether it has a tap listener. */
  isHeard(element: Element): boolean {
    return this.hasListener(element, ['tap', 'touchend', 'click'])
  }

  /** @throws Error when nothing on the way up listens */
  async longPress(element: Element): Promise<void> {
    this.requireEnabled(element)
    const target = frameworkElement(element)
    if (!this.hasListener(element, ['longpress', 'longtap', 'touchstart'])) {
      throw new Error(`nothing listens to a long press on ${describe(element)}`)
    }
    const touch = touchAt(POINT.x, POINT.y)
    dispatch(target, touching('touchstart', touch))
    await this.wait(LONG_PRESS_MS)
    // Alipay's name of it.
    const type = this.hasListener(element, ['longpress']) ? 'longpress' : 'longtap'
    dispatch(target, { ...touching(type, touch), detail: { ...POINT } })
    dispatch(target, touching('touchend', touch))
  }

  /** Drags one finger along points in px, from the element's middle. */
  async drag(element: Element, points: { x: number; y: number }[]): Promise<void> {
    const target = frameworkElement(element)
    const touches = points.map(({ x, y }) => touchAt(POINT.x + x, POINT.y + y))
    const [first] = touches
    const last = touches[touches.length - 1]
    if (first === undefined || last === undefined) throw new Error('a drag needs points')
    dispatch(target, touching('touchstart', first))
    for (const touch of touches.slice(1)) {
      dispatch(target, touching('touchmove', touch))
      await this.wait(16)
    }
    dispatch(target, touching('touchend', last))
  }

  /** @throws Error when it is a control that is disabled */
  requireEnabled(element: Element): void {
    const button = element.closest('button, input, textarea, switch')
    if (button !== null && isOn(button, 'disabled')) {
      throw new Error(`${describe(element)} is disabled`)
    }
  }

  private hasListener(element: Element, types: string[]): boolean {
    let node: glassEasel.Node | null = frameworkElement(element) as never
    for (; node !== null; node = composedParent(node)) {
      const current = node as unknown as glassEasel.Element
      if (types.some((type) => listensTo(current, type))) return true
    }
    return formAction(element) !== null
  }
}

function composedParent(node: glassEasel.Node): glassEasel.Node | null {
  return (node as unknown as { getComposedParent(): glassEasel.Node | null }).getComposedParent()
}

function touching(type: string, touch: Touch) {
  const ended = type === 'touchend'
  return { type, bubbles: true, touches: ended ? [] : [touch], changedTouches: [touch] }
}

function touchAt(x: number, y: number): Touch {
  return { identifier: 0, pageX: x, pageY: y, clientX: x, clientY: y }
}

/** Flips a switch, checkbox or radio; says whether the element was one. */
function toggle(element: Element): boolean {
  const control = element.closest(CONTROLS)
  if (control === null) return false
  const checked = !isOn(control, 'checked')
  control.toggleAttribute('checked', checked)
  if (control.tagName === 'SWITCH') {
    dispatch(frameworkElement(control), { type: 'change', detail: { value: checked } })
    return true
  }
  const isRadio = control.tagName === 'RADIO'
  const group = control.closest(isRadio ? 'radio-group' : 'checkbox-group')
  if (group === null) throw new Error(`${describe(element)} is in no group`)
  const chosen = [...group.querySelectorAll(control.tagName)].filter((one) => isOn(one, 'checked'))
  const values = chosen.map((one) => one.getAttribute('value') ?? '')
  const value = isRadio ? (control.getAttribute('value') ?? '') : values
  dispatch(frameworkElement(group), { type: 'change', detail: { value } })
  return true
}

function formAction(element: Element): { form: Element; type: string } | null {
  const button = element.closest('button[form-type]')
  const form = button?.closest('form')
  const type = button?.getAttribute('form-type') ?? ''
  return form && type !== '' ? { form, type } : null
}

function submit(form: Element, type: string): void {
  const value: Record<string, string> = {}
  for (const field of form.querySelectorAll('input[name], textarea[name]')) {
    value[field.getAttribute('name') ?? ''] = field.getAttribute('value') ?? ''
  }
  dispatch(frameworkElement(form), { type, detail: { value } })
}

/** A boolean attribute as templates write it. */
function isOn(element: Element, name: string): boolean {
  return element.hasAttribute(name) && element.getAttribute(name) !== 'false'
}

function describe(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .trim()
    .slice(0, 40)
  const id = clientId(element) === '' ? '' : `#${clientId(element)}`
  return `<${element.tagName.toLowerCase()}${id}> "${words}"`
}
