import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CHARACTER_PICTURES_MAX } from '@contract/characters'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { back } from '@/domain/navigation/navigate'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { texts } from './texts'
import type { Character } from '@/domain/characters/useCharacters'

export interface CharacterForm {
  name: string
  words: string
  pictures: Pick<Character['pictures'][number], 'ref' | 'thumbUrl'>[]
  looks: Character['looks']
  /** Name of the real person who agreed; null: it is no real person. */
  real: string | null
}

const EMPTY: CharacterForm = { name: '', words: '', pictures: [], looks: null, real: null }
/** Words are read when typing has rested, ms. */
const REST_MS = 500

const toForm = ({ name, words, pictures, looks, real }: Character): CharacterForm => ({
  name,
  words,
  pictures,
  looks,
  real: real?.whose ?? null,
})

/** The names are for people, the painter's words for the server. */
function toBody({ name, words, pictures, looks, real }: CharacterForm) {
  return {
    name,
    words,
    pictures: pictures.map(({ ref }) => ref).slice(0, CHARACTER_PICTURES_MAX),
    looks: looks && {
      thing: looks.thing,
      tint: looks.tint,
      traits: looks.traits.map(({ slot, value, tint }) => ({ slot, value, tint })),
    },
    real: real === null ? null : { whose: real, agreed: true as const },
  }
}

/**
 * One card as it is edited. The words are read again when they change.
 * @param id null: a new one
 */
export function useCharacterForm(id: string | null, firstName: string) {
  const client = useQueryClient()
  const stored = useQuery({
    queryKey: keys.character(id ?? ''),
    enabled: id !== null,
    queryFn: () => call('GET /api/characters/{id}', { params: { id: id ?? '' } }),
  })
  const [edited, setEdited] = useState<CharacterForm | null>(null)
  const first = id === null ? { ...EMPTY, name: firstName } : null
  const form = edited ?? (stored.data ? toForm(stored.data) : first)
  const [rested, setRested] = useState<string | null>(null)
  const words = edited?.words ?? null
  useEffect(() => {
    if (words === null || words === (stored.data?.words ?? '')) return undefined
    const timer = setTimeout(() => setRested(words), REST_MS)
    return () => clearTimeout(timer)
  }, [words, stored.data?.words])
  const read = useQuery({
    queryKey: keys.characterLooks(rested ?? ''),
    enabled: rested !== null && rested.trim() !== '',
    staleTime: Infinity,
    queryFn: () => call('POST /api/characters/looks', { body: { words: rested ?? '' } }),
  })
  const answer = read.data
  useEffect(() => {
    if (answer && rested === words)
      setEdited((before) => before && { ...before, looks: answer.looks })
  }, [answer, rested, words])
  const isReading =
    form !== null &&
    edited !== null &&
    edited.words.trim() !== '' &&
    edited.words !== (stored.data?.words ?? '') &&
    (rested !== edited.words || read.isFetching)

  const settle = async () => {
    await client.invalidateQueries({ queryKey: keys.characters })
    if (id !== null) client.removeQueries({ queryKey: keys.character(id) })
  }
  const saving = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: (whole: CharacterForm) =>
      id === null
        ? call('POST /api/characters', { body: toBody(whole) })
        : call('PUT /api/characters/{id}', { params: { id }, body: toBody(whole) }),
    async onSuccess() {
      await settle()
      showToast(texts.saved)
      void back()
    },
  })
  const removing = useWrite({
    mutationFn: (gone: string) => call('DELETE /api/characters/{id}', { params: { id: gone } }),
    async onSuccess() {
      await settle()
      showToast(texts.removed)
      void back()
    },
  })

  async function remove(): Promise<void> {
    if (id === null || !form) return
    const isSure = await confirmModal({
      title: texts.removeTitle(form.name),
      content: texts.removeBody,
      confirm: texts.remove,
      cancel: texts.cancel,
      danger: true,
    })
    if (isSure) await removing.run(id)
  }

  return {
    form,
    failed: stored.isError ? stored.error : null,
    retry: () => void stored.refetch(),
    change(news: Partial<CharacterForm>) {
      saving.forget()
      if (form) setEdited({ ...form, ...news })
    },
    isReading,
    unread: rested === words && answer ? answer.unread : [],
    issue: saving.issue,
    busy: saving.busy,
    save: () => {
      if (form) void saving.run(form)
    },
    remove: () => void remove(),
  }
}
