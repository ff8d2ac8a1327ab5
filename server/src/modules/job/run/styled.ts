/**
 * A run in an operator's style: its results name that style, and only words that the user wrote.
 * The words around them are the operator's secret.
 */
import type {
  EngineContext,
  EnginePicture,
  EngineResult,
} from '../../../integrations/engines/engine'
import { filterWords } from '../../../integrations/engines/plan'

type EngineCall = (context: EngineContext) => Promise<EngineResult>

export function asStyled(
  callEngine: EngineCall,
  { style, prompt }: { style: string; prompt: string },
): EngineCall {
  const written = (words: readonly string[]) => words.filter((word) => prompt.includes(word))
  const named = ({ plan, ...picture }: EnginePicture): EnginePicture => ({
    ...picture,
    style,
    ...(plan && { plan: filterWords(plan, written) }),
  })
  return async (context) => {
    const { onPicture } = context
    const result = await callEngine({
      ...context,
      ...(onPicture && {
        onPicture: (picture: EnginePicture, index: number) => onPicture(named(picture), index),
      }),
      onProgress: (progress) => context.onProgress(progress),
    })
    const { pictures, reading } = result
    return {
      ...result,
      pictures: pictures.map(named),
      reading: reading && {
        understood: written(reading.understood),
        ignored: written(reading.ignored),
        ...(reading.manner && { manner: written(reading.manner) }),
        ...(reading.substituted && {
          substituted: reading.substituted.filter(({ word }) => written([word]).length > 0),
        }),
      },
    }
  }
}
