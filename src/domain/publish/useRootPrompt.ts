import { useQuery } from '@tanstack/react-query'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { findRootJobId } from './sentences'

/**
 * Prompt of the first picture of the thread that an edit belongs to: the words of the edit itself
 * name a change, not the picture. '' while unknown, and of a photograph.
 */
export function useRootPrompt({ id, threadId = '', sentence }: JobView): string {
  const isEdit = threadId !== '' && sentence !== undefined
  const { data: thread } = useQuery({
    queryKey: keys.thread(threadId),
    queryFn: () => call('GET /api/thread/{id}', { params: { id: threadId } }),
    enabled: isEdit,
  })
  const rootId = thread ? findRootJobId(thread.versions, id) : ''
  const { data: root } = useQuery({
    queryKey: keys.job(rootId),
    queryFn: () => call('GET /api/job/{id}', { params: { id: rootId } }),
    enabled: isEdit && rootId !== '',
  })
  const prompt = root?.params.prompt
  return typeof prompt === 'string' ? prompt : ''
}
