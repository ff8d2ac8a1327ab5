/** The part of jsdom the host uses; the package ships no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { pretendToBeVisual?: boolean; url?: string })
    readonly window: Window & typeof globalThis
  }
}
