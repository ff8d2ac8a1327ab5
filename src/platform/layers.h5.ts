/**
 * Layers over a page and the browser's history: each layer has a history entry at the address of
 * its page, so that going back closes the uppermost layer before it leaves the page. The entries
 * follow the layers: a layer that closes by itself removes its entry, and an entry without a layer
 * (after a reload, by going forward) is left at once. Taro's router, which receives every step in
 * the history, only gets those between pages.
 */
import Taro from '@tarojs/taro'
import { warn } from './log'
import type { Layer, LayerOptions } from './layers'
import { isNavigating, onNavigationEnd } from './navigationEvents.h5'

export type { Layer, LayerOptions }

/** In an entry's state: how many layers lie over its page. */
const MARK = 'layers'
/** A browser may ignore what asks for too much of its history. */
const PATIENCE_MS = 1000

interface Open {
  page: string
  close: () => void
}

/** Of all pages, the lowest first. */
const open: Open[] = []
/** The page whose entry was the current one when the history last came to rest. */
let at = ''
/** Waits for the end of a way back of our own. */
let arrived: (() => void) | null = null
/** A navigation to another page is pending: until then entries stay as they are. */
let leaving = false
let settling: Promise<void> | null = null
/** The page on its way was returned to. */
let returning = false

function entry(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

function depth(): number {
  const marked = entry()[MARK]
  return typeof marked === 'number' ? marked : 0
}

/** Common key of the entries of one page. */
function place(): string {
  const { idx, key } = entry()
  return JSON.stringify([idx, key, window.location.pathname, window.location.search])
}

function pageOnTop(): string {
  return Taro.getCurrentInstance().page?.path ?? ''
}

function layersHere(): Open[] {
  const page = pageOnTop()
  return open.filter((layer) => layer.page === page)
}

function closeDownTo(count: number): void {
  for (const layer of layersHere().slice(count).reverse()) layer.close()
}

/** React takes away in a task of its own what an event closed. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function goBack(steps: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      arrived = null
      resolve()
    }
    const timer = setTimeout(done, PATIENCE_MS)
    arrived = done
    window.history.go(-steps)
  })
}

function addEntries(from: number, to: number): void {
  try {
    for (let count = from + 1; count <= to; count += 1) {
      window.history.pushState({ ...entry(), [MARK]: count }, '')
    }
  } catch (error) {
    // Safari allows a hundred in half a minute; the layer is then closed by its buttons only.
    warn('no entry for a layer', error)
  }
}

async function follow(): Promise<void> {
  await nextTask()
  if (leaving || isNavigating() || arrived) return
  const wanted = layersHere().length
  const now = depth()
  if (now < wanted) addEntries(now, wanted)
  if (now <= wanted) return
  await goBack(now - wanted)
  // Layers opened or closed meanwhile.
  if (depth() !== now && depth() !== layersHere().length) await follow()
}

/** Brings the entries to the number of layers; resolves when they are. */
function settle(): Promise<void> {
  settling ??= follow().finally(() => {
    settling = null
  })
  return settling
}

function onPop(event: PopStateEvent): void {
  const ours = arrived !== null
  arrived?.()
  if (place() !== at) {
    returning = true
    return
  }
  event.stopImmediatePropagation()
  if (!ours) closeDownTo(depth())
  void settle()
}

/** Call before the router and all others who listen to the history exist. */
export function initLayers(): void {
  at = place()
  window.addEventListener('popstate', onPop, true)
  /** Open when a page was returned to. One that opens while that page slides in is not among them. */
  let passed: readonly Open[] = []
  Taro.eventCenter.on('__taroRouterChange', () => {
    at = place()
    passed = returning ? [...open] : []
    returning = false
  })
  onNavigationEnd(() => {
    // Going back by several steps has passed the layers, too.
    for (const layer of layersHere().slice(depth()).reverse())
      if (passed.includes(layer)) layer.close()
    passed = []
    void settle()
  })
}

/** A layer that stays open although the way back closed it gets an entry again. */
export function openLayer({ close }: LayerOptions): Layer {
  const layer: Open = { page: pageOnTop(), close }
  open.push(layer)
  void settle()
  return {
    isTop: () => layersHere().at(-1) === layer,
    claim() {
      layer.page = pageOnTop()
      void settle()
    },
    remove() {
      const index = open.indexOf(layer)
      if (index === -1) return
      open.splice(index, 1)
      void settle()
    },
  }
}

/** Before a page is put on top of this one: what was closed for it has left no entry. */
export async function layersSettled(): Promise<void> {
  if (settling || depth() > 0) await settle()
}

/** `move` takes this page's place or leaves it, and so must the entries of its layers. */
export async function withoutLayers(move: () => Promise<unknown>): Promise<void> {
  await layersSettled()
  leaving = true
  try {
    if (depth() > 0) await goBack(depth())
    await move()
  } finally {
    leaving = false
    void settle()
  }
}
