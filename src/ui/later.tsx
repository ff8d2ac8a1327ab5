import { useEffect, useState, type ComponentType } from 'react'
import { useLatest } from '@/lib/useLatest'
import { warn } from '@/platform/log'
import { confirmModal } from '@/platform/modal'
import { isNewerBuild, openNewerBuild } from '@/platform/newerBuild'
import { showErrorToast } from '@/platform/toast'
import { LAYER_UNREACHABLE, NEWER_BUILD } from './texts'

/** Confirmed first: input on the page that is no draft would be lost by a reload. */
async function offerNewerBuild(): Promise<void> {
  if (await confirmModal(NEWER_BUILD)) await openNewerBuild()
}

interface Closable {
  /** A sheet stays in the tree while it is closed; other layers are put up when they open. */
  open?: boolean
  onClose: () => void
}

const [FIRST_RETRY_MS, MOST_DOUBLINGS] = [2_000, 4]

/**
 * A layer whose script is fetched when it first opens (H5; mini-programs have it already). Without
 * a network it reports that and closes, and the next opening tries again; what stays open tries by
 * itself. `quiet`: no message, for layers opened without a tap. A part that a
 * newer build removed offers to reload.
 */
export function lazySheet<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false }: { quiet?: boolean } = {},
) {
  return function Later(props: P) {
    const { open = true, onClose } = props
    const [loaded, setLoaded] = useState<{ Layer: ComponentType<P> } | null>(null)
    const [attempt, setAttempt] = useState(0)
    const close = useLatest(onClose)
    const missing = open && loaded === null
    useEffect(() => {
      if (!missing) return undefined
      let gone = false
      let retry: ReturnType<typeof setTimeout> | undefined
      load().then(
        (Layer) => {
          if (!gone) setLoaded({ Layer })
        },
        (error: unknown) => {
          warn('a layer did not load', error)
          if (gone) return
          close.current()
          const delayMs = FIRST_RETRY_MS * 2 ** Math.min(attempt, MOST_DOUBLINGS)
          retry = setTimeout(() => setAttempt(attempt + 1), delayMs)
          if (quiet || attempt > 0) return
          if (isNewerBuild(error)) void offerNewerBuild()
          else showErrorToast(LAYER_UNREACHABLE)
        },
      )
      return () => {
        gone = true
        clearTimeout(retry)
      }
    }, [missing, close, attempt])
    return loaded && <loaded.Layer {...props} />
  }
}

const doNothing = () => {}

/** A part of a page in a script of its own: it is open as long as it is in the tree. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  // A component takes props that it does not know.
  const Part = lazySheet(load as () => Promise<ComponentType<P & Closable>>)
  return function OpenPart(props: P) {
    return <Part open onClose={doNothing} {...props} />
  }
}
