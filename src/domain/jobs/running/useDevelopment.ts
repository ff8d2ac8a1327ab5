import { useEffect, useState } from 'react'
import { hasResult, type JobView, type StageView } from '@contract/jobs'
import { prefersReducedMotion } from '@/platform/motion'
import { currentStages, computePace } from './development'

export interface Development {
  /** Those that have been on screen, the one that is there now last. */
  shown: readonly StageView[]
  /** Nothing is left to be shown. */
  caughtUp: boolean
}

/**
 * The stages of a job one after the other, as they come; those of a very fast job in quick
 * succession. With reduced motion only the newest is shown.
 */
export function useDevelopment(job: JobView): Development {
  const stages = currentStages(job)
  const picture = `${job.id} ${job.pictureIndex}`
  const [seen, setSeen] = useState({ picture, count: 0 })
  const count = seen.picture === picture ? Math.min(seen.count, stages.length) : 0
  const left = stages.length - count
  const done = hasResult(job)
  useEffect(() => {
    if (left === 0) return undefined
    if (prefersReducedMotion()) {
      setSeen({ picture, count: count + left })
      return undefined
    }
    const { stayMs, steps } = count === 0 ? { stayMs: 0, steps: 1 } : computePace(left, done)
    const next = () => setSeen({ picture, count: count + Math.min(left, steps) })
    const timer = setTimeout(next, stayMs)
    return () => clearTimeout(timer)
  }, [picture, count, left, done])
  return { shown: stages.slice(0, count), caughtUp: left === 0 }
}
