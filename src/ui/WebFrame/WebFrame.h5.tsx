import { useEffect } from 'react'

/** On the web a page of our own simply takes this one's place. */
export function WebFrame({ url }: { url: string }) {
  useEffect(() => window.location.replace(url), [url])
  return null
}
