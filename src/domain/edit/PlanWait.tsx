import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useRunningJobs } from '@/domain/jobs/useJob'
import { PLAN } from './texts'

/** A plan takes less than this where the machine is not busy. */
const LONG_MS = 2_000

/** While a plan is made: once that takes long, what is before it, as far as it is known. */
export function PlanWait() {
  const [isLong, setLong] = useState(false)
  const ahead = useRunningJobs().length
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <View className="plan__wait" aria-live="polite">
      {isLong ? PLAN.busy(ahead) : ''}
    </View>
  )
}
