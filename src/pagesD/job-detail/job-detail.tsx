import { useRouter } from '@tarojs/taro'
import { paintWords, remake } from '@/features/tool-page/remake'
import { JobDetail } from '@/features/job-detail/JobDetail'
import { openTab } from '@/features/navigation/navigate'
import { HOME } from '@/routes'

/** `?id=` names the job. */
export default function JobDetailPage() {
  const { id = '' } = useRouter().params
  return (
    <JobDetail
      id={id}
      onRemake={(job) => void remake(job)}
      onCreate={() => void openTab(HOME)}
      onPaint={(prompt) => void paintWords(prompt)}
    />
  )
}
