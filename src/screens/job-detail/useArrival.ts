import { useLayoutEffect, useState } from 'react'
import { hasResult, isTerminal, type JobView } from '@contract/jobs'
import { useJobs } from '@/stores/jobs'

/** Jobs whose pictures have been looked at in this visit. */
const looked = new Set<string>()

export interface Arrival {
  /** `developing`: the running screen is still showing the moment of arrival. */
  phase: 'waiting' | 'developing' | 'here'
  /** The job ended in this visit and is seen for the first time: worth a word. */
  isNews: boolean
  /** 显影 is pending: the job ended while this page was hidden. */
  develop: boolean
  developed: () => void
}

/** Arrival of a job on screen: it ended while visible, a moment ago, or long before. */
export function useArrival(job: JobView | undefined): Arrival {
  const seenInVisit = useJobs((state) => (job ? state.seenIds.includes(job.id) : false))
  const [wasRunning, setWasRunning] = useState(false)
  const [developedId, setDevelopedId] = useState<string | null>(null)
  const [first, setFirst] = useState<{ id: string; isNew: boolean } | null>(null)

  if (job && !isTerminal(job.status) && !wasRunning) setWasRunning(true)
  if (job && hasResult(job) && first?.id !== job.id) {
    setFirst({ id: job.id, isNew: seenInVisit && !looked.has(job.id) })
  }
  useLayoutEffect(() => {
    if (first) looked.add(first.id)
  }, [first])
  const isNews = first?.isNew ?? false
  const shown = wasRunning && job !== undefined && hasResult(job)
  const phase = !job || !isTerminal(job.status) ? 'waiting' : 'here'
  return {
    phase: shown && developedId !== job.id ? 'developing' : phase,
    isNews,
    develop: isNews && !wasRunning,
    developed: () => setDevelopedId(job?.id ?? null),
  }
}
