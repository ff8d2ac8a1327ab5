import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { ApiError, getErrorMessage } from '@/api/error'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { execute } from '@/api/write'
import { takeJobs, watchJob } from '@/domain/jobs/watch'
import { makeId } from '@/lib/id'
import { showErrorToast } from '@/platform/toast'
import { listMentioned } from '@contract/characters'
import { NEW_STORY, useStoryDrafts } from '@/stores/storyDrafts'
import type { Character } from '@/domain/characters/mentions'
import { buildShots, suggestTitle, type StoryContent, type StoryView } from './content'
import { ACT } from './texts'
import { takeView, type Story } from './useStoryboard'

interface Ordered {
  storyboard: StoryView
  balance: number
}

function takeOrdered({ storyboard, balance }: Ordered): void {
  takeView(storyboard)
  queryClient.setQueryData(keys.score, (score: { balance: number } | undefined) =>
    score ? { ...score, balance } : score,
  )
  void queryClient.invalidateQueries({ queryKey: keys.score })
  void queryClient.invalidateQueries({ queryKey: keys.jobLists })
  if (storyboard.film) watchJob(storyboard.film.job)
}

async function refuse(error: unknown, id: string): Promise<void> {
  const code = error instanceof ApiError ? error.code : 'UNKNOWN'
  if (code === 'CREDITS_SHORT') void queryClient.invalidateQueries({ queryKey: keys.score })
  if (code !== 'UNAUTHORIZED')
    showErrorToast(code === 'QUOTE_CHANGED' ? ACT.quoteChanged : getErrorMessage(error))
  await queryClient.invalidateQueries({ queryKey: keys.storyboard(id) })
}

/** An order whose answer was not heard is sent again under the same id. */
const UNHEARD = ['NETWORK', 'TIMEOUT', 'UNKNOWN']

/** Painting of pictures and making of the video: one order at a time. */
export function useStoryOrders(story: Story) {
  const [isOrdering, setOrdering] = useState(false)
  const unheard = useRef<{ fingerprint: string; requestId: string } | null>(null)
  const busy = useRef(false)

  async function order(
    what: object,
    ask: (requestId: string, version: number) => Promise<Ordered>,
  ): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setOrdering(true)
    try {
      if (!(await story.flush())) return false
      const { version = 0 } = queryClient.getQueryData<StoryView>(keys.storyboard(story.id)) ?? {}
      const fingerprint = JSON.stringify([what, version])
      const before = unheard.current
      const requestId = before?.fingerprint === fingerprint ? before.requestId : makeId()
      unheard.current = { fingerprint, requestId }
      takeOrdered(await execute(() => ask(requestId, version), { errorShown: 'inline' }))
      unheard.current = null
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || !UNHEARD.includes(error.code)) unheard.current = null
      await refuse(error, story.id)
      return false
    } finally {
      busy.current = false
      setOrdering(false)
    }
  }

  return {
    isOrdering,
    paint: (shots: readonly string[], quotedCredits: number) =>
      order({ shots, quotedCredits }, (requestId, version) =>
        call('POST /api/storyboards/{id}/pictures', {
          params: { id: story.id },
          body: { requestId, version, quotedCredits, shots: [...shots] },
        }),
      ),
    render: (quotedCredits: number) =>
      order({ quotedCredits }, (requestId, version) =>
        call('POST /api/storyboards/{id}/film', {
          params: { id: story.id },
          body: { requestId, version, quotedCredits },
        }),
      ),
    async cancel(jobId: string): Promise<void> {
      try {
        const job = await execute(() =>
          call('POST /api/job/{id}/cancel', { params: { id: jobId } }),
        )
        takeJobs([job])
      } finally {
        await queryClient.invalidateQueries({ queryKey: keys.storyboard(story.id) })
      }
    },
  }
}

/** Stores the local draft as a new storyboard with the shots of its script; null: it failed. */
export async function createStory(
  content: StoryContent,
  cards: readonly Character[],
): Promise<StoryView | null> {
  const { title, script, ratio, style, model, captions, sound } = content
  const characters = listMentioned(script, cards).map(({ id, name }) => ({ id, name }))
  try {
    const view = await execute(async () => {
      const divided = await call('POST /api/storyboards/split', { body: { script } })
      // By rules the server divides it itself; a chat model would be called once more.
      const shots = divided.by === 'chat' ? buildShots(divided.shots, cards) : undefined
      return call('POST /api/storyboards', {
        body: {
          title: title || suggestTitle(divided.shots[0]?.text ?? script),
          script,
          ratio,
          style,
          model,
          captions,
          sound,
          characters,
          shots,
        },
      })
    })
    takeView(view)
    useStoryDrafts.getState().dropDraft(NEW_STORY)
    return view
  } catch {
    // The mutation cache has reported it; the draft stays.
    return null
  }
}

/**
 * Pictures of a storyboard that was just made.
 * @param quotedCredits price on the button that was pressed
 */
export async function paintNew(view: StoryView, quotedCredits: number): Promise<void> {
  const { id, version, quote } = view
  try {
    takeOrdered(
      await execute(
        () =>
          call('POST /api/storyboards/{id}/pictures', {
            params: { id },
            body: {
              requestId: makeId(),
              version,
              quotedCredits,
              shots: quote.missing,
            },
          }),
        { errorShown: 'inline' },
      ),
    )
  } catch (error) {
    await refuse(error, id)
  }
}
