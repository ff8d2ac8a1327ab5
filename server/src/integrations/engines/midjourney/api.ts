/** Calls of midjourney-proxy: everything is 200, its own codes say what happened. */
import { EngineError } from '../engine'
import { fetchAnswer, fetchJson, type RemoteApi } from '../remote/client'
import { isContentProblem, isRecord, problemIn, troubleIn } from '../remote/troubles'
import { taskId, type TaskKind } from '../remote/tasks'
import { texts } from './texts'

export const LABEL = 'midjourney-proxy'

export interface Question {
  /** After `/mj/submit/`. */
  readonly action: 'imagine' | 'change' | 'action' | 'blend' | 'describe'
  readonly body: Readonly<Record<string, unknown>>
}

/** A quarter of a grid, and what is wanted of it. */
export interface Change {
  readonly taskId: string
  readonly action: 'UPSCALE' | 'VARIATION'
  readonly index: number
}

const BUTTON = { UPSCALE: 'MJ::JOB::upsample::', VARIATION: 'MJ::JOB::variation::' } as const

/**
 * U or V of a grid. trueai's proxy names the buttons of a finished task, and one of them is
 * pressed; novicezk's has none, and takes the number of the picture.
 */
export async function prepareChange(
  api: RemoteApi,
  change: Change,
  signal: AbortSignal,
): Promise<Question> {
  const { taskId: id, action, index } = change
  const task = await readTask(api, id, signal)
  const buttons = isRecord(task) && Array.isArray(task.buttons) ? task.buttons : null
  if (!buttons) return { action: 'change', body: { ...change } }
  const customId = buttons
    .map((button: unknown) => (isRecord(button) ? button.customId : null))
    .find((name) => typeof name === 'string' && name.startsWith(`${BUTTON[action]}${index}::`))
  if (customId === undefined) throw new EngineError('input', texts.gridOver)
  return { action: 'action', body: { taskId: id, customId } }
}

/** Of a task that it does not know it answers nothing, which is no JSON. */
function readTask(api: RemoteApi, id: string, signal: AbortSignal): Promise<unknown> {
  const path = `/mj/task/${encodeURIComponent(id)}/fetch`
  return fetchJson(api, { path, free: true, signal })
}

/** Result of a task: a file of one picture or of four, or words. */
export interface TaskResult {
  readonly id: string
  readonly url: string
  readonly words: string
}

const QUEUED = new Set([1, 21, 22])
const FULL = 23
const BANNED = 24
const REFUSED = /banned|violat|moderat|invalid (parameter|link)/i

function toRefusalError(value: Readonly<Record<string, unknown>>): EngineError {
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

export function createTask(
  api: RemoteApi,
  { action, body }: Question,
  { signal, onShare }: { signal: AbortSignal; onShare: (share: number) => void },
): TaskKind<TaskResult> {
  /** A task is confirmed once: a second confirmation would be another picture. */
  let isConfirmed = false
  return {
    label: LABEL,
    server: api.baseUrl,
    async submit() {
      const call = { path: `/mj/submit/${action}`, body, signal: new AbortController().signal }
      const value = await fetchJson(api, call)
      const answer = isRecord(value) ? value : {}
      if (!QUEUED.has(Number(answer.code))) throw toRefusalError(answer)
      return { id: taskId(LABEL, answer.result) }
    },
    async look({ id = '' }) {
      const value = await readTask(api, id, signal)
      const task = isRecord(value) ? value : {}
      const share = Number(/^(\d{1,3})%$/.exec(String(task.progress))?.[1] ?? 0) / 100
      switch (task.status) {
        case 'NOT_START':
        case 'SUBMITTED':
          return null
        // trueai's, where its account has remix on: it waits for the words, as a window would.
        case 'MODAL':
          if (!isConfirmed) await confirm(api, id, task)
          isConfirmed = true
          return null
        case 'IN_PROGRESS':
          onShare(Math.min(1, share))
          return null
        case 'SUCCESS': {
          const url = typeof task.imageUrl === 'string' ? task.imageUrl : ''
          return { result: { id, url, words: findWords(task) } }
        }
        case 'CANCEL':
          throw cancelled()
        default: {
          if (STOPPED.test(String(task.failReason))) throw cancelled()
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
    /** novicezk's has no call for that: what was sent to Midjourney is painted. */
    async cancel({ id = '' }) {
      const task = await readTask(api, id, AbortSignal.timeout(api.timeoutMs))
      if (!isRecord(task) || !Array.isArray(task.buttons)) return
      const path = `/mj/task/${encodeURIComponent(id)}/cancel`
      const call = { path, method: 'POST', signal: AbortSignal.timeout(api.timeoutMs) } as const
      await fetchAnswer(api, call).catch((error: unknown) => {
        if (!(error instanceof EngineError) || error.kind !== 'rejected') throw error
      })
    },
  }
}

const cancelled = (): EngineError =>
  new EngineError('unavailable', `a task of ${LABEL} was cancelled there`, {
    trouble: 'interrupted',
  })

/** trueai's ends a task that was cancelled as a failure with these words. */
const STOPPED = /取消任务|cancel/i

/** Of a describe: novicezk's has the words among the properties, trueai's in a field. */
function findWords(task: Readonly<Record<string, unknown>>): string {
  const { properties, promptEn, prompt } = task
  const said = isRecord(properties) ? properties.finalPrompt : null
  const words = [said, promptEn, prompt].find((one) => typeof one === 'string' && one !== '')
  return typeof words === 'string' ? words : ''
}

/** With its own words; left out the proxy takes those of the grid. */
async function confirm(
  api: RemoteApi,
  id: string,
  task: Readonly<Record<string, unknown>>,
): Promise<void> {
  const prompt = findWords(task)
  const body = { taskId: id, ...(prompt !== '' && { prompt }) }
  const call = { path: '/mj/submit/modal', body, signal: new AbortController().signal }
  const answer = await fetchJson(api, call)
  const value = isRecord(answer) ? answer : {}
  if (!QUEUED.has(Number(value.code))) throw toRefusalError(value)
}
