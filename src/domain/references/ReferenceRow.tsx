import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { MediaRef } from '@contract/tools/media'
import {
  findUnusable,
  INITIAL_STRENGTH,
  REFERENCE_ROLES,
  REFERENCES_MAX,
  type Reference,
} from '@contract/tools/references'
import { guessRole } from '@contract/tools/reference-guess'
import { PendingContext, usePendingUploads } from '@/domain/media/pending'
import { useChange } from '@/domain/media/useChange'
import { readUnknownSources } from '@/domain/media/refreshSources'
import { useManyMedia } from '@/domain/media/useManyMedia'
import { useMedia } from '@/domain/media/useMedia'
import { UploadNote } from '@/domain/media/UploadNote'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Slider } from '@/ui/Slider/Slider'
import { byNumber, findFreeNumber, type ReferencesInput } from './input'
import { texts } from './texts'
import './ReferenceRow.scss'

interface ReferenceRowProps extends ReferencesInput {
  /** Roles are guessed from its words. */
  prompt: string
  /** Inserts `@1` into the text. */
  onMention: (number: number) => void
  onClose: () => void
}

interface ThumbProps {
  reference: Reference
  isChosen: boolean
  isUsable: boolean
  isAside: boolean
  isGuess: boolean
  onPress: () => void
}

function Thumb({ reference, isChosen, isUsable, isAside, isGuess, onPress }: ThumbProps) {
  const { number, image, role } = reference
  const view = useSources(({ views }) => views[image])
  const label = isAside
    ? texts.labelAside(number)
    : texts.label(number, role, { isUsable, isGuess })
  return (
    <View
      className={classes(
        'mg-press reference',
        isChosen && 'reference--chosen',
        !isUsable && 'reference--unusable',
        isAside && 'reference--aside',
      )}
      {...pressable({ label, onPress })}
    >
      <View className="reference__picture">
        {view ? (
          <Picture src={mediaUrl(view.thumbUrl)} alt="" />
        ) : (
          isUsable && <Icon name="image" />
        )}
        <Text className="reference__number">{number}</Text>
        {!isUsable && (
          <View className="reference__alert">
            <Icon name="alert" />
          </View>
        )}
      </View>
      <Text className="reference__role">
        {isAside ? texts.aside : isGuess ? texts.guess(role) : texts.role[role]}
      </Text>
    </View>
  )
}

interface UseProps {
  reference: Reference
  ability: ReferencesInput['ability']
  isGuess: boolean
  onChange: (change: Partial<Reference>) => void
  onRemove: () => void
  onMention: () => void
}

/** Use of the chosen picture, its strength, and another picture in its place. */
function ReferenceUse(props: UseProps) {
  const { reference, ability, isGuess, onChange, onRemove, onMention } = props
  const { number, role, strength } = reference
  const media = useMedia('image', reference.image, (image: MediaRef) => onChange({ image }), {
    acceptsDrops: false,
  })
  return (
    <View className="reference-use">
      <Text className="reference-use__title">
        {isGuess ? texts.borrowGuess(number) : texts.borrow(number)}
      </Text>
      <View className="reference-use__roles" role="radiogroup" aria-label={texts.uses(number)}>
        {REFERENCE_ROLES.map((one) => (
          <View
            key={one}
            className={classes(
              'mg-press reference-use__role',
              one === role && 'reference-use__role--on',
            )}
            {...pressable({
              role: 'radio',
              checked: one === role,
              onPress: () => onChange({ role: one }),
            })}
          >
            <Text>{texts.role[one]}</Text>
          </View>
        ))}
      </View>
      {ability?.degrees === true && ability.roles.includes(role) && (
        <View className="reference-use__strength">
          <Text className="reference-use__title">{texts.howMuch}</Text>
          <View className="reference-use__slider">
            <Slider
              value={strength}
              min={0}
              max={100}
              step={10}
              label={texts.howMuch}
              onChange={(next) => onChange({ strength: next })}
            />
          </View>
          <Text className="reference-use__value">{strength}</Text>
        </View>
      )}
      {ability?.degrees === false && (
        <Text className="reference-use__title">{texts.noDegrees}</Text>
      )}
      <View className="reference-use__tools">
        <ComposerTool icon="at" text={texts.mention} onPress={onMention} />
        <ComposerTool icon="image" text={texts.replace} onPress={media.choose} />
        <ComposerTool icon="close" text={texts.remove} onPress={onRemove} />
      </View>
      <UploadNote media={media} />
      {media.sheet}
    </View>
  )
}

