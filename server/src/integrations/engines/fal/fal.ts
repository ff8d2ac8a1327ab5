/** fal's queue behind the engine port: any tool, by a table of models. */
import { type CloudOptions, createCloudEngine } from '../clouds/cloud'
import { dataUrl, type Painted, type PaintContext, type Waiting } from '../clouds/model'
import { type Body, cloudApi, toRecord, byId, endedOtherwise, restTask } from '../clouds/rest-task'
import { type Engine, EngineError } from '../engine'
import { ConfigError } from '../../../platform/lib/env/values'
import { fetchJson, type RemoteApi } from '../remote/client'
import { type BadAnswer, codeWord } from '../remote/errors'
import { isContentProblem, parseProblem, troubleIn } from '../remote/troubles'
import { runTask, type TaskKind } from '../remote/tasks'
import { factsOfRow, type FalModel, TABLE } from './models'
import { UNITS } from '../texts'

const LABEL = 'fal'

export interface FalOptions extends CloudOptions {
  /** Rows of the operator's own; they go before ours. */
  readonly table?: readonly FalModel[]
}

/** Its own checks are lists of `{type}`, its platform's trouble is an `error_type`. */
function parseError({ status, body }: BadAnswer): EngineError | null {
  const problem = parseProblem(body)
  const type = problem.codes.map(codeWord).find((word) => word !== '') ?? ''
  if (isContentProblem(problem))
    return new EngineError('content_blocked', `${LABEL} refused the content`)
  // A partner's service failed, or the runner is gone for good: the result of that request stays this.
  if (/^downstream_service/.test(type) || (status >= 500 && type !== ''))
    return new EngineError('unavailable', `${LABEL} failed (${type})`, {
      trouble: /timeout/.test(type) ? 'slow' : troubleIn(problem),
    })
  // No such model, or no such request: nothing a person could change.
  if (status === 404)
    return new EngineError('unavailable', `${LABEL} answered 404`, { trouble: troubleIn(problem) })
  return null
}

/** Result of any kind. Throws `content_blocked` where its filter removed it. */
function parseResult(value: unknown): Body {
  const answer = toRecord(value)
  const flags = answer.has_nsfw_concepts
  if (Array.isArray(flags) && flags.includes(true))
    throw new EngineError('content_blocked', `${LABEL} took the picture away`)
  return answer
}

function urlIn(answer: Body, { answer: key }: FalModel): string {
  const found = answer[key]
  const file: unknown = Array.isArray(found) ? found[0] : found
  const { url } = toRecord(file)
  if (typeof url === 'string' && URL.canParse(url)) return url
  throw new EngineError('unavailable', `${LABEL} ended without a file`)
}

function createTask(
  api: RemoteApi,
  { model, body }: { model: string; body: Body },
  { signal, ahead }: Waiting,
): TaskKind<Body> {
  return restTask<Body>(
    {
      api,
      question: async () => ({ path: `/${model}`, body }),
      // Its own addresses: they leave out a part of the model's name.
      taken({ request_id, status_url: status, response_url: response, cancel_url: cancel }) {
        const isText = (url: unknown): url is string => typeof url === 'string'
        if (isText(status) && isText(response) && isText(cancel))
          return { ...byId(api, request_id), status, response, cancel }
        throw endedOtherwise(api, 'was not queued')
      },
      stateAt: ({ status = '' }) => status,
      async read({ status: state, queue_position: place }, { response = '' }) {
        if (state === 'IN_QUEUE' && typeof place === 'number') ahead(Math.max(0, place))
        if (state === 'IN_QUEUE' || state === 'IN_PROGRESS') return null
        if (state !== 'COMPLETED') throw endedOtherwise(api, 'ended without a result')
        // A completed request may have failed: the result says so.
        return parseResult(await fetchJson(api, { path: response, free: true, signal }))
      },
      cancel: ({ cancel = '' }) => ({ path: cancel, method: 'PUT' }),
    },
    signal,
  )
}

/** The row's own names for what it takes; what it does not take is left out. */
function buildBody(
  { fields, always = {} }: FalModel,
  values: Partial<Record<keyof FalModel['fields'], unknown>>,
): Body {
  const named = Object.entries(fields).flatMap(([ours, theirs]): [string, unknown][] => {
    const value = values[ours as keyof typeof values]
    return value === undefined || value === null || value === '' ? [] : [[theirs, value]]
  })
  return { ...always, ...Object.fromEntries(named) }
}

/** Throws ConfigError for a model that is in no table. */
export function createFalEngine(options: FalOptions): Engine {
  const { table = [] } = options
  const rows = [...table, ...TABLE]
  const api: RemoteApi = { ...cloudApi(LABEL, options, 'Key'), errorOf: parseError }

  function requireRow(model: string): FalModel {
    const row = rows.find((one) => one.model === model)
    if (row) return row
    throw new ConfigError(`engines.json: ${options.id} – ${model} is in no table of fal’s models`)
  }

  async function run(row: FalModel, body: Body, context: PaintContext): Promise<Body> {
    const task = createTask(api, { model: row.model, body }, context)
    const { wait, memory, signal } = context
    return runTask(task, { ...wait, memory, signal })
  }

  function painted(answer: Body, row: FalModel): Painted {
    const seed = typeof answer.seed === 'number' && row.fields.seed ? answer.seed : null
    return { file: urlIn(answer, row), cost: { amount: 1, unit: UNITS.picture }, seed }
  }

  return createCloudEngine(options, {
    label: LABEL,
    name: 'fal',
    firstWaitMs: 1_000,
    factsOf: (model) => factsOfRow(requireRow(model)),
    async paint({ model, width, height, pictures, mask, ...request }, _facts, context) {
      const row = requireRow(model)
      const [picture] = pictures.map(dataUrl)
      const size = { width, height }
      const all = { ...request, size, picture, pictures: pictures.map(dataUrl) }
      const body = buildBody(row, { ...all, mask: mask && dataUrl(mask) })
      return painted(await run(row, body, context), row)
    },
    async mend({ model, picture, factor, faces }, context) {
      const row = requireRow(model)
      const values = { picture: dataUrl(picture), factor, fidelity: 1 - faces }
      const answer = await run(row, buildBody(row, values), context)
      return row.does === 'captions' ? String(answer[row.answer] ?? '') : painted(answer, row)
    },
    videoTask(model, { prompt, first, last, seconds, size, seed }, waiting) {
      const row = requireRow(model)
      const body = buildBody(row, {
        prompt,
        seed,
        ratio: size.ratio,
        seconds: String(seconds),
        picture: first && dataUrl(first),
        last: last && dataUrl(last),
      })
      const task = createTask(api, { model, body }, waiting)
      return {
        ...task,
        async look(ref) {
          const seen = await task.look(ref)
          const cost = { amount: seconds, unit: UNITS.second }
          return seen && { result: { url: urlIn(seen.result, row), cost } }
        },
      }
    },
    async check(signal) {
      // A nonexistent request: a good key gets 404, a bad one is refused.
      const path = '/fal-ai/qwen-image/requests/00000000-0000-0000-0000-000000000000/status'
      await fetchJson(api, { path, signal }).catch((error: unknown) => {
        if (!(error instanceof EngineError) || error.message !== `${LABEL} answered 404`)
          throw error
      })
    },
  })
}
