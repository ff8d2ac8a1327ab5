/** A tool's job as edits of the images API. */
import { runEdit, type SheetEdit } from '../edits/run'
import { type EngineContext, EngineError, type EngineResult, type ToolRequest } from '../engine'
import type { MaskMaker } from '../mask-maker'
import type { Answered } from './answers'
import type { ApiOptions } from './api'
import type { OpenAiModel } from './capabilities'
import type { Dialect, ModelFacts, Question } from './dialects/dialect'
import { collectPictures } from './pictures'

const SEEDS = 2 ** 31

interface ToolOptions extends ApiOptions {
  readonly model: OpenAiModel
  readonly facts: ModelFacts
  readonly dialect: Dialect
  readonly drawMask: MaskMaker
  answerTo(question: Question, how: { stream: boolean; context: EngineContext }): Promise<Answered>
}

/** Rejects with EngineError, or with the signal's reason. */
export function runOpenAiTool(
  options: ToolOptions,
  request: ToolRequest,
  context: EngineContext,
): Promise<EngineResult> {
  const { facts, dialect, drawMask, model } = options
  const { signal } = context
  const editor = {
    sizes: facts.sizes,
    drawMask,
    async edit({ count: whole, width, height, ...sheet }: SheetEdit) {
      if (sheet.more.length >= facts.editPictures)
        throw new EngineError('unsupported', `${model.model} takes no such references`)
      const { perCall, parallel } = facts
      const wanted = { count: whole, perCall, parallel, signal, memory: context.remote }
      return collectPictures(options, wanted, async (count, index) => {
        const size = `${width}x${height}`
        const seed = facts.seed ? (request.seed + index) % SEEDS : null
        const edit = { ...sheet, model: model.model, count, size, seed }
        const question = await dialect.edit(edit)
        return options.answerTo(question, { stream: facts.stream && whole === 1, context })
      })
    },
  }
  return runEdit(editor, request, context)
}
