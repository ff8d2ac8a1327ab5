import { useQueryClient } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import { Plaza } from '@/features/discover/Plaza'
import { PullRefresh } from '@/ui/PullRefresh/PullRefresh'

/** 广场: for now, samples to start from. */
export default function PlaygroundPage() {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      [keys.styles, keys.presets].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  return (
    <PullRefresh onRefresh={refresh}>
      <Plaza />
    </PullRefresh>
  )
}
