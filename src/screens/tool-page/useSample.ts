import { useEffect, useRef } from 'react'
import type { ToolDefinition } from '@contract/tools/define'
import { useWrite } from '@/api/useWrite'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go } from '@/domain/navigation/navigate'
import { useLatest } from '@/lib/useLatest'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'
import { useWaiting, wishFor } from '@/stores/waiting'
import { listSamples, takeSample } from './samples'

/** Trying a sample by its place; who is not signed in is led there first, and finds it taken. */
export function useSample(tool: ToolDefinition) {
  const isLogin = useSession((session) => session.isLogin)
  // The samples leave the page as soon as a file of one's own is chosen.
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const { run, busy, variables } = useWrite({
    mutationFn: async (place: number) => {
      const sample = listSamples(tool)[place]
      if (sample) await takeSample(tool, sample, () => here.current)
    },
  })
  const latest = useLatest(run)
  const waitingSample = isLogin ? wishFor(tool.id)?.sample : undefined
  useEffect(() => {
    if (waitingSample === undefined) return
    useWaiting.getState().drop()
    void latest.current(waitingSample)
  }, [waitingSample, latest])
  return {
    /** The place of the one on its way; null for none. */
    busy: busy ? (variables ?? null) : null,
    take(place: number): void {
      if (isLogin) {
        void run(place)
        return
      }
      useWaiting.getState().wait({ tool: tool.id, sample: place })
      void go('navigate', loginUrlFor(stackAddresses().at(-1) ?? '/'))
    },
  }
}
