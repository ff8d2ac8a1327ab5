import { useState } from 'react'
import type { JobView, PictureView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
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
  const [sending, setSending] = useState(false)

  const send = async () => {
    if (sending || title.trim() === '') return
    setSending(true)
    try {
      const body = { jobId: job.id, pictureId: picture.id, title, words, promptShown }
      const work = await call('POST /api/works/post', { body: { ...body, tags: [...tags] } })
      queryClient.setQueryData(keys.work(work.id), work)
      await queryClient.invalidateQueries({ queryKey: keys.myWorks })
      showToast(PUBLISH.done)
      onDone()
    } catch {
      // The call has told why; what was written stays.
    } finally {
      setSending(false)
    }
  }

  return {
    ...{ title, words, tags, promptShown, sending, send, setPromptShown },
    /** Suggested ones, and the person's own after them. */
    offered: [...new Set([...offered, ...tags])],
    setTitle: (text: string) => setTitle(cut(text, TITLE_MAX)),
    setWords: (text: string) => setWords(cut(text, WORDS_MAX)),
    toggleTag: (tag: string) => setTags((chosen) => toggledTag(chosen, tag)),
  }
}

export type Publish = ReturnType<typeof usePublish>
