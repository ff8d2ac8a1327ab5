/// <reference lib="dom" />
import type { Box, Overlap, PhoneShape } from '../messages'

/** A touch area may reach so far under the status bar: what is drawn in it does not. */
const TOUCH_TOLERANCE_PX = 6
/** Less than this of a word's box is the air of its line. */
const LINE_TOLERANCE_PX = 3
/** An element larger than this on both sides can be touched elsewhere: a picture that opens. */
const LARGE_PX = 150
const CONTROLS = '.mg-press, wx-button, input, textarea, [role="button"], [aria-role="button"]'

export function getBox(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function crossing(a: Box, b: Box): Box | null {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  const width = Math.min(a.left + a.width, b.left + b.width) - left
  const height = Math.min(a.top + a.height, b.top + b.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

/** Whether the element is what one sees there, or part of it; a layer over it hides it. */
function isSeenAt(element: Element, x: number, y: number): boolean {
  const seen = element.ownerDocument.elementsFromPoint(x, y)
  // Elements that let touches through are not found: their parent is.
  const [first] = seen
  return (
    first !== undefined && (first === element || element.contains(first) || first.contains(element))
  )
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

interface Thing {
  element: Element
  what: string
  box: Box
  isWord: boolean
}

function wordsIn(root: HTMLElement): Thing[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = root.ownerDocument.createRange()
  const found: Thing[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const what = (node.textContent ?? '').trim()
    if (element === null || what === '' || !isVisible(element)) continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const { left, top, width, height } = rect
      found.push({ element, what, box: { left, top, width, height }, isWord: true })
    }
  }
  return found
}

function controlsIn(root: HTMLElement): Thing[] {
  const found = [...root.querySelectorAll(CONTROLS)].filter(isVisible).map((element) => ({
    element,
    box: getBox(element),
    isWord: false,
    what: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName,
  }))
  return found.filter(({ box }) => !isLarge(box))
}

function isLarge({ width, height }: Box): boolean {
  return width > LARGE_PX && height > LARGE_PX
}

function systemParts(shape: PhoneShape, atFoot: boolean): { part: Overlap['part']; box: Box }[] {
  const { width, height, statusBarHeight, capsule, safeBottom } = shape
  const status = { left: 0, top: 0, width, height: statusBarHeight }
  const home = { left: 0, top: height - safeBottom, width, height: safeBottom }
  return [
    { part: 'status bar', box: status },
    { part: 'capsule', box: capsule },
    ...(atFoot && safeBottom > 0 ? [{ part: 'home indicator' as const, box: home }] : []),
  ]
}

/** Words and controls of a page where the system draws; all boxes from the screen's corner. */
export function findOverlaps(
  page: { frame: HTMLIFrameElement; own: boolean },
  shape: PhoneShape,
): Overlap[] {
  const document = page.frame.contentDocument
  if (document === null) return []
  const { top: frameTop, height: frameHeight } = page.frame.getBoundingClientRect()
  const inFrame = (box: Box): Box => ({ ...box, top: box.top - frameTop })
  const things = [...wordsIn(document.body), ...controlsIn(document.body)]
  const reachesFoot = frameTop + frameHeight >= shape.height
  return systemParts(shape, reachesFoot).flatMap(({ part, box }) =>
    things.flatMap((thing) => {
      const shared = crossing(thing.box, inFrame(box))
      if (shared === null) return []
      // A long page goes on below the home indicator; only what cannot be scrolled away lies there.
      if (part === 'home indicator' && !isFixed(thing.element)) return []
      const allowed = thing.isWord ? LINE_TOLERANCE_PX : TOUCH_TOLERANCE_PX
      if (shared.height <= allowed || shared.width <= allowed) return []
      const [x, y] = [shared.left + shared.width / 2, shared.top + shared.height / 2]
      if (!isSeenAt(thing.element, x, y)) return []
      return [{ part, what: thing.what.slice(0, 40), box: thing.box }]
    }),
  )
}

function isFixed(element: Element): boolean {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(node).position)) return true
  }
  return false
}

/** Pictures on screen that show nothing. */
export function listBlankPictures(document: Document, height: number): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('wx-image > img')].flatMap((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect()
    if (width === 0 || bottom < 0 || top > height || !isVisible(picture)) return []
    return picture.complete && picture.naturalWidth > 0 ? [] : [picture.src.slice(0, 160)]
  })
}

/** The element over the point instead of the wanted one, or null. */
export function coverAt(element: Element, x: number, y: number): string | null {
  const [first] = element.ownerDocument.elementsFromPoint(x, y)
  if (first === undefined) return 'nothing is there'
  if (element.contains(first) || first.contains(element)) return null
  return `<${first.tagName.toLowerCase()} class="${first.getAttribute('class') ?? ''}">`
}
