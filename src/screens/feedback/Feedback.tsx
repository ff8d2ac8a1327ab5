import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { loginUrlFor } from '@/domain/navigation/decide'
import { back, go } from '@/domain/navigation/navigate'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Empty } from '@/ui/Empty/Empty'
import { Field } from '@/ui/Field/Field'
import { KeyValues } from '@/ui/KeyValues/KeyValues'
import { TextArea } from '@/ui/TextArea/TextArea'
import { Pictures } from './Pictures'
import { texts, type FeedbackKind } from './texts'
import { useFeedback, type FeedbackForm } from './useFeedback'
import './Feedback.scss'

const KINDS = Object.entries(texts.kinds) as [FeedbackKind, string][]
const CONTACT_MAX = 60

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <View className="mg-feedback__part">
      <View className="mg-feedback__head">
        <View role="heading" aria-level={2}>
          {title}
        </View>
        {note && <View className="mg-feedback__note">{note}</View>}
      </View>
      {children}
    </View>
  )
}

function Form({ form }: { form: FeedbackForm }) {
  const { kind, words, contact, count, facts, state, refusal } = form
  const { factNames } = texts
  const items = [
    { label: factNames.version, value: facts.version },
    { label: factNames.platform, value: facts.platform },
    { label: factNames.screen, value: facts.screen, wide: true },
  ]
  return (
    <View className="mg-feedback">
      <View className="mg-feedback__kinds" role="radiogroup" aria-label={texts.kind}>
        {KINDS.map(([value, text]) => (
          <Chip key={value} text={text} on={kind === value} onPress={() => form.setKind(value)} />
        ))}
      </View>
      <Part title={texts.words} note={texts.counter(count)}>
        <View className="mg-feedback__box">
          <TextArea
            value={words}
            onChange={form.setWords}
            label={texts.words}
            placeholder={texts.wordsHint}
            rows={4}
          />
        </View>
      </Part>
      <Part title={texts.pictures} note={texts.picturesNote}>
        <Pictures form={form} />
      </Part>
      <Part title={texts.contact}>
        <Field
          kind="text"
          value={contact}
          onChange={form.setContact}
          label={texts.contact}
          placeholder={texts.contactHint}
          maxLength={CONTACT_MAX}
        />
      </Part>
      <Part title={texts.facts}>
        <KeyValues items={items} />
      </Part>
      <Button
        variant="primary"
        wide
        disabled={refusal !== null || state === 'sending'}
        onPress={form.send}
      >
        {state === 'sending' ? texts.sending : (refusal ?? texts.send)}
      </Button>
    </View>
  )
}

/** 意见反馈 */
export function Feedback() {
  const isLogin = useSession((session) => session.isLogin)
  const form = useFeedback()
  if (!isLogin) {
    const login = () => void go('navigate', loginUrlFor('/pagesC/ucenter/feedback'))
    return <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
  }
  if (form.state !== 'done') return <Form form={form} />
  return (
    <View>
      <Empty
        title={texts.done}
        hint={texts.doneHint}
        action={{ text: texts.back, onPress: () => void back() }}
      />
      <View className="mg-feedback__again">
        <Button onPress={form.another}>{texts.another}</Button>
      </View>
    </View>
  )
}
