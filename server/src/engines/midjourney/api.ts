/** Calls of midjourney-proxy: everything is 200, its own codes say what happened. */
import { EngineError } from '../engine'
import { askJson, type RemoteApi } from '../remote/client'
import { isContentProblem, isRecord, problemIn, troubleIn } from '../remote/troubles'
import { taskId, type TaskKind } from '../remote/tasks'

export const LABEL = 'midjourney-proxy'

export interface Question {
  /** After `/mj/submit/`. */
  readonly action: 'imagine' | 'change' | 'blend' | 'describe'
  readonly body: Readonly<Record<string, unknown>>
}

/** What a task made: a file of one picture or of four, or words. */
export interface Made {
  readonly id: string
  readonly url: string
  readonly words: string
}

const QUEUED = new Set([1, 21, 22])
const FULL = 23
const BANNED = 24
const REFUSED = /banned|violat|moderat|invalid (parameter|link)/i

function refusalOf(value: Readonly<Record<string, unknown>>): EngineError {
  const { code, properties } = value
  if (code === FULL) return new EngineError('rate_limited', `${LABEL}’s queue is full`)
  if (code === BANNED) {
    const word = isRecord(properties) ? properties.bannedWord : null
    const words = typeof word === 'string' ? [word] : []
    return new EngineError('content_blocked', `${LABEL} refused a word`, { words })
  }
  const named = typeof code === 'number' ? code : 'nothing it documents'
  const message = `${LABEL} answered ${named}`
  const problem = problemIn(value)
  // A gateway before it says there that its account is empty, with the code of a bad question.
  const trouble = troubleIn(problem)
  if (isContentProblem(problem)) return new EngineError('content_blocked', message)
  return new EngineError(code === 4 && !trouble ? 'rejected' : 'unavailable', message, { trouble })
}

export function taskOf(
  api: RemoteApi,
  { action, body }: Question,
  { signal, told }: { signal: AbortSignal; told: (share: number) => void },
): TaskKind<Made> {
  return {
    ...{ label: LABEL, server: api.baseUrl },
    async submit() {
      const call = { path: `/mj/submit/${action}`, body, signal: new AbortController().signal }
      const value = await askJson(api, call)
      const answer = isRecord(value) ? value : {}
      if (!QUEUED.has(Number(answer.code))) throw refusalOf(answer)
      return { id: taskId(LABEL, answer.result) }
    },
    async look({ id = '' }) {
      // One that it does not know is an empty body: no JSON.
      const path = `/mj/task/${encodeURIComponent(id)}/fetch`
      const value = await askJson(api, { path, free: true, signal })
      const task = isRecord(value) ? value : {}
      const share = Number(/^(\d{1,3})%$/.exec(String(task.progress))?.[1] ?? 0) / 100
      switch (task.status) {
        case 'NOT_START':
        case 'SUBMITTED':
          return null
        case 'IN_PROGRESS':
          told(Math.min(1, share))
          return null
        case 'SUCCESS': {
          const { imageUrl, properties } = task
          const words = isRecord(properties) ? properties.finalPrompt : null
          const url = typeof imageUrl === 'string' ? imageUrl : ''
          return { result: { id, url, words: typeof words === 'string' ? words : '' } }
        }
        default: {
          const problem = problemIn(task)
          const blocked = REFUSED.test(String(task.failReason)) || isContentProblem(problem)
          throw new EngineError(
            blocked ? 'content_blocked' : 'unavailable',
            `a task of ${LABEL} failed`,
            { trouble: blocked ? null : troubleIn(problem) },
          )
        }
      }
    },
    // It has no call for that: what was sent to Midjourney is painted.
    cancel: async () => {},
  }
}
