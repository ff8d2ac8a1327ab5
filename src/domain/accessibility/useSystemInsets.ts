import { ROUTES, type Route } from '@contract/routes'
import { useEffect, useState } from 'react'
import { insetVariables } from '@/lib/systemInsets'
import { HAS_OWN_HEADERS } from '@/platform/env'
import { usePagePath } from '@/platform/pages'
import { readSystemInsets } from '@/platform/systemInsets'
import { onWindowResize } from '@/platform/windowInfo'

/** Variables of this page's root by which style sheets keep clear of the system's parts. */
export function useSystemInsets(): Record<string, string> {
  const path = usePagePath()
  const [insets, setInsets] = useState(readSystemInsets)
  useEffect(() => onWindowResize(() => setInsets(readSystemInsets())), [])
  const route: Route | undefined = ROUTES.find((row) => row.path === path)
  const own = HAS_OWN_HEADERS && route?.bare === true
  return insetVariables(insets, { own, tab: route?.tab === true })
}
