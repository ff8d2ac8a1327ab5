import { HELPERS } from '@contract/staff'
import { Button, Segmented, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { shortTime, wholeTime } from '../lib/format'
import { formatReason } from '../review/texts'
import { PagedTable } from '../ui/PagedTable'
import { PAGE_SIZE } from '../ui/Pager'
import { Pill } from '../ui/Pill'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { SearchField } from '../ui/SearchField'
import { Acts } from './Acts'
import { STATES, texts } from './texts'
import type { Row } from './view'

type State = Row['state']
interface Named {
  readonly id: string
  readonly name: string
}
interface Filter {
  readonly q: string
  readonly state: State | 'all'
  readonly user: Named | null
  readonly work: Named | null
}
type Narrow = (change: Partial<Filter>) => void

const TONES = {
  pending: 'warn',
  public: 'good',
  rejected: 'bad',
  hidden: 'bad',
  deleted: 'plain',
} as const

/** In the order of the filter. */
const SHOWN = ['pending', 'public', 'rejected', 'hidden', 'deleted'] as const

const buildWorkUrl = (id: string) =>
  `/pagesD/works-detail/works-detail?id=${encodeURIComponent(id)}`

function Reports({ row: { reports } }: { row: Row }) {
  return (
    <ul>
      {reports.map(({ reason, words, decided }, at) => (
        <li key={at}>
          {formatReason(reason)}
          {words && `：${words}`}
          {decided && <span className="small"> {texts.decided}</span>}
        </li>
      ))}
    </ul>
  )
}

const columns = (narrow: Narrow, canStop: boolean): TableColumnsType<Row> => [
  {
    title: texts.comment,
    key: 'comment',
    render: (_, { words, createdAt, likeCount, reportCount }) => (
      <>
        <p className="said">{words || texts.emptied}</p>
        <span className="small">
          <time title={wholeTime(createdAt)}>{shortTime(createdAt)}</time> ·{' '}
          {texts.likes(likeCount)}
          {reportCount > 0 && ` · ${texts.reports(reportCount)}`}
        </span>
      </>
    ),
  },
  {
    title: texts.work,
    key: 'work',
    width: 230,
    render: (_, { work: { id, title, thumbUrl } }) => {
      const name = title || texts.untitled
      return (
        <span className="cell">
          <a
            href={buildWorkUrl(id)}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.openWork(name)}
          >
            <img className="thumb" src={thumbUrl} alt="" loading="lazy" />
          </a>
          <Button
            size="small"
            type="link"
            aria-label={texts.ofWork(name)}
            onClick={() => narrow({ work: { id, name } })}
          >
            {name}
          </Button>
        </span>
      )
    },
  },
  {
    title: texts.writer,
    key: 'writer',
    width: 150,
    render: (_, { user }) =>
      user === null ? (
        <span className="small">{texts.gone}</span>
      ) : (
        <Button
          size="small"
          type="link"
          aria-label={texts.ofUser(user.nickname)}
          onClick={() => narrow({ user: { id: user.id, name: user.nickname } })}
        >
          {user.nickname}
        </Button>
      ),
  },
  {
    title: texts.state,
    key: 'state',
    width: 160,
    render: (_, { state, hiddenBy, reason }) => (
      <>
        <Pill tone={TONES[state]}>
          {state === 'hidden' && hiddenBy !== null ? texts.hiddenBy[hiddenBy] : STATES[state]}
        </Pill>
        {reason !== null && <p className="small">{reason}</p>}
      </>
    ),
  },
  {
    title: texts.acts,
    key: 'acts',
    width: 150,
    align: 'right',
    render: (_, row) => <Acts row={row} canStop={canStop} />,
  },
]

/** Comments of all users: found, hidden and restored. */
export default function Comments() {
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<Filter>({ q: '', state: 'all', user: null, work: null })
  const { q, state, user, work } = filter
  const meQuery = useConsoleQuery('GET /api/console/me', {})
  const role = meQuery.data?.role
  const canStop = role !== undefined && HELPERS.includes(role)
  const commentsQuery = useConsoleQuery('GET /api/console/comments', {
    query: {
      page,
      pageSize: PAGE_SIZE,
      q: q || undefined,
      state: state === 'all' ? undefined : state,
      userId: user?.id,
      workId: work?.id,
    },
  })
  const narrow: Narrow = (change) => {
    setFilter({ ...filter, ...change })
    setPage(1)
  }
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          maxLength={40}
          onSearch={(words) => narrow({ q: words })}
        />
        {user && (
          <Tag closable onClose={() => narrow({ user: null })}>
            {texts.userFilter(user.name)}
          </Tag>
        )}
        {work && (
          <Tag closable onClose={() => narrow({ work: null })}>
            {texts.workFilter(work.name)}
          </Tag>
        )}
        <span className="rest" />
        <Segmented<Filter['state']>
          options={[
            { value: 'all', label: texts.all },
            ...SHOWN.map((value) => ({ value, label: STATES[value] })),
          ]}
          value={state}
          onChange={(value) => narrow({ state: value })}
        />
      </header>
      <div className="card">
        <PagedTable<Row>
          of={commentsQuery}
          columns={columns(narrow, canStop)}
          expandable={{
            expandedRowRender: (row) => <Reports row={row} />,
            rowExpandable: ({ reports }) => reports.length > 0,
          }}
          scroll={{ x: 860 }}
          none={texts.none}
          page={page}
          onPage={setPage}
        />
      </div>
    </>
  )
}
