import { View } from '@tarojs/components'
import { useState } from 'react'
import { Proof } from '@/domain/session/Proof'
import { IS_H5 } from '@/platform/env'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import {
  type ApiKey,
  formatExpiresOn,
  formatScopes,
  formatUsed,
  isUsable,
  shortKey,
} from './format'
import { findMissing, formFromKey, type KeyForm, toLimits } from './keyForm'
import { KeyFields } from './KeyFields'
import { SecretSheet } from './SecretSheet'
import { texts } from './texts'
import { type ShownKey, useChangeKey, useRevokeKey, useRotateKey } from './useKeys'
import './KeySheet.scss'

const ISSUE_ID = 'key-sheet-issue'

interface KeySheetProps {
  open: boolean
  apiKey: ApiKey
  onClose: () => void
}

function Edit({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const [form, setForm] = useState(() => formFromKey(apiKey))
  const [missing, setMissing] = useState('')
  const changing = useChangeKey(apiKey.id, onDone)
  const issue = missing || changing.issue
  const change = (news: Partial<KeyForm>): void => {
    setMissing('')
    changing.forget()
    setForm({ ...form, ...news })
  }
  const save = (): void => {
    const found = findMissing(form)
    setMissing(found)
    if (found === '') void changing.run(toLimits(form, new Date()))
  }
  return (
    <>
      <KeyFields isEdit form={form} onChange={change} invalid={issue !== ''} issueId={ISSUE_ID} />
      <View id={ISSUE_ID} className="confirmation__issue" role="alert">
        {issue}
      </View>
      <Button wide variant="primary" disabled={changing.busy} onPress={save}>
        {changing.busy ? texts.saving : texts.save}
      </Button>
    </>
  )
}

function Rotate({ apiKey, onShown }: { apiKey: ApiKey; onShown: (shown: ShownKey) => void }) {
  const rotating = useRotateKey(apiKey.id, onShown)
  return (
    <View className="api-proof">
      <View className="api-proof__lead">{texts.rotateLead}</View>
      <Proof
        purpose="apiKey"
        bySignIn={texts.bySignIn}
        writing={rotating}
        variant="primary"
        submit={texts.rotate}
        submitting={texts.rotating2}
      />
    </View>
  )
}

function Facts({ apiKey }: { apiKey: ApiKey }) {
  const now = new Date()
  const { addresses, lastAddress } = apiKey
  return (
    <View className="api-facts">
      <View className="api-key__mono">{shortKey(apiKey)}</View>
      <View>
        {formatUsed(apiKey, now)}
        {lastAddress !== null && `，${texts.lastFrom(lastAddress)}`}
      </View>
      <View>
        {formatScopes(apiKey.scopes)} · {formatExpiresOn(apiKey, now)}
      </View>
      {addresses.length > 0 && <View>{texts.addressNote(addresses.join('、'))}</View>}
    </View>
  )
}

/** Actions on one key. */
export function KeySheet({ open, apiKey, onClose }: KeySheetProps) {
  const [part, setPart] = useState<'acts' | 'edit' | 'rotate'>('acts')
  const [shown, setShown] = useState<ShownKey | null>(null)
  const { busy, revoke } = useRevokeKey(onClose)
  const usable = isUsable(apiKey, new Date())
  if (shown)
    return (
      <SecretSheet
        secret={shown.key}
        variable="MOGUANG_API_KEY"
        closeBody={texts.closeBodyRotated}
        onClose={onClose}
      />
    )
  const title = part === 'rotate' ? texts.confirmTitle : apiKey.name
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      {part === 'edit' && <Edit apiKey={apiKey} onDone={onClose} />}
      {part === 'rotate' && <Rotate apiKey={apiKey} onShown={setShown} />}
      {part === 'acts' && (
        <>
          <Facts apiKey={apiKey} />
          {IS_H5 && apiKey.revokedAt === null && (
            <Cell icon="pencil" text={texts.edit} onPress={() => setPart('edit')} />
          )}
          {IS_H5 && usable && (
            <Cell icon="swap" text={texts.rotate} onPress={() => setPart('rotate')} />
          )}
          {apiKey.revokedAt === null && (
            <Cell
              icon="close"
              tone="danger"
              text={texts.revoke}
              onPress={busy ? undefined : () => void revoke(apiKey)}
            />
          )}
        </>
      )}
    </BottomSheet>
  )
}
