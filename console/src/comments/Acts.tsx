import { Button } from 'antd'
import { call } from '../api/call'
import { buildPath, navigate } from '../lib/router'
import { ReasonButton } from '../ui/ReasonButton'
import { texts } from './texts'
import type { Row } from './view'

function Hide({ row: { id, words } }: { row: Row }) {
  return (
    <ReasonButton
      name="hide"
      text={texts.hide}
      title={`${texts.hide} · ${words}`}
      note={texts.hideNote}
      danger
      reasonLabel={texts.hideWhy}
      act={(reason) =>
        call('POST /api/console/comments/{id}/hide', { params: { id }, body: { reason } })
      }
      done={texts.hidden}
    />
  )
}

function Restore({ row: { id, words } }: { row: Row }) {
  return (
    <ReasonButton
      name="restore"
      text={texts.restore}
      title={`${texts.restore} · ${words}`}
      note={texts.restoreNote}
      reasonLabel={texts.restoreWhy}
      act={(reason) =>
        call('POST /api/console/comments/{id}/restore', { params: { id }, body: { reason } })
      }
      done={texts.restored}
    />
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
