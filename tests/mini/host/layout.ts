/// <reference lib="dom" />
import { ANDROID } from './shape'

const measured = new WeakMap<Element, DOMRect>()

/** Size of an element where the page is laid out. */
export function rememberBox(
  element: Element,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): void {
  const box = { x: left, y: top, left, top, right: left + width, bottom: top + height }
  const whole = { ...box, width, height }
  measured.set(element, { ...whole, toJSON: () => whole })
}

/** `width: 12px` of an inline style, in px. */
function pixels(value: string): number | null {
  const match = /^(-?[\d.]+)px$/.exec(value.trim())
  return match === null ? null : Number(match[1])
}

/**
 * The nearest size in px that an element or something around it was given by inline style, else the
 * window's. By itself the host has no layout: everything begins at the window's corner.
 */
function getBox(element: Element): DOMRect {
  const known = measured.get(element)
  if (known !== undefined) return known
  let { width, height } = ANDROID
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    const { style } = node as HTMLElement
    const [across, down] = [pixels(style.width), pixels(style.height)]
    if (across === null || down === null) continue
    width = across
    height = down
    break
  }
  const box = { x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height }
  return { ...box, toJSON: () => box }
}

/** Answers the framework's questions for sizes and places in the stead of a layout. */
export function giveSizes(window: { HTMLElement: typeof HTMLElement }): void {
  window.HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return getBox(this)
  }
}
