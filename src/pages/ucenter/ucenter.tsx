import { useQueryClient } from '@tanstack/react-query'
import { stopPullDownRefresh, useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { keys } from '@/api/keys'
import { Me } from '@/features/me/Me'
import { loadUser } from '@/features/session/load'

/** 我的: figures are fetched anew each time the tab is looked at. */
export default function UcenterPage() {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([
      loadUser(),
      client.invalidateQueries({ queryKey: keys.score }),
      client.invalidateQueries({ queryKey: keys.jobCount }),
    ])
  useDidShow(() => void refresh())
  usePullDownRefresh(() => void refresh().finally(() => stopPullDownRefresh()))
  return <Me />
}
