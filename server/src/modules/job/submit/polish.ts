/** 润色: proposals for a prompt by rules, before anything is ordered or paid. */
import type { generateEndpoints } from '@contract/endpoints/generate'
import { textLength } from '@contract/tools/check'
import { READ_CHARACTERS } from '@contract/tools/prompt'
import { polishPrompt } from '@studio/painter/intent/polish'
import { STYLES, type StyleId } from '@studio/painter/slots'
import type { z } from 'zod'
import type { JobPorts } from '../ports'

type PolishRequest = z.output<(typeof generateEndpoints.polishPrompt)['body']>
type Answer = z.output<(typeof generateEndpoints.polishPrompt)['data']>

/** A style of another engine contradicts nothing that is known here. */
const toStyle = (style: string | null | undefined): StyleId | null =>
  STYLES.find((id) => id === style) ?? null

/** Some twenty readings, each with the square of the length: hence the limit of the live reading. */
export function polish(
  { safety }: Pick<JobPorts, 'safety'>,
  { prompt, negativePrompt = '', style, amount, seed }: PolishRequest,
): Answer {
  if (textLength(prompt) + textLength(negativePrompt) > READ_CHARACTERS) return { changes: [] }
  // The order says why, in words of its own.
  if (safety.refusedHere([prompt, negativePrompt]).length > 0) return { changes: [] }
  return { changes: polishPrompt(prompt, { negativePrompt, style: toStyle(style), amount, seed }) }
}
