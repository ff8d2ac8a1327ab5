import { usePageParams } from '@/platform/pages'
import { Contest } from '@/screens/contest/Contest'

/** `?id=` names a contest; without it, the one of this week. */
export default function ContestPage() {
  const { id = '' } = usePageParams()
  return <Contest id={id} />
}
