import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { CHARACTERS_IN_PROMPT, CHARACTERS_MAX, isCharacterName } from '@contract/characters'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { useSession } from '@/stores/session'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import {
  type Character,
  findMentioned,
  findTyped,
  insertName,
  listChoices,
  mayMention,
  type Mentioned,
} from './mentions'
import { texts } from './texts'
import { useListKeys } from './useListKeys'
import './MentionPanel.scss'

interface MentionPanelProps {
  open: boolean
  onClose: () => void
  value: string
  composing: boolean
  onChange: (value: string) => void
  /** Name of the model, and how it draws a card. */
  model: { name: string; way: 'looks' | 'pictures' | 'words' } | null
  onMentioned: (mentioned: Mentioned) => void
}

const openCard = (id: string, name = '') =>
  void navigate('pagesC/characters/characters', name === '' ? { id } : { id, name })

const describe = ({ words, looks }: Character): string =>
  words.split('\n')[0] || (looks?.traits.map(({ name }) => name).join('、') ?? '')

function Thumb({ character: { pictures } }: { character: Character }) {
  const [main] = pictures
  return (
    <View className="mention-card__picture">
      {main ? <Picture src={mediaUrl(main.thumbUrl)} alt="" /> : <Icon name="user" size={18} />}
    </View>
  )
}

function say(count: number, model: MentionPanelProps['model']): string {
  if (count > CHARACTERS_IN_PROMPT) return texts.tooMany(CHARACTERS_IN_PROMPT)
  if (model?.way === 'words') return texts.worded(count, model.name)
  return model?.way === 'pictures' ? texts.precise(count, model.name) : texts.drawn(count)
}

/** Cards to choose after an `@`, and those that the text mentions. */
export function MentionPanel(props: MentionPanelProps) {
  const { value, composing, onChange, model, onMentioned } = props
  const isLogin = useSession((session) => session.isLogin)
  const { rows, isPending, isError } = usePages({
    queryKey: keys.characters,
    pageSize: CHARACTERS_MAX,
    enabled: isLogin,
    fetchPage: (page) => call('GET /api/characters', { query: page }),
  })
  const isKnown = !isLogin || isError || !isPending
  useEffect(() => {
    if (isKnown) onMentioned(findMentioned(value, rows))
  }, [isKnown, rows, value, onMentioned])
  const names = rows.map(({ name }) => name)
  const typed = composing ? null : findTyped(value, names, null)
  const choices = typed ? listChoices(rows, typed) : []
  const { cards } = findMentioned(value, rows)
  const isNew =
    typed !== null &&
    isLogin &&
    !names.includes(typed.name) &&
    (typed.name === '' || isCharacterName(typed.name))
  const [dismissed, setDismissed] = useState<string | null>(null)
  const isListed = typed !== null && dismissed !== value && (choices.length > 0 || isNew)
  const choose = (card: Character) => {
    if (typed) onChange(insertName(value, typed, card.name))
  }
  const chosen = useListKeys({
    value,
    end: isListed ? typed.at + 1 + typed.name.length : null,
    count: choices.length + (isNew ? 1 : 0),
    // Enter breaks the line where there is no card to take.
    first: choices.length > 0 ? 0 : -1,
    onChoose(at) {
      const card = choices[at]
      if (card) choose(card)
      else openCard('new', typed?.name)
    },
    onDismiss: () => setDismissed(value),
  })
  return (
    <View>
      {mayMention(value) && !isKnown && (
        <View className="mention-card__line" role="status">
          {texts.reading}
        </View>
      )}
      {isError && <View className="mention-card__line">{texts.failed}</View>}
      {cards.length > 0 && (
        <View className="mention-card__chips" role="group" aria-label={texts.chips}>
          {cards.map((card) => (
            <View
              key={card.id}
              className="mg-press mention-card__chip"
              {...pressable({ label: texts.openCard(card.name), onPress: () => openCard(card.id) })}
            >
              <Thumb character={card} />
              <Text>{card.name}</Text>
            </View>
          ))}
          <View className="mention-card__line" role="status">
            {say(cards.length, model)}
          </View>
        </View>
      )}
      {isListed && (
        <View className="mention-card__list" role="listbox" aria-label={texts.list}>
          {choices.map((card, at) => (
            <View
              key={card.id}
              className={classes('mg-press mention-card', at === chosen && 'mention-card--chosen')}
              {...pressable({
                role: 'option',
                selected: at === chosen,
                onPress: () => choose(card),
              })}
            >
              <Thumb character={card} />
              <View className="mention-card__words">
                <View>{card.name}</View>
                <View className="mention-card__about">{describe(card)}</View>
              </View>
              <Text className="mention-card__about">{texts.kind}</Text>
            </View>
          ))}
          {isNew && (
            <View
              className={classes(
                'mg-press mention-card',
                choices.length === chosen && 'mention-card--chosen',
              )}
              {...pressable({
                role: 'option',
                selected: choices.length === chosen,
                onPress: () => openCard('new', typed.name),
              })}
            >
              <View className="mention-card__picture">
                <Icon name="plus" size={18} />
              </View>
              <Text>{texts.create(typed.name)}</Text>
            </View>
          )}
        </View>
      )}
    </View>
  )
}
