/** Words of tools that paint into a photograph: whether they can be painted, and how they are read. */
import type { SentParams } from '@contract/tools/define'
import { parseOperations } from '../painter/editing/operations'
import { type PromptReading, parsePrompt } from '../painter/parse'
import { photographIssue, wordsIssue } from './filling/words'

type Params = SentParams

/** Whether a tool's `prompt` is painted as its other parameters stand. */
const PAINTS: Readonly<Record<string, (params: Params) => boolean>> = {
  inpaint: () => true,
  genfill: () => true,
  samInpaint: ({ action }) => action === 'replace',
  replaceBg: ({ background }) => background === 'paint',
}

function paintedWords(tool: string, params: Params): string {
  const { prompt } = params
  return PAINTS[tool]?.(params) && typeof prompt === 'string' ? prompt.trim() : ''
}

/** Operations on a plan are checked again with the picture; here their form is. */
function editIssue({ operations, instruction, steps }: Params) {
  const isEmpty = (value: unknown): boolean =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (!isEmpty(operations))
    return parseOperations(operations)
      ? null
      : { key: 'operations', message: '改动不对，请重新说一遍' }
  return isEmpty(instruction) && isEmpty(steps)
    ? { key: 'operations', message: '先说一句要改什么' }
    : null
}

/** One Chinese sentence and whose it is; null where the words can be painted, or none are. */
export function toolWordsIssue(
  tool: string,
  params: Params,
): { readonly key: string; readonly message: string } | null {
  if (tool === 'edit') return editIssue(params)
  const words = paintedWords(tool, params)
  if (words === '') return null
  // An uploaded picture is a photograph as a rule; one made here may be a painting.
  const isBrought = tool !== 'replaceBg' && String(params.image).startsWith('upload:')
  const message = wordsIssue(words) ?? (isBrought ? photographIssue(words) : null)
  return message === null ? null : { key: 'prompt', message }
}

/** The understood words; null for tools that paint no words. */
export function toolReading(tool: string, params: Params): PromptReading | null {
  const words = paintedWords(tool, params)
  return words === '' ? null : parsePrompt(words).reading
}
