import { useEffect, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { warn } from '@/platform/log'

/** Loaded while there still is a network, after all that a first page shows; without one at once. */
const LOAD_AFTER_MS = 6000

/** Notice over the open page. */
export function OfflineNotice() {
  const [loaded, setLoaded] = useState<{ Notices: ComponentType } | null>(null)
  useEffect(() => {
    const load = async () => {
      const { LateNotices } = await import('./LateNotices')
      setLoaded({ Notices: LateNotices })
    }
    const timer = setTimeout(
      () => {
        load().catch((error: unknown) => warn('the notices did not load', error))
      },
      navigator.onLine ? LOAD_AFTER_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [])
  if (!loaded) return null
  // Outside the app: the router shows a page only while no element follows it.
  return createPortal(<loaded.Notices />, document.body)
}
