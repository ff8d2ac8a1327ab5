import { useQueryClient } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { keys } from '@/api/keys'
import { Starts } from '@/screens/discover/Starts'
import { RecentStrip } from '@/screens/library/RecentStrip'
import { Me } from '@/screens/me/Me'
import { loadUser } from '@/domain/session/load'
import { PullRefresh } from '@/ui/PullRefresh/PullRefresh'

const ONE_ROW = 4

/** 我的: figures are refetched each time the tab is shown. */
export default function UcenterPage() {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([
      loadUser(),
      client.invalidateQueries({ queryKey: keys.score }),
      client.invalidateQueries({ queryKey: keys.jobCount }),
      client.invalidateQueries({ queryKey: keys.badge }),
    ])
  useDidShow(() => void refresh())
  return (
    <PullRefresh onRefresh={refresh}>
      <Me recent={<RecentStrip onDesk start={<Starts most={ONE_ROW} />} />} />
    </PullRefresh>
  )
}
