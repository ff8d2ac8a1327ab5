import type { CallData } from '@contract/endpoints/all'
import { Button, Checkbox, Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { navigate } from '../lib/router'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { Nothing, QueryView } from '../ui/States'
import { useAct } from '../ui/useAct'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { texts } from './texts'

type Entry = CallData<'GET /api/console/contests/{id}/entries'>['list'][number]
type Order = 'votes' | 'newest'

const ROWS = 20
const ORDERS = [
  { value: 'votes', label: texts.byVotes },
  { value: 'newest', label: texts.byTime },
] as const

interface PickFields {
  readonly picked: boolean
  readonly words?: string
}

function PickDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const pick = useAct(
    ({ picked, words = '' }: PickFields) =>
      call('POST /api/console/contests/entries/{id}/pick', {
        params: { id: entry.id },
        body: { picked, words },
      }),
    { done: () => texts.done, after: onClose },
  )
  return (
    <FormDialog<PickFields>
      name="pick"
      title={texts.pickTitle(entry.title)}
      pending={pick.isPending}
      initial={{ picked: entry.picked, words: entry.words }}
      onFinish={(fields) => pick.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item name="picked" valuePropName="checked">
        <Checkbox>{texts.pickOn}</Checkbox>
      </Form.Item>
      <Form.Item name="words" label={texts.judge}>
        <Input maxLength={40} />
      </Form.Item>
    </FormDialog>
  )
}

function QualifyDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const isOut = entry.removedReason !== null
  const change = useAct(
    ({ reason }: { reason: string }) =>
      call('POST /api/console/contests/entries/{id}/disqualify', {
        params: { id: entry.id },
        body: { removed: !isOut, reason },
      }),
    { done: () => texts.done, after: onClose },
  )
  return (
    <FormDialog<{ reason: string }>
      name="qualify"
      title={(isOut ? texts.restoreTitle : texts.disqualifyTitle)(entry.title)}
      danger={!isOut}
      pending={change.isPending}
      onFinish={(fields) => change.mutate(fields)}
      onClose={onClose}
    >
      <ReasonField label={texts.reason} />
    </FormDialog>
  )
}

function Row({ entry }: { entry: Entry }) {
  const [dialog, setDialog] = useState<'pick' | 'qualify' | null>(null)
  const { title, user, votes, mutual, picked, removedReason, place, workState, thumbUrl } = entry
  const close = () => setDialog(null)
  const facts = [
    `${texts.votes} ${votes}`,
    `${texts.mutual} ${mutual}`,
    workState === 'public' ? '' : (texts.workState[workState] ?? workState),
    picked ? texts.picked : '',
    place === null ? '' : texts.place(place),
    removedReason === null ? '' : texts.removed(removedReason),
  ]
  return (
    <li>
      <img className="thumb" src={thumbUrl} alt="" loading="lazy" />
      <span className="what">
        <span>{[title, user.nickname].join(' · ')}</span>
        <span className="small">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Button size="small" type="link" onClick={() => setDialog('pick')}>
        {texts.pick}
      </Button>
      <Button size="small" type="link" danger onClick={() => setDialog('qualify')}>
        {removedReason === null ? texts.disqualify : texts.restore}
      </Button>
      {dialog === 'pick' && <PickDialog entry={entry} onClose={close} />}
      {dialog === 'qualify' && <QualifyDialog entry={entry} onClose={close} />}
    </li>
  )
}

/** Entries of a contest with their votes so far; mutual votes hint at rings. */
export function Entries({ contestId }: { contestId: string }) {
  const [order, setOrder] = useState<Order>('votes')
  const [page, setPage] = useState(1)
  const entriesQuery = useConsoleQuery('GET /api/console/contests/{id}/entries', {
    params: { id: contestId },
    query: { order, page, pageSize: ROWS },
  })
  return (
    <>
      <header className="top">
        <Button onClick={() => navigate({ page: 'contests', id: null })}>{texts.back}</Button>
        <h1>{texts.title}</h1>
        <span className="rest" />
        <Segmented<Order>
          options={[...ORDERS]}
          value={order}
          onChange={(next) => {
            setOrder(next)
            setPage(1)
          }}
        />
      </header>
      <div className="card">
        <QueryView of={entriesQuery} rows={10}>
          {({ list, hasMore }) =>
            list.length === 0 && page === 1 ? (
              <Nothing>{texts.noEntries}</Nothing>
            ) : (
              <>
                <ul className="rows">
                  {list.map((entry) => (
                    <Row key={entry.id} entry={entry} />
                  ))}
                </ul>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {texts.earlier}
                </Button>
                <Button disabled={!hasMore} onClick={() => setPage(page + 1)}>
                  {texts.later}
                </Button>
              </>
            )
          }
        </QueryView>
      </div>
    </>
  )
}
