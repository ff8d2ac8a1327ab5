/**
 * Layers over a page, and back navigation. On mini-programs the page's root shows an empty
 * container of the client while a modal layer is open: going back closes the container instead of
 * the page (ui/BackCatcher, WeChat only). layers.h5.ts is the twin.
 */
import Taro from '@tarojs/taro'

export interface LayerOptions {
  /** Called by the way back. */
  close: () => void
  /** Nothing behind it may be touched or scrolled, as under a sheet or a full screen. */
  modal: boolean
}

export interface Layer {
  /** No other layer of this page lies over it. */
  isTop: () => boolean
  /** Its page is the one on screen now. */
  claim: () => void
  remove: () => void
}

interface Open extends LayerOptions {
  page: string
}

/** Of all pages, the lowest first. */
const open: Open[] = []
const listeners = new Set<() => void>()
let leaving = false

/** Taro's name of the page on screen. */
export function pageOnTop(): string {
  return Taro.getCurrentInstance().page?.path ?? ''
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

export function initLayers(): void {
  // The client keeps the way back itself.
}

export function openLayer(options: LayerOptions): Layer {
  const layer: Open = { ...options, page: pageOnTop() }
  open.push(layer)
  notifyListeners()
  return {
    isTop: () => open.filter(({ page }) => page === layer.page).at(-1) === layer,
    claim() {
      if (layer.page === pageOnTop()) return
      layer.page = pageOnTop()
      notifyListeners()
    },
    remove() {
      const index = open.indexOf(layer)
      if (index === -1) return
      open.splice(index, 1)
      notifyListeners()
    },
  }
}

export function onLayers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Modal layers of a page; none while the page is being left. */
export function countModals(page: string): number {
  if (leaving) return 0
  return open.filter((layer) => layer.modal && layer.page === page).length
}

/** The way back was taken on this page. */
export function closeTopModal(page: string): void {
  open
    .filter((layer) => layer.modal && layer.page === page)
    .at(-1)
    ?.close()
}

export async function layersSettled(): Promise<void> {
  // Pages are opened over a container as over anything else.
}

/** With a container the client would take that away and stay. */
export async function withoutLayers(move: () => Promise<unknown>): Promise<void> {
  if (!open.some(({ modal, page }) => modal && page === pageOnTop())) {
    await move()
    return
  }
  leaving = true
  notifyListeners()
  try {
    await new Promise<void>((resolve) => Taro.nextTick(() => resolve()))
    await move()
  } finally {
    leaving = false
    notifyListeners()
  }
}
