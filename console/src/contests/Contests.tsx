import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { shortTime } from '../lib/format'
import { navigate, type Route } from '../lib/router'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { Pager } from '../ui/Pager'
import { Nothing, QueryView } from '../ui/States'
import { useAct } from '../ui/useAct'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { type Contest, ContestForm } from './ContestForm'
import { Entries } from './Entries'
import { texts } from './texts'

const ROWS = 10

function EndDialog({ entry, onClose }: { entry: Contest; onClose: () => void }) {
  const state = entry.state === 'open' ? 'open' : 'judging'
  const end = useAct(
    ({ reason }: { reason: string }) =>
      call('POST /api/console/contests/{id}/end', { params: { id: entry.id }, body: { reason } }),
    { done: () => texts.ended, after: onClose },
  )
  return (
    <FormDialog<{ reason: string }>
      name="end"
      title={texts.end[state]}
      note={texts.endNote[state]}
      danger
      pending={end.isPending}
      onFinish={(fields) => end.mutate(fields)}
      onClose={onClose}
    >
      <ReasonField label={texts.reason} />
    </FormDialog>
  )
}

function Row({ entry }: { entry: Contest }) {
  const [dialog, setDialog] = useState<'edit' | 'end' | null>(null)
  const { id, number, title, brief, state, startsAt, endsAt, entryCount, thumbUrl } = entry
  const close = () => setDialog(null)
  return (
    <li>
      <span className="number">{texts.number(number)}</span>
      {thumbUrl === null ? (
        <span className="thumb" />
      ) : (
        <img className="thumb" src={thumbUrl} alt="" loading="lazy" />
      )}
      <span className="what">
        <span>{[title, texts.state[state], texts.entries(entryCount)].join(' · ')}</span>
        <span className="small">
          {[brief, `${shortTime(startsAt)} – ${shortTime(endsAt)}`].join(' · ')}
        </span>
      </span>
      {state === 'upcoming' && (
        <Button size="small" type="link" onClick={() => setDialog('edit')}>
          {texts.edit}
        </Button>
      )}
      {(state === 'open' || state === 'judging') && (
        <Button size="small" type="link" danger onClick={() => setDialog('end')}>
          {texts.end[state]}
        </Button>
      )}
      {state !== 'upcoming' && (
        <Button size="small" type="link" onClick={() => navigate({ page: 'contests', id })}>
          {texts.look}
        </Button>
      )}
      {dialog === 'edit' && <ContestForm entry={entry} onClose={close} />}
      {dialog === 'end' && <EndDialog entry={entry} onClose={close} />}
    </li>
  )
}

/** Contests: planned, running, and those with a result; one's entries under its id. */
export default function Contests({ place: { id } }: { place: Route }) {
  const [page, setPage] = useState(1)
  const [adding, setAdding] = useState(false)
  const contestsQuery = useConsoleQuery('GET /api/console/contests', {
    query: { page, pageSize: ROWS },
  })
  if (id !== null) return <Entries key={id} contestId={id} />
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <span className="rest" />
        <Button type="primary" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </header>
      <div className="card">
        <QueryView of={contestsQuery} rows={10}>
          {({ list, total }) =>
            list.length === 0 ? (
              <Nothing>{texts.none}</Nothing>
            ) : (
              <>
                <ul className="rows">
                  {list.map((entry) => (
                    <Row key={entry.id} entry={entry} />
                  ))}
                </ul>
                <Pager page={page} total={total} pageSize={ROWS} onPage={setPage} />
              </>
            )
          }
        </QueryView>
      </div>
      {adding && <ContestForm entry={null} onClose={() => setAdding(false)} />}
    </>
  )
}
