import { useState, type ReactNode } from 'react'
import type { Seen } from './seen'
import { IS_H5 } from '@/platform/env'
import { previewImages } from '@/platform/preview'
import { lazySheet } from '@/ui/later'

const Viewer = lazySheet(() => import('./Viewer').then((m) => m.Viewer))

/**
 * Opens pictures full screen: mini-programs have a viewer of their own (native pinch, swipe and
 * save, not one update of the page), H5 gets ours. Render `element` somewhere in the page.
 */
export function useViewer(
  pictures: readonly Seen[],
  index: number,
  onIndex: (index: number) => void,
  /** Base of the saved file's name. */
  about: string,
): { open: () => void; element: ReactNode } {
  const [open, setOpen] = useState(false)
  return {
    open() {
      const current = pictures[index]
      if (IS_H5) setOpen(true)
      else if (current) {
        previewImages(
          pictures.map(({ url }) => url),
          current.url,
        )
      }
    },
    element: open ? (
      <Viewer {...{ pictures, index, onIndex, about }} onClose={() => setOpen(false)} />
    ) : null,
  }
}
