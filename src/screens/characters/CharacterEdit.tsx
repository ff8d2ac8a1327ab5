import { View } from '@tarojs/components'
import { useState } from 'react'
import { CHARACTER_PICTURES_MAX, CHARACTER_WORDS_MAX } from '@contract/characters'
import { textLength } from '@contract/tools/check'
import { isMediaRef } from '@contract/tools/media'
import { getErrorMessage } from '@/api/error'
import { useManyMedia } from '@/domain/media/useManyMedia'
import { mediaUrl } from '@/platform/media'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { Empty } from '@/ui/Empty/Empty'
import { Field } from '@/ui/Field/Field'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { lazySheet } from '@/ui/later'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Switch } from '@/ui/Switch/Switch'
import { TextArea } from '@/ui/TextArea/TextArea'
import { ConsentSheet } from './ConsentSheet'
import { texts } from './texts'
import { type CharacterForm, useCharacterForm } from './useCharacterForm'
import './CharacterEdit.scss'

const TrialBox = lazySheet(() => import('./TrialBox').then((m) => m.TrialBox), { quiet: true })
const WordsOfPicture = lazySheet(() => import('./WordsOfPicture').then((m) => m.WordsOfPicture), {
  quiet: true,
})

const nothing = () => {}

interface PartProps {
  form: CharacterForm
  change: (news: Partial<CharacterForm>) => void
}

function Pictures({ form: { pictures }, change }: PartProps) {
  const left = CHARACTER_PICTURES_MAX - pictures.length
  const many = useManyMedia(left, (sources) => {
    const added = sources.map(({ ref, thumbUrl }) => ({ ref, thumbUrl }))
    change({ pictures: [...pictures, ...added].slice(0, CHARACTER_PICTURES_MAX) })
  })
  return (
    <>
      <View className="character__pictures">
        {pictures.map(({ ref, thumbUrl }, at) => (
          <View key={ref} className="character__picture">
            <Picture src={mediaUrl(thumbUrl)} alt={texts.picture(at + 1)} />
            {at === 0 && <View className="character__main">{texts.main}</View>}
            <View className="character__drop">
              <IconButton
                icon="close"
                disc
                label={texts.removePicture(at + 1)}
                onPress={() => change({ pictures: pictures.filter((one) => one.ref !== ref) })}
              />
            </View>
          </View>
        ))}
        {many.remaining > 0 && (
          <View
            className="mg-press character__picture character__picture--add"
            {...pressable({ label: texts.addPicture, onPress: many.choose })}
          >
            <Icon name="plus" />
          </View>
        )}
      </View>
      {many.queue}
      <View className="character__note">
        {pictures.length === 0 ? texts.none : left > 0 ? texts.more(left) : texts.enough}
      </View>
      {many.sheet}
    </>
  )
}

interface LooksProps extends PartProps {
  isReading: boolean
  unread: readonly string[]
}

/** Properties that the painter here draws in every picture. */
function Looks({ form: { looks }, change, isReading, unread }: LooksProps) {
  if (isReading) return <View className="character__note">{texts.reading}</View>
  if (!looks) return <View className="character__note">{texts.looksNone}</View>
  return (
    <View>
      <View className="character__note">{texts.looks}</View>
      <View className="character__traits">
        <View className="character__thing">{looks.name}</View>
        {looks.traits.map((trait) => (
          <View
            key={`${trait.slot}:${trait.value}`}
            className="mg-press character__trait"
            {...pressable({
              label: texts.dropTrait(trait.name),
              onPress: () =>
                change({
                  looks: { ...looks, traits: looks.traits.filter((one) => one !== trait) },
                }),
            })}
          >
            <View>{trait.name}</View>
            <Icon name="close" size={14} />
          </View>
        ))}
      </View>
      {unread.length > 0 && (
        <View className="character__note">{texts.unread(unread.join('、'))}</View>
      )}
    </View>
  )
}

interface CharacterEditProps {
  /** null: a new one. */
  id: string | null
  /** Of a new one: the name that was typed after `@`. */
  firstName: string
}

/** One character: pictures, name, words, looks, and the agreement of a real person. */
export function CharacterEdit({ id, firstName }: CharacterEditProps) {
  const edit = useCharacterForm(id, firstName)
  const [isAsking, setAsking] = useState(false)
  const { form, change } = edit
  if (!form)
    return edit.failed ? (
      <Empty
        drawing="failed"
        title={texts.failed}
        hint={getErrorMessage(edit.failed)}
        action={{ text: texts.retry, onPress: edit.retry }}
      />
    ) : (
      <Skeleton width="100%" height={320} />
    )
  const [main] = form.pictures
  const isLong = textLength(form.words) > CHARACTER_WORDS_MAX
  return (
    <View className="character">
      <Pictures form={form} change={change} />
      <View className="character__label">{texts.name}</View>
      <Field
        kind="text"
        label={texts.name}
        placeholder={texts.nameHint}
        value={form.name}
        onChange={(name) => change({ name })}
        maxLength={8}
        counted
        describedBy="character-issue"
      />
      <View className="character__words">
        <View className="character__label">{texts.words}</View>
        {main && isMediaRef(main.ref) && (
          <WordsOfPicture
            open
            onClose={nothing}
            image={main.ref}
            words={form.words}
            onWords={(words) => change({ words })}
          />
        )}
      </View>
      <View className="character__box">
        <TextArea
          label={texts.words}
          placeholder={texts.wordsHint}
          value={form.words}
          onChange={(words) => change({ words })}
          rows={2}
        />
      </View>
      <Looks form={form} change={change} isReading={edit.isReading} unread={edit.unread} />
      <TrialBox open onClose={nothing} form={form} isReading={edit.isReading} change={change} />
      <View className="character__row">
        <View className="character__real">{texts.real}</View>
        <View className="character__note">
          {form.real === null ? texts.realHint : texts.realDone(form.real)}
        </View>
        <Switch
          label={texts.real}
          on={form.real !== null}
          onChange={(on) => (on ? setAsking(true) : change({ real: null }))}
        />
      </View>
      <View id="character-issue" className="character__issue" role="alert">
        {edit.issue}
      </View>
      <Dock>
        {id !== null && (
          <Action icon="trash" word={texts.remove} tone="danger" onPress={edit.remove} />
        )}
        <Button
          wide
          variant="primary"
          disabled={form.name.trim() === '' || isLong || edit.busy || edit.isReading}
          onPress={edit.save}
        >
          {edit.busy ? texts.saving : texts.save}
        </Button>
      </Dock>
      <ConsentSheet
        open={isAsking}
        onClose={() => setAsking(false)}
        onAgree={(real) => change({ real })}
      />
    </View>
  )
}
