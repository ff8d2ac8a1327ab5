import type { ConfirmBy } from '@contract/sign-in'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { ledgerTime } from '@/domain/credits/time'
import { UndoForm } from '@/domain/session/UndoSheet'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { changeTexts as texts } from './changeTexts'
import { Proof } from '@/domain/session/Proof'
import { type Change, useChanges, useUndo } from './useChanges'

function Row({ change, onPress }: { change: Change; onPress: () => void }) {
  return (
    <View className="mg-account__device">
      <View className="mg-account__who">
        <View>{change.words}</View>
        <View className="mg-account__note">
          {texts.until(ledgerTime(change.undoUntil, new Date()))}
        </View>
      </View>
      <Button size="medium" label={texts.undoLabel(change.words)} onPress={onPress}>
        {texts.undo}
      </Button>
    </View>
  )
}

interface UndoProps {
  change: Change
  /** Empty: the code of the notice alone undoes it. */
  options: readonly ConfirmBy[]
  onDone: () => void
}

function Undo({ change, options, onDone }: UndoProps) {
  const undoing = useUndo(change, onDone)
  if (options.length === 0) return <UndoForm initialCode="" lead={texts.byCode} onClose={onDone} />
  return (
    <>
      <View className="mg-account__lead">{texts.lead(change.words)}</View>
      <Proof
        purpose="undo"
        only={options}
        bySignIn={texts.bySignIn}
        writing={undoing}
        variant="primary"
        submit={texts.undo}
        submitting={texts.undoing}
      />
    </>
  )
}

/** Changes of how the account is signed in that can still be undone; nothing where there are none. */
export function Changes() {
  const changes = useChanges()
  const [shown, setShown] = useState<Change | null>(null)
  const [open, setOpen] = useState(false)
  if (!changes || (changes.list.length === 0 && !open)) return null
  return (
    <View className="mg-account__part">
      <View className="mg-account__head" role="heading" aria-level={2}>
        {texts.title}
      </View>
      {changes.list.map((change) => (
        <Row
          key={change.id}
          change={change}
          onPress={() => {
            setShown(change)
            setOpen(true)
          }}
        />
      ))}
      <BottomSheet open={open} onClose={() => setOpen(false)} title={texts.sheet}>
        <View className="mg-account__close">
          {shown && (
            <Undo
              key={shown.id}
              change={shown}
              options={changes.confirmOptions}
              onDone={() => setOpen(false)}
            />
          )}
        </View>
      </BottomSheet>
    </View>
  )
}
