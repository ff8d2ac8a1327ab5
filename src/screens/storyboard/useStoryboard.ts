import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isTerminal } from '@contract/jobs'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { execute } from '@/api/write'
import { useLatest } from '@/lib/useLatest'
import { useOnline } from '@/platform/network'
import { useSession } from '@/stores/session'
import { NEW_STORY, useStoryDrafts, type StoryDraft } from '@/stores/storyDrafts'
import { diffContent, EMPTY_STORY, readContent, type StoryContent, type StoryView } from './content'

/** Typing is considered finished after this long without a change. */
const REST_MS = 800
const POLL_MS = 1500

type LocalDraft = StoryDraft<StoryContent>

type SyncState =
  | 'stored'
  /** Not stored yet, on its way. */
  | 'saving'
  | 'offline'
  /** The server refused or did not answer; the changes are on this device. */
  | 'failed'
  /** It was changed elsewhere, in another way. */
  | 'conflict'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** A draft of an older build may lack a part. */
const complete = (content: Partial<StoryContent>): StoryContent => ({ ...EMPTY_STORY, ...content })
const readLocal = (id: string) => useStoryDrafts.getState().drafts[id] as LocalDraft | undefined
const readView = (id: string) => queryClient.getQueryData<StoryView>(keys.storyboard(id))

/** Pictures are being painted, or the video is being made. */
function isWorking(view: StoryView | undefined): boolean {
  if (!view) return false
  const job = view.film?.job
  return (
    view.shots.some(({ painting }) => ['queued', 'running'].includes(painting?.status ?? '')) ||
    (job !== undefined && !isTerminal(job.status))
  )
}

/** Both lists and prices change when a storyboard does. */
export function takeView(view: StoryView): void {
  queryClient.setQueryData(keys.storyboard(view.id), view)
  void queryClient.invalidateQueries({ queryKey: keys.storyboardList })
}

type Outcome = 'stored' | 'failed' | 'conflict'

/** Sends what differs from the server; a later change on this device waits for the next time. */
async function send(id: string, isRetry = false): Promise<Outcome> {
  const local = readLocal(id)
  if (!local) return 'stored'
  const view = readView(id)
  if (!view) return 'failed'
  const { drafts, setDraft, dropDraft } = useStoryDrafts.getState()
  const stored = readContent(view)
  // Its pictures and prices may have changed; what the author writes is the same.
  if (view.version !== local.version && !isSame(stored, local.content.base)) return 'conflict'
  const changes = diffContent(stored, complete(local.content.now))
  if (changes === null) {
    dropDraft(id)
    return 'stored'
  }
  try {
    const answer = await execute(
      () =>
        call('PUT /api/storyboards/{id}', {
          params: { id },
          body: { version: view.version, ...changes },
        }),
      { errorShown: 'inline' },
    )
    takeView(answer)
    const later = readLocal(id)
    if (later === drafts[id]) dropDraft(id)
    else if (later)
      setDraft(id, {
        version: answer.version,
        content: { base: readContent(answer), now: later.content.now },
      })
    return 'stored'
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT' || isRetry)
      return error instanceof ApiError && error.code === 'CONFLICT' ? 'conflict' : 'failed'
    await queryClient.refetchQueries({ queryKey: keys.storyboard(id) })
    return send(id, true)
  }
}

/** The last save of each storyboard: the next one waits for it. */
const saves = new Map<string, Promise<Outcome>>()

function save(id: string): Promise<Outcome> {
  const before = saves.get(id) ?? Promise.resolve<Outcome>('stored')
  const own = before.then(() => send(id))
  saves.set(id, own)
  return own
}

/**
 * A storyboard as it is edited: the local copy first, stored after a rest.
 * @param id `new`: the one that the server does not have yet
 */
export function useStoryboard(id: string) {
  const isLogin = useSession((session) => session.isLogin)
  const online = useOnline()
  const isNew = id === NEW_STORY
  const query = useQuery({
    queryKey: keys.storyboard(id),
    queryFn: () => call('GET /api/storyboards/{id}', { params: { id } }),
    enabled: isLogin && !isNew,
    staleTime: 0,
    refetchInterval: ({ state }) => (isWorking(state.data) ? POLL_MS : false),
  })
  const view = query.data ?? null
  const stored = useMemo(() => (view ? readContent(view) : null), [view])
  const local = useStoryDrafts(({ drafts }) => drafts[id]) as LocalDraft | undefined
  const [outcome, setOutcome] = useState<Outcome>('stored')
  const content = useMemo(
    () => (local ? complete(local.content.now) : isNew ? EMPTY_STORY : stored),
    [local, isNew, stored],
  )
  const latest = useLatest({ view, stored, outcome })

  const change = useCallback(
    (next: (before: StoryContent) => StoryContent) => {
      const now = readLocal(id)
      const { view: known, stored: base } = latest.current
      const from = now ? complete(now.content.now) : id === NEW_STORY ? EMPTY_STORY : base
      if (!from) return
      const changed = next(from)
      if (changed === from) return
      useStoryDrafts.getState().setDraft(id, {
        version: now?.version ?? known?.version ?? 0,
        content: { base: now?.content.base ?? base ?? EMPTY_STORY, now: changed },
      })
    },
    [id, latest],
  )
  const flush = useCallback(async (): Promise<boolean> => {
    if (id === NEW_STORY) return false
    const done = await save(id)
    setOutcome(done)
    return done === 'stored' && readLocal(id) === undefined
  }, [id])

  const hasView = view !== null
  useEffect(() => {
    if (!local || isNew || !online || !hasView || outcome === 'conflict') return undefined
    const timer = setTimeout(() => void flush(), REST_MS)
    return () => clearTimeout(timer)
  }, [local, isNew, online, hasView, outcome, flush])
  // The page may close before the rest is over.
  useEffect(
    () => () => {
      if (id !== NEW_STORY && readLocal(id) && latest.current.outcome !== 'conflict') void save(id)
    },
    [id, latest],
  )
  // Spent credits and new pictures of jobs that have ended.
  const working = isWorking(query.data)
  const wasWorking = useRef(working)
  useEffect(() => {
    if (wasWorking.current && !working) {
      void queryClient.invalidateQueries({ queryKey: keys.score })
      void queryClient.invalidateQueries({ queryKey: keys.jobLists })
    }
    wasWorking.current = working
  }, [working])

  const sync: SyncState =
    !local || isNew
      ? 'stored'
      : outcome === 'conflict'
        ? 'conflict'
        : !online
          ? 'offline'
          : outcome === 'failed'
            ? 'failed'
            : 'saving'
  return {
    id,
    view,
    content,
    error: query.error,
    refetch: () => void query.refetch(),
    online,
    isLogin,
    change,
    flush,
    sync,
    /** After a conflict. */
    resolve(side: 'mine' | 'theirs') {
      const mine = readLocal(id)
      if (side === 'theirs' || !mine || !view || !stored) useStoryDrafts.getState().dropDraft(id)
      else
        useStoryDrafts.getState().setDraft(id, {
          version: view.version,
          content: { base: stored, now: mine.content.now },
        })
      setOutcome('stored')
    },
  }
}

export type Story = ReturnType<typeof useStoryboard>
