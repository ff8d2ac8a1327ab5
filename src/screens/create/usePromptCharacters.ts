import { useCallback, useState } from 'react'
import { listMentioned } from '@contract/characters'
import {
  type Character,
  isSameMention,
  type Mentioned,
  mayMention,
  toParam,
} from '@/domain/characters/mentions'
import type { Offer } from '@/domain/tool-form/offer'
import { useDraft } from '@/stores/draft'
import type { CharactersInput } from './PromptHints'

const NO_CARDS: readonly Character[] = []

/** The model draws a card by its looks, by its pictures, or by its words. */
function describeModel(offer: Offer | null): CharactersInput['model'] {
  if (!offer) return null
  const { option, models } = offer
  const name = models.find(({ id }) => id === option.modelId)?.name ?? ''
  if (option.reads) return { name, way: 'looks' }
  return { name, way: option.references?.roles.includes('person') ? 'pictures' : 'words' }
}

interface PromptCharacters {
  input: CharactersInput
  /** False while names of the text are looked up. */
  isResolved: boolean
}

/** The cards that a prompt mentions by `@`, sent with the order. */
export function usePromptCharacters(
  toolId: string,
  prompt: string,
  offer: Offer | null,
): PromptCharacters {
  const [mentioned, setMentioned] = useState<Mentioned | null>(null)
  const mayHaveCards = mayMention(prompt)
  const cards = mayHaveCards && mentioned ? listMentioned(prompt, mentioned.cards) : NO_CARDS
  const onMentioned = useCallback(
    (next: Mentioned) => {
      setMentioned((before) => (before && isSameMention(before, next) ? before : next))
      const sent = toParam(next.cards)
      const before = useDraft.getState().drafts[toolId]?.params.characters
      if (JSON.stringify(before ?? []) !== JSON.stringify(sent))
        useDraft.getState().setParam(toolId, 'characters', sent.length > 0 ? sent : undefined)
    },
    [toolId],
  )
  return {
    input: { cards, model: describeModel(offer), onMentioned },
    isResolved: !mayHaveCards || mentioned !== null,
  }
}
