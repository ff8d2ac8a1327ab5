import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { buildPath, navigate } from '../lib/router'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { useAct } from '../ui/useAct'
import { texts } from './texts'
import type { Row } from './view'

type Fields = { reason: string }

function Hide({ row: { id, words } }: { row: Row }) {
  const [isOpen, setIsOpen] = useState(false)
  const hide = useAct(
    (body: Fields) => call('POST /api/console/comments/{id}/hide', { params: { id }, body }),
    { done: () => texts.hidden, after: () => setIsOpen(false) },
  )
  return (
    <>
      <Button size="small" danger onClick={() => setIsOpen(true)}>
        {texts.hide}
      </Button>
      {isOpen && (
        <FormDialog<Fields>
          name="hide"
          title={`${texts.hide} · ${words}`}
          note={texts.hideNote}
          danger
          pending={hide.isPending}
          onFinish={(fields) => hide.mutate(fields)}
          onClose={() => setIsOpen(false)}
        >
          <ReasonField label={texts.hideWhy} />
        </FormDialog>
      )}
    </>
  )
}

function Restore({ row: { id, words } }: { row: Row }) {
  const [isOpen, setIsOpen] = useState(false)
  const restore = useAct(
    (body: Fields) => call('POST /api/console/comments/{id}/restore', { params: { id }, body }),
    { done: () => texts.restored, after: () => setIsOpen(false) },
  )
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {texts.restore}
      </Button>
      {isOpen && (
        <FormDialog<Fields>
          name="restore"
          title={`${texts.restore} · ${words}`}
          note={texts.restoreNote}
          pending={restore.isPending}
          onFinish={(fields) => restore.mutate(fields)}
          onClose={() => setIsOpen(false)}
        >
          <ReasonField label={texts.restoreWhy} />
        </FormDialog>
      )}
    </>
  )
}

/** `canStop`: the role may open the page of a user, which has the form that stops an account. */
export function Acts({ row, canStop }: { row: Row; canStop: boolean }) {
  const { state, user } = row
  return (
    <span className="line end">
      {(state === 'public' || state === 'pending') && <Hide row={row} />}
      {(state === 'hidden' || state === 'rejected') && <Restore row={row} />}
      {canStop && user !== null && (
        <Button
          size="small"
          type="link"
          aria-label={texts.stopLabel(user.nickname)}
          href={buildPath({ page: 'users', id: user.id })}
          onClick={(event) => {
            event.preventDefault()
            navigate({ page: 'users', id: user.id })
          }}
        >
          {texts.stop}
        </Button>
      )}
    </span>
  )
}
