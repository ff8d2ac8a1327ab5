import { API_KEY_NAME_MAX, API_KEY_SCOPES } from '@contract/open-api'
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { classes } from '@/ui/classes'
import { Field } from '@/ui/Field/Field'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { TextArea } from '@/ui/TextArea/TextArea'
import { CREDIT_CHOICES, DAY_CHOICES, type KeyForm, readAddressLines } from './keyForm'
import { Segments } from './Segments'
import { SCOPE_TEXTS, texts } from './texts'
import { Ticks } from './Ticks'
import { creditsText } from '@/domain/credits/format'
import './KeyFields.scss'

const SCOPES = API_KEY_SCOPES.map((value) => {
  const { name, note } = SCOPE_TEXTS[value]
  return { value, text: name, note }
})
const OWN = 'own'
const CREDITS = [
  ...CREDIT_CHOICES.map((credits) => ({ value: String(credits), text: creditsText(credits) })),
  { value: OWN, text: texts.own },
]
const NEVER = 0
const SAME = -1
const DAYS = [
  ...DAY_CHOICES.map((days) => ({ value: days as number, text: texts.days(days) })),
  { value: NEVER, text: texts.noExpiry },
]

interface KeyFieldsProps {
  form: KeyForm
  onChange: (news: Partial<KeyForm>) => void
  invalid: boolean
  issueId: string
  /** Of a key that is there: its expiry may stay. */
  isEdit?: boolean
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className="api-form__part">
      <View className="api-form__label" aria-hidden>
        {label}
      </View>
      {children}
    </View>
  )
}

function Addresses({ form, onChange }: Pick<KeyFieldsProps, 'form' | 'onChange'>) {
  const [open, setOpen] = useState(form.addresses !== '')
  const count = readAddressLines(form).length
  return (
    <>
      <View
        className="mg-press api-form__row"
        {...pressable({ onPress: () => setOpen(!open), expanded: open })}
      >
        <Text>{texts.addresses}</Text>
        <View className="api-form__value">
          {count === 0 ? texts.anyAddress : texts.someAddresses(count)}
          <Icon name={open ? 'down' : 'right'} size={18} />
        </View>
      </View>
      {open && (
        <View className="api-form__addresses">
          <TextArea
            rows={2}
            label={texts.addresses}
            placeholder={texts.addressesPlaceholder}
            value={form.addresses}
            onChange={(addresses) => onChange({ addresses })}
          />
        </View>
      )}
    </>
  )
}

/** Name, scopes and limits of a key. */
export function KeyFields({ form, onChange, invalid, issueId, isEdit }: KeyFieldsProps) {
  const { name, scopes, credits, isOwnLimit, days } = form
  const field = { invalid, describedBy: issueId }
  return (
    <View className={classes('api-form', isEdit && 'api-form--sheet')}>
      <Part label={texts.name}>
        <Field
          {...field}
          kind="text"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          value={name}
          onChange={(value) => onChange({ name: value })}
          maxLength={API_KEY_NAME_MAX}
        />
      </Part>
      <Part label={texts.scopes}>
        <Ticks
          options={SCOPES}
          value={scopes}
          onChange={(chosen) => onChange({ scopes: chosen })}
        />
      </Part>
      <Part label={texts.monthly}>
        <Segments
          label={texts.monthly}
          options={CREDITS}
          value={isOwnLimit ? OWN : credits}
          onChange={(value) =>
            onChange(
              value === OWN
                ? { isOwnLimit: true, credits: '' }
                : { isOwnLimit: false, credits: value },
            )
          }
        />
        {isOwnLimit && (
          <View className="api-form__own">
            <Field
              {...field}
              kind="code"
              label={texts.ownPlaceholder}
              placeholder={texts.ownPlaceholder}
              value={credits}
              onChange={(value) => onChange({ credits: value.replaceAll(/\D/g, '') })}
              maxLength={7}
            />
          </View>
        )}
        <View className="api-form__note">{texts.monthlyNote}</View>
      </Part>
      <Part label={texts.expires}>
        <Segments
          label={texts.expires}
          options={isEdit ? [{ value: SAME, text: texts.keepExpiry }, ...DAYS] : DAYS}
          value={days ?? SAME}
          onChange={(value) => onChange({ days: value === SAME ? null : value })}
        />
      </Part>
      <Addresses form={form} onChange={onChange} />
    </View>
  )
}