function Row(props: ReferenceRowProps) {
  const { all, aside, ability, guessed, onGuessed, prompt, onChange, onMention } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const present = [...all, ...aside]
  const change = useChange<readonly Reference[]>(all, (next) => onChange(next, aside))
  const many = useManyMedia(REFERENCES_MAX - present.length, (sources) => {
    // Each role is a guess: the choices of the last picture are opened at once.
    const added = sources.reduce<number[]>((numbers) => {
      const taken = [...present, ...numbers.map((number) => ({ number }))]
      return [...numbers, findFreeNumber(taken)]
    }, [])
    onGuessed([...guessed, ...added])
    setChosen(added.at(-1) ?? null)
    change((before) =>
      sources.reduce<readonly Reference[]>((list, { ref }) => {
        const number = findFreeNumber([...list, ...aside])
        if (number > REFERENCES_MAX) return list
        const usual = ability?.roles.includes('style') === false ? 'person' : 'style'
        const role = guessRole(prompt, number) ?? usual
        const image = ref as MediaRef
        return byNumber([...list, { number, image, role, strength: INITIAL_STRENGTH }])
      }, before),
    )
  })
  // Words that are written later say more than the first guess.
  useEffect(() => {
    const read = all.map((one) =>
      guessed.includes(one.number)
        ? { ...one, role: guessRole(prompt, one.number) ?? one.role }
        : one,
    )
    if (read.some(({ role }, at) => role !== all[at]?.role)) onChange(read, aside)
  }, [prompt, all, aside, guessed, onChange])
  const refs = present.map(({ image }) => image).join()
  useEffect(() => {
    if (refs !== '') void readUnknownSources(refs.split(','))
  }, [refs])
  const unusable = findUnusable(all, ability)
  const use = all.find(({ number }) => number === chosen)
  const update = (number: number, part: Partial<Reference>) =>
    change((before) => before.map((one) => (one.number === number ? { ...one, ...part } : one)))
  const settle = (number: number) => onGuessed(guessed.filter((other) => other !== number))
  return (
    <View className="references">
      <View className="references__row" role="group" aria-label={texts.row}>
        {byNumber(present).map((reference) => {
          const { number } = reference
          const isAside = aside.includes(reference)
          return (
            <Thumb
              key={number}
              reference={reference}
              isChosen={number === chosen && !isAside}
              isUsable={!unusable.includes(reference)}
              isAside={isAside}
              isGuess={guessed.includes(number)}
              onPress={() =>
                isAside
                  ? onChange(
                      byNumber([...all, reference]),
                      aside.filter((one) => one !== reference),
                    )
                  : setChosen(number === chosen ? null : number)
              }
            />
          )
        })}
        {many.remaining > 0 && (
          <View
            className="mg-press reference reference--add"
            {...pressable({ onPress: many.choose })}
          >
            <View className="reference__picture">
              <Icon name="plus" />
            </View>
            <Text className="reference__role">
              {present.length > 0 ? texts.addMore : texts.add}
            </Text>
          </View>
        )}
      </View>
      {many.queue}
      {use && (
        <ReferenceUse
          key={use.number}
          reference={use}
          ability={ability}
          isGuess={guessed.includes(use.number)}
          onChange={(part) => {
            if (part.role !== undefined) settle(use.number)
            update(use.number, part)
          }}
          onRemove={() => {
            settle(use.number)
            change((before) => before.filter(({ number }) => number !== use.number))
            setChosen(null)
          }}
          onMention={() => onMention(use.number)}
        />
      )}
      {many.sheet}
    </View>
  )
}

/** Reference pictures of the prompt: numbered, each with a role; the order waits for uploads. */
export function ReferenceRow(props: ReferenceRowProps) {
  const pending = usePendingUploads()
  const { onPending } = props
  useEffect(() => onPending(pending.state), [onPending, pending.state])
  useEffect(() => () => onPending(null), [onPending])
  return (
    <PendingContext.Provider value={pending}>
      <Row {...props} />
    </PendingContext.Provider>
  )
}
