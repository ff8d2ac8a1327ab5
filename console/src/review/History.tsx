import type { CallData } from '@contract/endpoints/all'
import type { TableColumnsType } from 'antd'
import { type ReactNode, useState } from 'react'
import { call } from '../api/call'
import { shortTime, wholeTime } from '../lib/format'
import { ReasonButton } from '../ui/ReasonButton'
import { PagedTable } from '../ui/PagedTable'
import { PAGE_SIZE } from '../ui/Pager'
import { Pill } from '../ui/Pill'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { DECISIONS, STATES, texts } from './texts'

type Row = CallData<'GET /api/console/review/history'>['list'][number]
type Work = NonNullable<Row['work']>

function Reopen({ work: { id: workId, title } }: { work: Work }) {
  const name = texts.reopenOf(title || texts.untitled)
  return (
    <ReasonButton
      link
      name="reopen"
      text={texts.reopen}
      label={name}
      title={name}
      note={texts.reopenNote}
      reasonLabel={texts.reopenWhy}
      act={(reason) => call('POST /api/console/review/reopen', { body: { workId, reason } })}
      done={texts.reopened}
    />
  )
}

const TONES = { pass: 'good', reject: 'bad', choose: 'good', unchoose: 'plain' } as const

const COLUMNS: TableColumnsType<Row> = [
  {
    title: texts.when,
    key: 'when',
    width: 140,
    ellipsis: true,
    render: (_, { createdAt, reviewer }) => (
      <span className="cell">
        <span className="what">
          <time title={wholeTime(createdAt)}>{shortTime(createdAt)}</time>
          <span className="small">{reviewer}</span>
        </span>
      </span>
    ),
  },
  {
    title: texts.work,
    key: 'work',
    ellipsis: true,
    render: (_, { work }) =>
      work === null ? (
        <span className="small">{texts.noWork}</span>
      ) : (
        <span className="cell">
          <img className="thumb" src={work.thumbUrl} alt="" loading="lazy" />
          <span className="what">
            <span>{work.title || texts.untitled}</span>
          </span>
        </span>
      ),
  },
  {
    title: texts.decision,
    dataIndex: 'decision',
    width: 104,
    render: (decision: Row['decision']) => (
      <Pill tone={TONES[decision]}>{DECISIONS[decision]}</Pill>
    ),
  },
  { title: texts.reason, dataIndex: 'reason', ellipsis: true, width: 180 },
  {
    title: texts.now,
    key: 'now',
    width: 90,
    render: (_, { work }) => work && STATES[work.state],
  },
  {
    title: texts.acts,
    key: 'acts',
    width: 96,
    align: 'right',
    render: (_, { work, decision }) =>
      work?.state === 'rejected' && decision === 'reject' && <Reopen work={work} />,
  },
]

/** Everything that was decided, the newest first; what was refused can be reviewed again. */
export function History({ tabs }: { tabs: ReactNode }) {
  const [page, setPage] = useState(1)
  const historyQuery = useConsoleQuery('GET /api/console/review/history', {
    query: { page, pageSize: PAGE_SIZE },
  })
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <span className="rest" />
        {tabs}
      </header>
      <div className="card">
        <PagedTable<Row>
          of={historyQuery}
          columns={COLUMNS}
          none={texts.noHistory}
          page={page}
          onPage={setPage}
        />
      </div>
    </>
  )
}
