import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { findUnusable, type ReferenceAbility, REFERENCE_ROLES } from '@contract/tools/references'
import type { PendingUpload } from '@/domain/media/pending'
import { findBlock } from '@/domain/references/input'
import { ReferenceRow } from '@/domain/references/ReferenceRow'
import { texts } from '@/domain/references/texts'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import type { ReferencesDraft } from './useReferences'
import { useEditUses } from './useSuggestions'
import './ComposerReferences.scss'

interface ComposerReferencesProps {
  open: boolean
  onClose: () => void
  draft: ReferencesDraft
  sentence: string
  onSentence: (sentence: string) => void
  onMention: (number: number) => void
  /** Reason for the plan to wait, and whether it is a file on its way. */
  onState: (state: SendingState) => void
}

export interface SendingState {
  block: string | null
  isSending: boolean
}

/** Before the server has said what its engines can: the plan says it then. */
const UNKNOWN: ReferenceAbility = { max: 4, roles: REFERENCE_ROLES, degrees: false }
const FREE: SendingState = { block: null, isSending: false }
/** Borrowed by the local painter, the first that works is offered first. */
const OTHER_ROLES = ['colour', 'style'] as const

/** Pictures that the sentence refers to, over the words; what cannot be used is said at once. */
export function ComposerReferences(props: ComposerReferencesProps) {
  const { draft, sentence, onSentence, onMention, onState, onClose } = props
  const { all, guessed, picture, onChange } = draft
  const known = useEditUses(picture)
  const ability = known ?? UNKNOWN
  const [pending, setPending] = useState<PendingUpload | null>(null)
  const unusable = findUnusable(all, ability)
  const isSending = pending === 'sending'
  const block = findBlock({ references: all, ability, prompt: sentence, pending })
  useEffect(() => onState({ block, isSending }), [block, isSending, onState])
  useEffect(() => () => onState(FREE), [onState])
  const numbers = unusable.map(({ number }) => number)
  const role = OTHER_ROLES.find((one) => ability.roles.includes(one))
  return (
    <View className="say-refs">
      <ReferenceRow
        all={all}
        aside={[]}
        ability={ability}
        guessed={guessed}
        prompt={sentence}
        onPrompt={onSentence}
        onChange={(next) => onChange({ all: next })}
        onGuessed={(next) => onChange({ guessed: next })}
        onMention={onMention}
        onPending={setPending}
        onClose={onClose}
      />
      {unusable.length > 0 && (
        <View className="say-refs__cannot" role="status">
          <View className="say-refs__why">
            <Icon name="alert" size={18} />
            <Text>{texts.cannot(unusable)}</Text>
          </View>
          <View className="say-refs__ways">
            {role && all.length <= ability.max && (
              <View
                className="mg-press say-refs__way"
                {...pressable({
                  onPress: () =>
                    onChange({
                      guessed: guessed.filter((number) => !numbers.includes(number)),
                      all: all.map((one) =>
                        numbers.includes(one.number) ? { ...one, role } : one,
                      ),
                    }),
                })}
              >
                <Text>{texts.takeRole(texts.numbers(numbers), role)}</Text>
              </View>
            )}
            <View
              className="mg-press say-refs__way"
              {...pressable({
                onPress: () =>
                  onChange({
                    guessed: guessed.filter((number) => !numbers.includes(number)),
                    all: all.filter((one) => !unusable.includes(one)),
                  }),
              })}
            >
              <Text>{texts.takeAway(texts.numbers(numbers))}</Text>
            </View>
          </View>
        </View>
      )}
    </View>
  )
}
