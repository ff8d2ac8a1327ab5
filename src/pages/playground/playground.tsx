import { useQueryClient } from '@tanstack/react-query'
import { stopPullDownRefresh, usePullDownRefresh } from '@tarojs/taro'
import { keys } from '@/api/keys'
import { Plaza } from '@/features/discover/Plaza'

/** 广场: for now, what one can start from. */
export default function PlaygroundPage() {
  const client = useQueryClient()
  usePullDownRefresh(() => {
    const asked = [keys.styles, keys.presets].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    )
    void Promise.all(asked).finally(() => stopPullDownRefresh())
  })
  return <Plaza />
}
