/// <reference lib="dom" />
import { JSDOM } from 'jsdom'
import { giveSizes } from './layout'

/**
 * Gives this process a document to draw in. The component framework reads the globals, which is one
 * reason why each run has a process of its own.
 */
export function createDocument(): Document {
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>')
  Object.assign(globalThis, {
    window,
    document: window.document,
    MutationObserver: window.MutationObserver,
  })
  giveSizes(window)
  window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(Date.now()), 0))
  return window.document
}
