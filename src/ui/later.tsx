import { useEffect, useRef, useState, type ComponentType } from 'react'
import { warn } from '@/platform/log'
import { showErrorToast } from '@/platform/toast'

const UNREACHABLE = '没有打开，请检查网络'

interface Closable {
  /** A sheet stays in the tree while it is closed; other layers are put up when they open. */
  open?: boolean
  onClose: () => void
}

/**
 * A layer whose script is fetched when it first opens (H5; mini-programs hold it already). Without
 * a network it says so and closes, and the next opening asks again. `quiet`: it says nothing, for
 * what nobody pressed for.
 */
export function later<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false }: { quiet?: boolean } = {},
) {
  return function Later(props: P) {
    const { open = true, onClose } = props
    const [loaded, setLoaded] = useState<{ Layer: ComponentType<P> } | null>(null)
    const close = useRef(onClose)
    close.current = onClose
    const missing = open && loaded === null
    useEffect(() => {
      if (!missing) return undefined
      let gone = false
      load().then(
        (Layer) => {
          if (!gone) setLoaded({ Layer })
        },
        (error: unknown) => {
          warn('a layer did not load', error)
          if (gone) return
          if (!quiet) showErrorToast(UNREACHABLE)
          close.current()
        },
      )
      return () => {
        gone = true
      }
    }, [missing])
    return loaded && <loaded.Layer {...props} />
  }
}
