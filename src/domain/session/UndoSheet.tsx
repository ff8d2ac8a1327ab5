import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { ledgerTime } from '@/domain/credits/time'
import { deviceId } from '@/platform/deviceId'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { undoTexts as texts } from './undoTexts'
import './UndoSheet.scss'

const ISSUE_ID = 'undo-issue'
const LETTERS = 12

/** As a person types or pastes it: letters in any case, with spaces or hyphens. */
const plainCode = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

function useUndoCode(initialCode: string) {
  const [code, setCode] = useState(initialCode)
  const [wrong, setWrong] = useState('')
  const reading = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: (body: { code: string; device: string }) => call('POST /api/auth/undo', { body }),
  })
  const undoing = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: (body: { code: string; device: string }) =>
      call('POST /api/auth/undo/use', { body }),
  })
  const body = { code: plainCode(code), device: deviceId() }
  return {
    code,
    change: reading.data ?? null,
    isDone: undoing.isSuccess,
    busy: reading.busy || undoing.busy,
    issue: wrong || reading.issue || undoing.issue,
    setCode: (text: string) => {
      setCode(text)
      setWrong('')
      reading.forget()
    },
    read() {
      setWrong(body.code.length === LETTERS ? '' : texts.codeWrong)
      if (body.code.length === LETTERS) void reading.run(body)
    },
    undo: () => void undoing.run(body),
  }
}

interface UndoFormProps {
  /** From the link of a notice; '' where the person types it. */
  initialCode: string
  lead: string
  onClose: () => void
}

/** The code, what it undoes, and that it is done. */
export function UndoForm({ initialCode, lead, onClose }: UndoFormProps) {
  const form = useUndoCode(initialCode)
  const { change, issue } = form
  if (form.isDone)
    return (
      <>
        <View className="undo__lead" role="status">
          {texts.done}
        </View>
        <Button variant="primary" wide onPress={onClose}>
          {texts.toLogin}
        </Button>
      </>
    )
  return (
    <>
      <View className="undo__lead">
        {change ? texts.words(change.words, ledgerTime(change.createdAt, new Date())) : lead}
      </View>
      {!change && (
        <Field
          kind="text"
          label={texts.code}
          placeholder={texts.codePlaceholder}
          value={form.code}
          onChange={form.setCode}
          maxLength={20}
          invalid={issue !== ''}
          describedBy={ISSUE_ID}
          onConfirm={form.read}
        />
      )}
      <View id={ISSUE_ID} className="undo__issue" role="alert">
        {issue}
      </View>
      <Button variant="primary" wide disabled={form.busy} onPress={change ? form.undo : form.read}>
        {change ? texts.undo : texts.next}
      </Button>
    </>
  )
}

interface UndoSheetProps {
  open: boolean
  initialCode: string
  onClose: () => void
}

/** Takes back a change of how an account is signed in, by the code of its notice. */
export function UndoSheet({ open, initialCode, onClose }: UndoSheetProps) {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (open) setRound((before) => before + 1)
  }, [open])
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.title}>
      <View className="undo">
        <UndoForm key={round} initialCode={initialCode} lead={texts.lead} onClose={onClose} />
      </View>
    </BottomSheet>
  )
}
