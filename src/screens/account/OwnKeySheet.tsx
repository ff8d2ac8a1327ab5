import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Chip } from '@/ui/Chip/Chip'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { KeyPlaces } from './KeyPlaces'
import { ownKeyTexts as texts } from './ownKeyTexts'
import { useOwnKey, type KeyForm, type KeyVendor, type OwnKey } from './useOwnKey'
import './OwnKeySheet.scss'

interface OwnKeySheetProps {
  open: boolean
  origins: readonly string[]
  vendors: readonly KeyVendor[]
  /** null: a new one. */
  edited: OwnKey | null
  onClose: () => void
}

const ISSUE_ID = 'own-key-issue'
const EMPTY: KeyForm = { name: '', vendor: null, baseUrl: '', model: '', apiKey: '' }

function Line(props: Omit<FieldProps, 'describedBy'>) {
  return (
    <View className="own-key__line">
      <View className="own-key__label" aria-hidden>
        {props.label}
      </View>
      <Field {...props} describedBy={ISSUE_ID} />
    </View>
  )
}

/** As the form begins: with the first vendor, or the first host where there is none. */
function getInitialForm({
  origins,
  vendors,
  edited,
}: Omit<OwnKeySheetProps, 'open' | 'onClose'>): KeyForm {
  if (edited) {
    const { name, vendor, baseUrl, model } = edited
    return { name, vendor, baseUrl, model, apiKey: '' }
  }
  return { ...EMPTY, vendor: vendors[0]?.id ?? null, baseUrl: `${origins[0] ?? ''}/v1` }
}

function isWhole({ name, vendor, model, apiKey }: KeyForm, isNew: boolean): boolean {
  const hasModel = vendor !== null || model.trim() !== ''
  return name.trim() !== '' && hasModel && (!isNew || apiKey.trim() !== '')
}

/** The form of one key: a new one, or one that is renamed, exchanged, tested or removed. */
export function OwnKeySheet({ open, origins, vendors, edited, onClose }: OwnKeySheetProps) {
  const [form, setForm] = useState<KeyForm>(EMPTY)
  const key = useOwnKey(edited, onClose)
  useEffect(() => {
    if (open) setForm(getInitialForm({ origins, vendors, edited }))
  }, [open, edited, origins, vendors])
  const change = (news: Partial<KeyForm>): void => {
    key.forget()
    setForm({ ...form, ...news })
  }
  const set = (name: keyof KeyForm) => (value: string) => change({ [name]: value })
  const vendor = vendors.find(({ id }) => id === form.vendor)
  const line = { invalid: key.issue !== '', kind: 'text' } as const
  return (
    <BottomSheet open={open} onClose={onClose} title={edited ? edited.name : texts.addTitle}>
      <View className="own-key">
        {!edited && <View className="own-key__lead">{texts.lead}</View>}
        {!edited && vendors.length > 0 && (
          <KeyPlaces
            vendors={vendors}
            hasOthers={origins.length > 0}
            chosen={form.vendor}
            onChoose={(chosen) => change({ vendor: chosen, model: '' })}
          />
        )}
        <Line
          {...line}
          label={texts.name}
          placeholder={texts.namePlaceholder}
          value={form.name}
          onChange={set('name')}
          maxLength={20}
        />
        {edited && <View className="own-key__where">{vendor?.name ?? edited.baseUrl}</View>}
        {!edited && form.vendor === null && (
          <>
            <Line
              {...line}
              label={texts.baseUrl}
              placeholder={texts.baseUrlPlaceholder}
              value={form.baseUrl}
              onChange={set('baseUrl')}
              maxLength={200}
            />
            <View className="own-key__hosts">
              <View className="own-key__label">{texts.baseUrlHint}</View>
              {origins.map((origin) => (
                <Chip
                  key={origin}
                  text={origin.replace(/^https:\/\//, '')}
                  on={form.baseUrl.startsWith(origin)}
                  onPress={() => change({ baseUrl: `${origin}/v1` })}
                />
              ))}
            </View>
          </>
        )}
        <Line
          {...line}
          label={form.vendor === null ? texts.model : texts.vendorModel}
          placeholder={form.vendor === null ? texts.modelPlaceholder : texts.vendorModelPlaceholder}
          value={form.model}
          onChange={set('model')}
          maxLength={120}
        />
        {vendor && (
          <View className="own-key__usual">
            {texts.usual(vendor.models.map(({ name }) => name))}
          </View>
        )}
        <Line
          {...line}
          kind="secret"
          label={texts.apiKey}
          placeholder={edited ? texts.newKeyPlaceholder : texts.apiKeyPlaceholder}
          value={form.apiKey}
          onChange={set('apiKey')}
          maxLength={300}
        />
        <View id={ISSUE_ID} className="mg-account__issue" role="alert">
          {key.issue}
        </View>
        {key.tested && (
          <View
            className={
              key.tested.works ? 'own-key__tested own-key__tested--works' : 'own-key__tested'
            }
            role="status"
          >
            {key.tested.message}
          </View>
        )}
        {edited && (
          <View className="own-key__acts">
            <Button wide disabled={key.testing} onPress={key.test}>
              {key.testing ? texts.testing : texts.test}
            </Button>
            <Button wide variant="danger" onPress={key.remove}>
              {texts.remove}
            </Button>
          </View>
        )}
        <Button
          wide
          variant="primary"
          disabled={!isWhole(form, edited === null) || key.busy}
          onPress={() => key.save(form)}
        >
          {key.busy ? texts.saving : texts.save}
        </Button>
      </View>
    </BottomSheet>
  )
}
