import { Segmented, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { duration, shortTime, wholeTime } from '../lib/format'
import { PagedTable } from '../ui/PagedTable'
import { PAGE_SIZE } from '../ui/Pager'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { Who } from '../ui/Who'
import { SearchField } from '../ui/SearchField'
import { Act } from './Act'
import { Reasons } from './Reasons'
import { LISTS, texts } from './texts'
import type { Job, JobList } from './view'

const REFRESH_MS = 10_000
const isOpen = ({ status }: Job) => status === 'queued' || status === 'running'

function State({ job }: { job: Job }) {
  const { status, stuck, progress, attempt, error, cause } = job
  if (stuck) return <span className="bad">{texts.stuck}</span>
  if (status === 'queued') return <>{texts.queued}</>
  if (status === 'running')
    return (
      <>
        {texts.running(String(Math.round(progress * 100)))}
        {attempt > 1 && ` · ${texts.attempts(attempt)}`}
      </>
    )
  return (
    <>
      <div className={status === 'failed' ? 'bad' : undefined}>{error ?? status}</div>
      {cause !== null && <div className="small cause">{cause}</div>}
    </>
  )
}

/** Since it was ordered, or how long it took. */
function took({ createdAt, finishedAt }: Job): string {
  const end = finishedAt === null ? Date.now() : new Date(finishedAt).getTime()
  return duration(Math.max(0, end - new Date(createdAt).getTime()))
}

const COLUMNS: TableColumnsType<Job> = [
  {
    title: texts.job,
    key: 'job',
    ellipsis: true,
    render: (_, { thumbUrl, prompt, toolName, createdAt }) => (
      <span className="cell">
        {thumbUrl === null ? (
          <span className="thumb" />
        ) : (
          <img className="thumb" src={thumbUrl} alt="" loading="lazy" />
        )}
        <span className="what">
          <span>{prompt?.trim() || toolName}</span>
          <time className="small" title={wholeTime(createdAt)}>
            {shortTime(createdAt)}
          </time>
        </span>
      </span>
    ),
  },
  {
    title: texts.who,
    key: 'who',
    width: 120,
    ellipsis: true,
    render: (_, row) => <Who {...row} />,
  },
  { title: texts.what, dataIndex: 'toolName', width: 100, ellipsis: true },
  {
    title: texts.engine,
    key: 'engine',
    width: 130,
    ellipsis: true,
    render: (_, { engineId, modelId }) => (
      <span className="cell">
        <span className="what" title={`${engineId} · ${modelId}`}>
          <span>{engineId}</span>
          {modelId !== engineId && <span className="small">{modelId}</span>}
        </span>
      </span>
    ),
  },
  {
    title: texts.wait,
    key: 'took',
    width: 96,
    align: 'right',
    className: 'number',
    render: (_, job) => took(job),
  },
  {
    title: texts.state,
    key: 'state',
    width: 260,
    render: (_, job) => <State job={job} />,
  },
]

/** Actions for jobs that are open or failed. */
const ACTS: TableColumnsType<Job> = [
  {
    title: texts.acts,
    key: 'acts',
    width: 184,
    align: 'right',
    render: (_, job) =>
      isOpen(job) && (
        <>
          {job.status === 'running' && <Act job={job} what="retry" />}
          <Act job={job} what="cancel" />
        </>
      ),
  },
]

/** Everybody's jobs: open ones by the clock, stuck and failed ones with why. */
export default function Jobs() {
  const [list, setList] = useState<JobList>('open')
  const [code, setCode] = useState<string | null>(null)
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const jobsQuery = useConsoleQuery(
    'GET /api/console/jobs',
    {
      query: { list, page, pageSize: PAGE_SIZE, code: code ?? undefined, q },
    },
    { everyMs: REFRESH_MS },
  )
  const show = (next: JobList, reason: string | null = null) => {
    setList(next)
    setCode(reason)
    setPage(1)
  }
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          onSearch={(words) => {
            setQ(words)
            setPage(1)
          }}
        />
        <span className="rest" />
        <Segmented<JobList>
          options={[...LISTS]}
          value={list}
          disabled={q !== ''}
          onChange={(next) => show(next)}
        />
      </header>
      <div className="grid jobs">
        <Reasons chosen={code} onChoose={(reason) => show('failed', reason)} />
        <div className="card">
          <PagedTable<Job>
            of={jobsQuery}
            columns={(rows) => (rows.some(isOpen) ? [...COLUMNS, ...ACTS] : COLUMNS)}
            none={texts.none}
            scroll={{ x: 1080 }}
            page={page}
            onPage={setPage}
          />
        </div>
      </div>
    </>
  )
}
