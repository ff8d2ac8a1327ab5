/** The one function used of react-dom; its type package is not among the dependencies. */
declare module 'react-dom' {
  import type { ReactNode, ReactPortal } from 'react'

  export function createPortal(children: ReactNode, container: Element): ReactPortal
}
