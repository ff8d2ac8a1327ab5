import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { passkeyTexts as texts } from './passkeyTexts'
import { Proof } from '@/domain/session/Proof'
import { useAddPasskey, useOnePasskey, type Passkey } from './usePasskeys'

const ISSUE_ID = 'passkey-issue'

/** Says that it is meant; then the system asks for finger, face or PIN. */
function Add({ onDone }: { onDone: () => void }) {
  const adding = useAddPasskey(onDone)
  return (
    <>
      <View className="mg-account__lead">{texts.addLead}</View>
      <Proof
        purpose="passkey"
        bySignIn={texts.addBySignIn}
        writing={adding}
        variant="primary"
        submit={texts.next}
        submitting={texts.adding}
      />
    </>
  )
}

type Removing = ReturnType<typeof useOnePasskey>['removing']

/** Says what goes, and takes what confirms it. */
function Remove({ passkey, removing }: { passkey: Passkey; removing: Removing }) {
  return (
    <>
      <View className="mg-account__lead">{texts.removeLead(passkey.name)}</View>
      <Proof
        purpose="passkey"
        bySignIn={texts.removeBySignIn}
        writing={removing}
        variant="danger"
        submit={texts.removeSubmit}
        submitting={texts.removing}
      />
    </>
  )
}

/** Another name, or the end of it. */
function Edit({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [name, setName] = useState(passkey.name)
  const [isRemoving, setRemoving] = useState(false)
  const { renaming, removing } = useOnePasskey(passkey, onDone)
  useEffect(() => setName(passkey.name), [passkey])
  const isWhole = name.trim() !== ''
  const save = () => {
    if (isWhole) void renaming.run(name.trim())
  }
  if (isRemoving) return <Remove passkey={passkey} removing={removing} />
  return (
    <>
      <Field
        kind="text"
        label={texts.name}
        placeholder={texts.namePlaceholder}
        value={name}
        onChange={(value) => {
          renaming.forget()
          setName(value)
        }}
        maxLength={20}
        invalid={renaming.issue !== ''}
        describedBy={ISSUE_ID}
        onConfirm={save}
      />
      <View id={ISSUE_ID} className="mg-account__issue" role="alert">
        {renaming.issue}
      </View>
      <View className="mg-account__acts">
        <Button wide variant="danger" onPress={() => setRemoving(true)}>
          {texts.remove}
        </Button>
        <Button wide variant="primary" disabled={!isWhole || renaming.busy} onPress={save}>
          {renaming.busy ? texts.saving : texts.save}
        </Button>
      </View>
    </>
  )
}

interface PasskeySheetProps {
  open: boolean
  /** null: a new one. */
  edited: Passkey | null
  onClose: () => void
}

export function PasskeySheet({ open, edited, onClose }: PasskeySheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={edited?.name ?? texts.add}>
      <View className="mg-account__close">
        {edited ? (
          <Edit key={`${edited.id} ${open}`} passkey={edited} onDone={onClose} />
        ) : (
          <Add onDone={onClose} />
        )}
      </View>
    </BottomSheet>
  )
}
