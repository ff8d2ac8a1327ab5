import { useQuery } from '@tanstack/react-query'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useEditDrafts } from '@/stores/editDrafts'
import { listSentences } from './sentences'

/** Sentences from the first picture of a thread to this job, and whether they are published too. */
export function useSteps({ id, threadId = '', sentence }: JobView) {
  const { data } = useQuery({
    queryKey: keys.thread(threadId),
    queryFn: () => call('GET /api/thread/{id}', { params: { id: threadId } }),
    enabled: threadId !== '' && sentence !== undefined,
  })
  const chosen = useEditDrafts(({ publishesSteps }) => publishesSteps)
  const sentences = data ? listSentences(data.versions, id) : []
  return {
    sentences,
    on: chosen && sentences.length > 0,
    setOn: useEditDrafts.getState().setPublishesSteps,
  }
}
