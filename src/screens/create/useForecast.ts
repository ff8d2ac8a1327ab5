import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { textLength } from '@contract/tools/check'
import { READ_CHARACTERS } from '@contract/tools/prompt'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import type { Forecast } from '@/domain/tool-form/forecast'

/** After the last key: less would ask in the middle of a word. */
const PAUSE_MS = 250

/** The text after a pause in typing, outside of an IME composition. */
function usePause(text: string, composing: boolean): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (composing) return undefined
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, composing])
  return settled
}

interface ForecastInput {
  prompt: string
  negativePrompt: string
  modelId: string
  composing: boolean
}

/**
 * The model's forecast of the text at each pause of typing; the last one until the next arrives.
 * null: no forecast, or the call failed, which must not block the form.
 */
export function useForecast({ prompt, negativePrompt, modelId, composing }: ForecastInput) {
  const text = usePause(prompt, composing).trim()
  const short = textLength(text) + textLength(negativePrompt) <= READ_CHARACTERS
  const { data } = useQuery({
    queryKey: keys.forecast(modelId, text, negativePrompt),
    async queryFn(): Promise<Forecast | null> {
      const body = { prompt: text, negativePrompt, modelId }
      const { forecast } = await call('POST /api/generate/read', { body })
      return forecast && { ...forecast, prompt: text }
    },
    enabled: text !== '' && short,
    staleTime: Infinity,
    retry: false,
    placeholderData: (last) => last,
    meta: { errorShown: 'log' },
  })
  return text === '' || !short ? null : (data ?? null)
}
