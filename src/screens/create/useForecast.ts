import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listMentioned } from '@contract/characters'
import { textLength } from '@contract/tools/check'
import { READ_CHARACTERS } from '@contract/tools/prompt'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { type Character, toLooks } from '@/domain/characters/mentions'
import type { Forecast } from '@/domain/tool-form/forecast'

/** After the last key: less would ask in the middle of a word. */
const PAUSE_MS = 250

/** While only the words were read: the interval of further calls, and the number of all. */
const AGAIN_MS = 1000
const MOST_ANSWERS = 6

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
  style: string | null
  /** Cards that the prompt mentions. */
  characters: readonly Character[]
  composing: boolean
}

/**
 * The model's forecast of the text at each pause of typing; the last one until the next arrives.
 * null: no forecast, or the call failed, which must not block the form.
 */
export function useForecast(input: ForecastInput) {
  const { prompt, negativePrompt, modelId, style, composing } = input
  const text = usePause(prompt, composing).trim()
  const characters = toLooks(listMentioned(text, input.characters))
  const short = textLength(text) + textLength(negativePrompt) <= READ_CHARACTERS
  const { data } = useQuery({
    queryKey: [
      ...keys.forecast(modelId, text, negativePrompt),
      JSON.stringify({ style, characters }),
    ],
    async queryFn({ client, queryKey }): Promise<Forecast | null> {
      const plain = { prompt: text, negativePrompt, modelId, style }
      const body = characters.length > 0 ? { ...plain, characters } : plain
      const { forecast } = await call('POST /api/generate/read', { body })
      if (!forecast) return null
      const answers = (client.getQueryState(queryKey)?.dataUpdateCount ?? 0) + 1
      // The last of them counts, even if the picture was not composed in time.
      return { ...forecast, prompt: text, rough: forecast.rough && answers < MOST_ANSWERS }
    },
    enabled: text !== '' && short,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.rough ? AGAIN_MS : false),
    retry: false,
    placeholderData: (last) => last,
    meta: { errorShown: 'log' },
  })
  return text === '' || !short ? null : (data ?? null)
}
