import type { characterEndpoints } from '@contract/endpoints/characters'
import type { CharacterLooks } from '@contract/characters'
import { nameThing, nameTrait } from '@studio/painter/character/read'
import type { z } from 'zod'
import type { Executor } from '../../platform/db/client'
import type { Storage } from '../../integrations/storage/storage'
import { syllablesOf } from '../../integrations/safety/han/han'
import { findSources } from '../job/sources'
import type { CharacterRow } from './repository'

export type CharacterView = z.output<typeof characterEndpoints.read.data>

/** With the names of its parts; null: the painter of this release does not draw it. */
export function nameLooks(looks: CharacterLooks | null): CharacterView['looks'] {
  const name = looks && nameThing(looks)
  if (!looks || name === null) return null
  const traits = looks.traits.flatMap((trait) => {
    const named = nameTrait(looks.thing, trait)
    return named === null ? [] : [{ ...trait, name: named }]
  })
  return { ...looks, name, traits }
}

/** By character of the name: pinyin without tones; what has none is itself. */
function readName(name: string): string[][] {
  return [...name].map((character) => {
    const syllables = syllablesOf(character)
    return syllables.length > 0 ? [...syllables] : [character.toLowerCase()]
  })
}

/** Pictures that were deleted meanwhile are left out. */
export async function viewCharacters(
  { db, storage }: { db: Executor; storage: Storage },
  userId: string,
  rows: readonly CharacterRow[],
): Promise<CharacterView[]> {
  const refs = rows.flatMap(({ pictures }) => pictures)
  const sources = await findSources(db, userId, refs)
  return rows.map(
    ({ id, name, words, looks, pictures, realName, agreedAt, ...row }): CharacterView => ({
      id,
      name,
      readings: readName(name),
      words,
      looks: nameLooks(looks),
      pictures: pictures.flatMap((ref) => {
        const source = sources.get(ref)
        if (!source) return []
        return [{ ref, url: storage.url(source.key), thumbUrl: storage.url(source.thumbKey) }]
      }),
      real:
        realName !== null && agreedAt !== null
          ? { whose: realName, agreedAt: agreedAt.toISOString() }
          : null,
      painted: row.paintedCount,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }),
  )
}
