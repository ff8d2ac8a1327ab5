/** Cards of an order as its model can use them: traits, pictures, or words. */
import { replaceMentions } from '@contract/characters'
import type { Reference, ReferenceAbility } from '@contract/tools/references'
import { INITIAL_STRENGTH } from '@contract/tools/references'
import { isPerson } from '@studio/painter/character/read'
import type { EngineCapabilities, EngineCharacter } from '../../integrations/engines/engine'
import type { StoredCharacter } from '../../platform/db/schema'
import { texts } from './texts'

/** Above the numbers that prompts mention: `@1` is never a picture of a card. */
const FIRST_NUMBER = 10

export interface CardPicture extends Reference {
  /** The card it is of. */
  readonly characterId: string
}

type Able = Pick<EngineCapabilities, 'references' | 'characters'>

/** The model takes the looks themselves. */
const readsLooks = (can: Able, { looks }: StoredCharacter): boolean =>
  can.characters === true && looks !== null

/** Null: the model takes no looks from pictures. */
function findRole(
  { roles }: ReferenceAbility,
  { looks }: StoredCharacter,
): Reference['role'] | null {
  const best = looks && !isPerson(looks) ? 'object' : 'person'
  return (
    [best, 'person', 'object'].flatMap((role) => roles.filter((one) => one === role))[0] ?? null
  )
}

/**
 * Pictures of cards that the model takes in addition to the order's own, the main ones first.
 * @param taken pictures of the order itself
 */
export function chooseCardPictures(
  can: Able,
  characters: readonly StoredCharacter[],
  taken: number,
): CardPicture[] {
  const ability = can.references
  if (!ability) return []
  const wanted = characters.flatMap((character) => {
    const role = readsLooks(can, character) ? null : findRole(ability, character)
    if (role === null) return []
    const { id: characterId } = character
    return character.pictures.map((image, at) => ({ at, image, role, characterId }))
  })
  return wanted
    .sort((a, b) => a.at - b.at)
    .slice(0, Math.max(0, ability.max - taken))
    .map(({ image, role, characterId }, at): CardPicture => ({
      image,
      role,
      characterId,
      number: FIRST_NUMBER + at,
      strength: INITIAL_STRENGTH,
    }))
}

/** The prompt for a model that takes no looks: names, and the words of each card. */
export function writeCards(
  prompt: string,
  can: Able,
  characters: readonly StoredCharacter[],
): string {
  const plain = characters.filter((character) => !readsLooks(can, character))
  if (plain.length === 0) return prompt
  const names = plain.map(({ name }) => name)
  const described = plain.filter(({ words }) => words !== '')
  return [
    replaceMentions(prompt, names, (name) => name),
    ...described.map(({ name, words }) => `${name}：${words.replaceAll('\n', '，')}`),
  ].join('。')
}

export function toEngineCharacters(
  can: Able,
  characters: readonly StoredCharacter[],
): EngineCharacter[] {
  return characters.flatMap(({ id: key, name, looks }) =>
    can.characters === true && looks ? [{ key, name, looks }] : [],
  )
}

/** One line for the report of a job, for each card: how it was drawn. */
export function noteCards(
  can: Able,
  characters: readonly StoredCharacter[],
  pictures: readonly { readonly characterId: string }[],
): string[] {
  return characters.map((character) => {
    const { id, name, words } = character
    if (readsLooks(can, character)) return texts.cardByLooks(name, words)
    const count = pictures.filter(({ characterId }) => characterId === id).length
    return count > 0 ? texts.cardByPictures(name, count, words) : texts.cardByWords(name, words)
  })
}
