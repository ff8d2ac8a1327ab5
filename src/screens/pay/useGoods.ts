import { useQuery } from '@tanstack/react-query'
import { img2vid } from '@contract/tools/img2vid'
import { computeCost } from '@contract/tools/define'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'

export function useGoods() {
  const isLogin = useSession((session) => session.isLogin)
  return useQuery({
    queryKey: keys.goods,
    enabled: isLogin,
    queryFn: () => call('GET /api/goods/list'),
  })
}

export type GoodsList = NonNullable<ReturnType<typeof useGoods>['data']>
export type Goods = GoodsList['goods'][number]

const VIDEO_SECONDS = 5

/** Current prices of one picture and five seconds of video; 0 while unknown. */
export function usePrices(): { picture: number; video: number } {
  const { data } = useQuery({
    queryKey: keys.generateConfig,
    queryFn: () => call('GET /api/app-config/generate'),
  })
  const perPicture = (tool: string) => data?.tools.find((row) => row.tool === tool)?.perPicture ?? 0
  const video = perPicture(img2vid.id)
  return {
    picture: perPicture('text2img'),
    video: video > 0 ? computeCost(img2vid, { seconds: VIDEO_SECONDS }, video) : 0,
  }
}
