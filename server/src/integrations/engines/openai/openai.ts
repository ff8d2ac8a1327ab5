/** Any OpenAI-compatible images API behind the engine port, in the dialect its server speaks. */
import { writeReferencePrompt } from '@contract/tools/references'
import { drawReferences } from '../edits/references'
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineResult,
  type Text2ImgRequest,
  type ToolRequest,
} from '../engine'
import type { MaskMaker } from '../mask-maker'
import { fetchAnswer } from '../remote/client'
import { type AnsweredPicture, cropToSize, collectNotes } from '../remote/pictures'
import { parseImages } from './answers'
import { type ApiOptions, LABEL, postToApi, toRemoteApi, streamFromApi } from './api'
import {
  resolveFacts,
  displayName,
  OPENAI_ID,
  openAiCapabilities,
  type OpenAiModel,
} from './capabilities'
import { type DialectName, chooseDialect, streamsByHost } from './dialects/choose'
import type { Question } from './dialects/dialect'
import { collectPictures, type SeededPicture } from './pictures'
import { runOpenAiTool } from './run-tool'
import { imagesApiName } from '../texts'

export interface OpenAiOptions extends ApiOptions {
  readonly id?: string
  /** Null: by its model. */
  readonly name?: string | null
  /** At least one; the first is the default. */
  readonly models: readonly OpenAiModel[]
  readonly dialect?: DialectName
  /** Whether the server has edits; null = by model. */
  readonly edits?: boolean | null
  /** Whether partial images are requested; null = by host. */
  readonly stream?: boolean | null
  /** Rasterises marks; without it no tool with a mask is offered. */
  readonly drawMask?: MaskMaker | null
}

const SEEDS = 2 ** 31
const PARTIALS = 2

export function toEnginePicture({ data, width, height, seed }: SeededPicture): EnginePicture {
  return { picture: { kind: 'encoded', data }, width, height, seed, style: null }
}

export function createOpenAiEngine(options: OpenAiOptions): Engine {
  const { drawMask = null, models } = options
  const dialect = chooseDialect(options.dialect ?? 'auto', options.baseUrl)
  const mayStream = options.stream ?? streamsByHost(options.baseUrl)
  const overrides = { edits: drawMask ? (options.edits ?? null) : false }
  const factsFor = (model: OpenAiModel) => {
    const facts = resolveFacts(dialect, model, overrides)
    return { ...facts, stream: facts.stream && mayStream }
  }
  const capabilities = openAiCapabilities(models, factsFor)

  function requireModel(id: string | undefined): OpenAiModel {
    const model = id === undefined ? models[0] : models.find((one) => one.id === id)
    if (!model) throw new EngineError('unsupported', `no model ${id}`)
    return model
  }

  /** The answer to one question; of a model that shows unfinished pictures, with these on the way. */
  async function answerTo(
    question: Question,
    { stream, context }: { stream: boolean; context: EngineContext },
  ) {
    const { signal } = context
    if (!stream) return parseImages(await postToApi(options, question, { signal }))
    const value = await streamFromApi(options, question, {
      signal,
      partials: PARTIALS,
      onPartial: ({ index, data }) =>
        context.onProgress({
          progress: (index + 1) / (PARTIALS + 1),
          index: 0,
          picture: { data, mime: 'image/png' },
        }),
    })
    return parseImages(value)
  }

  async function run(request: Text2ImgRequest, context: EngineContext): Promise<EngineResult> {
    const { signal } = context
    const { negativePrompt, style, strength, prompt, count } = request
    const model = requireModel(request.model)
    const facts = factsFor(model)
    if (
      style !== null ||
      strength !== null ||
      (negativePrompt !== '' && !(facts.generates && facts.negativePrompt))
    )
      throw new EngineError(
        'unsupported',
        'the images API knows no such styles or negative prompts',
      )
    const size = `${request.width}x${request.height}`
    const wanted = {
      count,
      perCall: facts.perCall,
      parallel: facts.parallel,
      signal,
      memory: context.remote,
      fit: (picture: AnsweredPicture) => cropToSize(LABEL, picture, request),
      onPicture: (picture: SeededPicture, index: number) =>
        context.onPicture?.(toEnginePicture(picture), index),
    }
    const { references = [] } = request
    if (references.length === 0 && !facts.generates)
      throw new EngineError('unsupported', `${model.model} paints nothing without a picture`)
    if (references.length > facts.editPictures)
      throw new EngineError('unsupported', `${model.model} takes no such references`)
    const [image, ...more] = await drawReferences(references)
    const { pictures, cost } = await collectPictures(options, wanted, async (batchSize, index) => {
      const seed = facts.seed ? (request.seed + index) % SEEDS : null
      const common = { model: model.model, count: batchSize, size, seed }
      const question = image
        ? await dialect.edit({
            ...common,
            prompt: writeReferencePrompt(prompt, references),
            image,
            more,
            mask: null,
            transparent: false,
          })
        : dialect.generation({ ...common, prompt, negativePrompt })
      const answered = await answerTo(question, { stream: facts.stream && count === 1, context })
      return { ...answered, seed: answered.seed ?? seed }
    })
    const isCropped = pictures.some(({ note }) => note !== null)
    return {
      pictures: pictures.map(toEnginePicture),
      reading: null,
      ...collectNotes(pictures),
      ...(isCropped && {
        hint: `${model.model} ignores the size ${size}: name the sizes it paints in OPENAI_SIZES, or in "sizes" of its entry in engines.json`,
      }),
      cost,
    }
  }

  const [first] = models
  return {
    id: options.id ?? OPENAI_ID,
    name: options.name ?? imagesApiName(first ? displayName(first) : OPENAI_ID),
    capabilities,
    run,
    ...(drawMask && {
      runTool: (request: ToolRequest, context: EngineContext) => {
        const model = requireModel(request.model)
        const facts = factsFor(model)
        return runOpenAiTool(
          { ...options, drawMask, dialect, facts, model, answerTo },
          request,
          context,
        )
      },
    }),
    /** The list of models is free everywhere; a server without one has answered all the same. */
    async check({ signal }) {
      try {
        await fetchAnswer(toRemoteApi(options), {
          path: '/models',
          free: true,
          signal,
          maxBytes: 8_000_000,
        })
        return `${dialect.id}: /models answers`
      } catch (error) {
        const isThere = error instanceof EngineError && error.kind === 'rejected'
        if (!isThere) throw error
        return `${dialect.id}: answers, without a list of models`
      }
    },
    async close() {},
  }
}
