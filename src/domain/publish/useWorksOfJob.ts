import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'

/** Works made from a job's pictures, in every state. */
export function useWorksOfJob(jobId: string) {
  const isLogin = useSession((session) => session.isLogin)
  return useQuery({
    queryKey: [...keys.myWorks, jobId],
    queryFn: () => call('GET /api/works/page', { query: { jobId, pageSize: 50 } }),
    enabled: isLogin,
    select: (page) => page.list,
  })
}

export type OwnWork = NonNullable<ReturnType<typeof useWorksOfJob>['data']>[number]
