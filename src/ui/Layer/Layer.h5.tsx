import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePageShown } from '../usePageShown'

/**
 * Drawn in the body: a tab page cannot rise above the tab bar. Hidden together with its page,
 * which stays in the document when another one is opened.
 */
export function Layer({ children }: { children: ReactNode }) {
  const shown = usePageShown()
  return createPortal(
    <div className="mg-layer" hidden={!shown}>
      {children}
    </div>,
    document.body,
  )
}
