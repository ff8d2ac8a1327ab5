import { useRouter } from '@tarojs/taro'
import { paintWords, remake } from '@/domain/tool-form/remakeJob'
import { JobDetail } from '@/screens/job-detail/JobDetail'
import { openTab } from '@/domain/navigation/navigate'
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
