import { useEffect, useState } from 'react'

export type Presence = 'gone' | 'here' | 'leaving'

/** Keeps something mounted while it leaves, for `leaveMs`. */
export function usePresence(open: boolean, leaveMs = 160): Presence {
  const [mounted, setMounted] = useState(open)
  if (open && !mounted) setMounted(true)
  useEffect(() => {
    if (open || !mounted) return undefined
    const timer = setTimeout(() => setMounted(false), leaveMs)
    return () => clearTimeout(timer)
  }, [open, mounted, leaveMs])
  if (open) return 'here'
  return mounted ? 'leaving' : 'gone'
}
