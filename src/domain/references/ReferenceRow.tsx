import { Text, View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'
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
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { Slider } from '@/ui/Slider/Slider'
import { byNumber, findFreeNumber, type ReferencesInput, renumberMoved } from './input'
import { ReferenceCells, ReferenceMoves } from './ReferenceCells'
import { texts } from './texts'
import './ReferenceRow.scss'

interface ReferenceRowProps extends ReferencesInput {
  /** Roles are guessed from its words. */
  prompt: string
  /** Its mentions follow the pictures. */
  onPrompt: (prompt: string) => void
  /** Inserts `@1` into the text. */
  onMention: (number: number) => void
  onClose: () => void
}

interface UseProps {
  reference: Reference
  ability: ReferencesInput['ability']
  isGuess: boolean
  onChange: (change: Partial<Reference>) => void
  onRemove: () => void
  onMention: () => void
  moves: ReactNode
}

/** Use of the chosen picture, its strength, and another picture in its place. */
function ReferenceUse(props: UseProps) {
  const { reference, ability, isGuess, onChange, onRemove, onMention, moves } = props
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
      {moves}
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

let rows = 0
/** Pages below the one on top have rows too. */
const nameRow = () => `references-${++rows}`

interface Opened {
  chosen: number | null
  /** Rises with each choice, not when the chosen picture is moved: its buttons keep the focus. */
  opening: number
}

function Row(props: ReferenceRowProps) {
  const { all, aside, ability, guessed, onGuessed, prompt, onPrompt, onChange, onMention } = props
  const [{ chosen, opening }, setOpened] = useState<Opened>({ chosen: null, opening: 0 })
  const setChosen = (number: number | null) =>
    setOpened((before) => ({ chosen: number, opening: before.opening + 1 }))
  const present = byNumber([...all, ...aside])
  const [rowId] = useState(nameRow)
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
  const move = (from: number, to: number) => {
    const moved = renumberMoved({ all, aside, guessed, prompt }, from, to)
    if (moved.prompt !== prompt) onPrompt(moved.prompt)
    onGuessed(moved.guessed)
    onChange(moved.all, moved.aside)
    setOpened((before) => ({
      ...before,
      chosen: before.chosen === null ? null : moved.renumber(before.chosen),
    }))
  }
  const settle = (number: number) => onGuessed(guessed.filter((other) => other !== number))
  return (
    <View className="references">
      <View className="references__row" role="group" aria-label={texts.row}>
        {present.length > 0 && (
          <ReferenceCells
            id={rowId}
            references={present}
            readState={(reference) => ({
              isChosen: reference.number === chosen && !aside.includes(reference),
              isUsable: !unusable.includes(reference),
              isAside: aside.includes(reference),
              isGuess: guessed.includes(reference.number),
            })}
            onPress={(reference) =>
              aside.includes(reference)
                ? onChange(
                    byNumber([...all, reference]),
                    aside.filter((one) => one !== reference),
                  )
                : setChosen(reference.number === chosen ? null : reference.number)
            }
            onMove={move}
          />
        )}
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
          key={opening}
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
          moves={
            <ReferenceMoves
              number={use.number}
              position={present.indexOf(use)}
              count={present.length}
              onMove={(to) => move(present.indexOf(use), to)}
            />
          }
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
