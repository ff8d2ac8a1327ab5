/** Words of a trial picture: pure. */
import type { CharacterForm } from './useCharacterForm'

/** The looks that the painter here draws; without looks the words as they are written. */
export function buildTrialPrompt({ looks, words }: Pick<CharacterForm, 'looks' | 'words'>): string {
  const shown = looks ? [looks.name, ...looks.traits.map(({ name }) => name)].join('，') : words
  return shown.replaceAll(/\s+/g, ' ').trim()
}
