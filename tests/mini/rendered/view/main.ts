/// <reference lib="dom" />
/** The page in the browser that represents the phone: `globalThis.view`. */
import type { Box, Target, View, ViewOptions } from '../messages'
import { aimAt, metAim } from './fingers'
import { listBlankPictures, getBox, coverAt, findOverlaps } from './inspect'
import { Shell } from './shell'
import { PageTrees, placeFrame } from './tree'

interface Phone {
  shape: ViewOptions['shape']
  shell: Shell
  trees: PageTrees
  /** Brings the keyboard up or takes it down, as the field with the focus has it. */
  layKeyboard: () => void
}

const KEYBOARD_EVERY_MS = 100

let phone: Phone | null = null

function running(): Phone {
  if (phone === null) throw new Error('the view has not begun')
  return phone
}

function topDocument(): Document {
  const inside = running().trees.top?.frame.contentDocument
  if (!inside) throw new Error('no page is shown')
  return inside
}

function computeCentre(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Origin of a page's own coordinates on the screen. */
function getOffset(element: Element): { left: number; top: number } {
  const frame = element.ownerDocument.defaultView?.frameElement
  return frame ? frame.getBoundingClientRect() : { left: 0, top: 0 }
}

function reachable(element: Element): Target {
  const at = () => computeCentre(getBox(element))
  const isIn = ({ y }: { y: number }) =>
    y > 0 && y < (element.ownerDocument.defaultView?.innerHeight ?? 0)
  if (!isIn(at()) || coverAt(element, at().x, at().y) !== null) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }
  const { x, y } = at()
  const offset = getOffset(element)
  const [screenX, screenY] = [x + offset.left, y + offset.top]
  // Over a page of its own window may lie what the system draws.
  const frame = element.ownerDocument.defaultView?.frameElement
  const over = frame ? coverAt(frame, screenX, screenY) : null
  return { x: screenX, y: screenY, coveredBy: over ?? coverAt(element, x, y) }
}

function trackKeyboard(trees: PageTrees, shell: Shell): () => void {
  const lay = () => {
    const focused = trees.top?.frame.contentDocument?.activeElement ?? null
    const field = focused?.matches('input:not([type="range"]), textarea') ? focused : null
    const bottom = field === null ? null : field.getBoundingClientRect().bottom
    shell.showKeyboard(bottom === null || field === null ? null : bottom + frameTop(field))
  }
  const frameTop = (field: Element) => {
    const frame = field.ownerDocument.defaultView?.frameElement
    return frame instanceof HTMLElement ? frame.offsetTop : 0
  }
  return lay
}

/** Position of an element once the keyboard has lifted the page for the focus. */
function targetAt(element: Element | null): Target | null {
  if (element === null) return null
  running().layKeyboard()
  aimAt(element)
  return reachable(element)
}

const view: View = {
  start({ shape, baseCss }) {
    const shell = new Shell(shape)
    const trees = new PageTrees(shell.pages, baseCss)
    phone = { shape, shell, trees, layKeyboard: trackKeyboard(trees, shell) }
    setInterval(phone.layKeyboard, KEYBOARD_EVERY_MS)
  },
  apply(changes) {
    for (const change of changes) running().trees.apply(change)
  },
  surround(surroundings) {
    const { shell, trees } = running()
    if (trees.top !== null) placeFrame(trees.top.frame, surroundings.frame)
    shell.surround(surroundings)
  },
  target: (id) => targetAt(running().trees.getHost(id)),
  systemTarget: (name) => targetAt(document.querySelector(`[data-name="${CSS.escape(name)}"]`)),
  metAim,
  isFocused: (id) => running().trees.getHost(id)?.contains(topDocument().activeElement) ?? false,
  boxes: (ids) =>
    ids.map((id) => {
      const host = running().trees.getHost(id)
      return host === null ? null : getBox(host)
    }),
  scrollPage: (top) => topDocument().defaultView?.scrollTo({ top, behavior: 'instant' }),
  words: () => topDocument().body.innerText,
  overlaps() {
    const { trees, shape } = running()
    return trees.top === null ? [] : findOverlaps(trees.top, shape)
  },
  blankPictures: () => listBlankPictures(topDocument(), running().shape.height),
  isLoading() {
    const isWaiting = ({ complete, src }: HTMLImageElement) => src !== '' && !complete
    const moves = topDocument()
      .getAnimations()
      .some(({ effect, playState }) => {
        const ends = effect?.getComputedTiming().endTime
        return playState === 'running' && ends !== Infinity
      })
    return moves || [...topDocument().images].some(isWaiting)
  },
}

Object.assign(globalThis, { view })
