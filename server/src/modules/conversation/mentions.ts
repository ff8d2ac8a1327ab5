/** Characters that the sentence of an edit mentions: painters know no names, so it is read with their looks. */
import { replaceMentions } from '@contract/characters'
import type { EditReading } from '@contract/edits'
import { nameThing } from '@studio/painter/character/read'
import { spellLooks } from '@studio/painter/character/spell'
import type { PicturePlan } from '../../integrations/engines/plan'
import type { StoredCharacter } from '../../platform/db/schema'
import type { ConversationPorts } from './ports'

/** Of a card without looks. */
const MAX_WORDS = 40

interface SpelledSentence {
  readonly sentence: string
  /** The reading with names again, where people read it. */
  rename(reading: EditReading): EditReading
}

/** In the picture it is found by its kind; otherwise it comes in with its looks. */
function spell({ id, name, looks, words }: StoredCharacter, plan: PicturePlan | null): string {
  const isThere = plan !== null && JSON.stringify(plan).includes(`"character":"${id}"`)
  const spelled = looks && (isThere ? nameThing(looks) : spellLooks(looks))
  const [line = ''] = words.split('\n')
  return spelled ?? ([...line].slice(0, MAX_WORDS).join('') || name)
}

/** A name without a card stays as it is written. */
export async function spellMentions(
  { db, jobCharacters }: Pick<ConversationPorts, 'db' | 'jobCharacters'>,
  userId: string,
  { sentence, plan }: { sentence: string; plan: PicturePlan | null },
): Promise<SpelledSentence> {
  if (!/[@＠]/.test(sentence)) return { sentence, rename: (reading) => reading }
  const cards = await jobCharacters.find(db, userId, sentence)
  const spelled = new Map(cards.map((card) => [card.name, spell(card, plan)]))
  const rename = (text: string): string =>
    [...spelled].reduce((named, [name, words]) => named.replaceAll(words, name), text)
  return {
    sentence: replaceMentions(sentence, [...spelled.keys()], (name) => spelled.get(name) ?? name),
    rename(reading) {
      const plans = reading.plans.map((one) => ({ ...one, summary: rename(one.summary) }))
      return { ...reading, plans }
    },
  }
}
