import { useRouter } from '@tarojs/taro'
import { paintWords, remake } from '@/domain/tool-form/remakeJob'
import { JobDetail } from '@/screens/job-detail/JobDetail'
import { back, openTab } from '@/domain/navigation/navigate'
import { HOME } from '@/routes'
import { lazySheet } from '@/ui/later'

const ThreadPage = lazySheet(() =>
  import('@/screens/edit-thread/ThreadPage').then((m) => m.ThreadPage),
)

/**
 * `?id=` names the job, `&picture=` one of its pictures, `&thread=` the thread of edits it is shown in;
 * `?view=thread&thread=` shows all versions of that thread instead.
 */
export default function JobDetailPage() {
  const { id = '', picture, view, thread } = useRouter().params
  if (view === 'thread') return <ThreadPage threadId={thread ?? ''} onClose={() => void back()} />
  return (
    <JobDetail
      id={id}
      pictureId={picture}
      threadId={thread}
      onRemake={(job) => void remake(job)}
      onCreate={() => void openTab(HOME)}
      onPaint={(prompt) => void paintWords(prompt)}
    />
  )
}
