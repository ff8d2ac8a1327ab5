import { useState } from 'react'
import type { CallInput } from '@contract/endpoints/all'
import type { JobView, PictureView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { write } from '@/api/write'
import { learnContest } from '@/domain/contest/read'
import { showToast } from '@/platform/toast'
import { cut, tagsFrom, TITLE_MAX, titleFrom, toggledTag, WORDS_MAX } from './suggest'
import { PUBLISH } from './texts'
import { useRootPrompt } from './useRootPrompt'

type Body = CallInput<'POST /api/works/post'>['body']
/** Content that the author enters; the server has the initial value of unchanged fields. */
type Content = Omit<Body, 'jobId' | 'pictureId' | 'withSteps' | 'title'> &
  Required<Pick<Body, 'words' | 'tags' | 'promptShown'>> & { title: string | null }

/** The sheet's fields; they stay when the server refuses. */
export function usePublish(
  job: JobView,
  picture: PictureView,
  {
    withSteps,
    contestId,
    onDone,
  }: {
    withSteps: boolean
    /** A contest to enter the work in. */
    contestId: string | null
    onDone: () => void
  },
) {
  const prompt = typeof job.params.prompt === 'string' ? job.params.prompt : ''
  const { understood = [], manner = [] } = job.reading ?? {}
  const offered = tagsFrom([...understood, ...manner])
  const rootPrompt = useRootPrompt(job)
  const suggested = titleFrom(
    job.sentence === undefined ? prompt || (job.planSummary ?? '') : rootPrompt,
  )
  const [content, setContent] = useState<Content>(() => ({
    // The suggestion, until something is entered.
    title: null,
    words: '',
    tags: offered.slice(0, 3),
    promptShown: true,
  }))
  const title = content.title ?? suggested
  const change = (part: Partial<Content>) => setContent((before) => ({ ...before, ...part }))

  const sending = useWrite({
    mutationFn() {
      const body = { jobId: job.id, pictureId: picture.id, withSteps, ...content, title }
      return call('POST /api/works/post', { body })
    },
    async onSuccess(work) {
      queryClient.setQueryData(keys.work(work.id), work)
      await queryClient.invalidateQueries({ queryKey: keys.myWorks })
      onDone()
      if (contestId === null) {
        showToast(PUBLISH.done)
        return
      }
      // The work is published either way: a refused entry has its own sentence.
      const entered = await write(() =>
        call('POST /api/contest/enter', { body: { contestId, workId: work.id } }),
      )
      if (entered) {
        learnContest(entered)
        showToast(PUBLISH.entered)
      }
      await queryClient.invalidateQueries({ queryKey: keys.contests })
    },
  })
  const send = () => {
    if (title.trim() !== '') void sending.run()
  }

  return {
    content,
    title,
    change,
    sending: sending.busy,
    send,
    /** Suggested ones, and the person's own after them. */
    offered: [...new Set([...offered, ...content.tags])],
    setTitle: (text: string) => change({ title: cut(text, TITLE_MAX) }),
    setWords: (text: string) => change({ words: cut(text, WORDS_MAX) }),
    toggleTag: (tag: string) =>
      setContent((before) => ({ ...before, tags: toggledTag(before.tags, tag) })),
  }
}
