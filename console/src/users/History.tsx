import { useState } from 'react'
import { duration, shortTime, wholeTime, yuan } from '../lib/format'
import { credits } from '../lib/texts'
import { Rows } from '../ui/Rows'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { ORDER_STATES, STATUS, texts } from './texts'

const ROWS = 6

/** Duration, or the reason of a failure. */
function formatOutcome(job: {
  readonly status: keyof typeof STATUS
  readonly error: string | null
  readonly createdAt: string
  readonly finishedAt: string | null
}): string {
  if (job.status === 'failed') return job.error ?? STATUS.failed
  if (job.status !== 'succeeded' || job.finishedAt === null) return STATUS[job.status]
  const took = new Date(job.finishedAt).getTime() - new Date(job.createdAt).getTime()
  return `${STATUS.succeeded} · ${duration(took)}`
}

export function Jobs({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const jobsQuery = useConsoleQuery('GET /api/console/users/{id}/jobs', {
    params: { id },
    query: { page, pageSize: ROWS },
  })
  return (
    <Rows of={jobsQuery} none={texts.noJobs} page={page} pageSize={ROWS} onPage={setPage}>
      {(job) => (
        <>
          {job.thumbUrl === null ? (
            <span className="thumb" />
          ) : (
            <img className="thumb" src={job.thumbUrl} alt="" loading="lazy" />
          )}
          <span className="what">
            <span>{job.prompt?.trim() || job.toolName}</span>
            <span className={job.status === 'failed' ? 'bad small' : 'small'}>
              <time title={wholeTime(job.createdAt)}>{shortTime(job.createdAt)}</time>
              {` · ${formatOutcome(job)}`}
            </span>
          </span>
          <span className="small number">{credits(job.costCredits)}</span>
        </>
      )}
    </Rows>
  )
}

export function Orders({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const ordersQuery = useConsoleQuery('GET /api/console/users/{id}/orders', {
    params: { id },
    query: { page, pageSize: ROWS },
  })
  return (
    <Rows of={ordersQuery} none={texts.noOrders} page={page} pageSize={ROWS} onPage={setPage}>
      {(order) => (
        <>
          <span className="what">
            <span>
              {order.name} · {yuan(order.priceFen)}
            </span>
            <span className="small">
              {shortTime(order.createdAt)} · {order.id}
            </span>
          </span>
          <span className="small">{ORDER_STATES[order.state]}</span>
        </>
      )}
    </Rows>
  )
}
