import { useState } from 'react'
import type { JobView, PictureView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { showToast } from '@/platform/toast'
import { cut, tagsFrom, TITLE_MAX, titleFrom, toggledTag, WORDS_MAX } from './suggest'
import { PUBLISH } from './texts'

/** The sheet's fields; they stay when the server refuses. */
export function usePublish(job: JobView, picture: PictureView, onDone: () => void) {
  const prompt = typeof job.params.prompt === 'string' ? job.params.prompt : ''
  const offered = tagsFrom(job.reading?.understood ?? [])
  const [title, setTitle] = useState(() => titleFrom(prompt))
  const [words, setWords] = useState('')
  const [tags, setTags] = useState<readonly string[]>(() => offered.slice(0, 3))
  const [promptShown, setPromptShown] = useState(true)

  const sending = useWrite({
    mutationFn() {
      const body = { jobId: job.id, pictureId: picture.id, title, words, promptShown }
      return call('POST /api/works/post', { body: { ...body, tags: [...tags] } })
    },
    async onSuccess(work) {
      queryClient.setQueryData(keys.work(work.id), work)
      await queryClient.invalidateQueries({ queryKey: keys.myWorks })
      showToast(PUBLISH.done)
      onDone()
    },
  })
  const send = () => {
    if (title.trim() !== '') void sending.run()
  }

  return {
    title,
    words,
    tags,
    promptShown,
    sending: sending.busy,
    send,
    setPromptShown,
    /** Suggested ones, and the person's own after them. */
    offered: [...new Set([...offered, ...tags])],
    setTitle: (text: string) => setTitle(cut(text, TITLE_MAX)),
    setWords: (text: string) => setWords(cut(text, WORDS_MAX)),
    toggleTag: (tag: string) => setTags((chosen) => toggledTag(chosen, tag)),
  }
}

export type Publish = ReturnType<typeof usePublish>
