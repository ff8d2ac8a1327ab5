/**
 * The nonce of this answer (server/src/app/console-files.ts), which every style element must carry. Most
 * components receive it; those that measure scroll bars or lock scrolling create elements without
 * it, so that every created style element gets it.
 */
export function adoptNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  if (!nonce) return undefined
  const make = document.createElement.bind(document)
  const createWithNonce = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = make(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
  Object.defineProperty(document, 'createElement', { value: createWithNonce, configurable: true })
  return nonce
}
