import { Segmented } from 'antd'
import { useState } from 'react'
import { clock, longDay } from '../lib/format'
import { QueryView } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { Durations, Failures, Tools } from './Details'
import { Figures } from './Figures'
import { Series } from './Series'
import { texts } from './texts'
import { ToSee } from './ToSee'
import type { Days } from './view'

const REFRESH_MS = 30_000
/** Older than that it says so. */
const STALE_MS = 120_000

/** Figures of the installation, and waiting tasks. */
export default function Today() {
  const [days, setDays] = useState<Days>('1')
  const todayQuery = useConsoleQuery(
    'GET /api/console/today',
    { query: { days } },
    { everyMs: REFRESH_MS },
  )
  const at = todayQuery.data?.at
  const isStale = at !== undefined && Date.now() - new Date(at).getTime() > STALE_MS
  const options = (['1', '7', '30'] as const).map((value) => ({
    value,
    label: texts.periods[value],
  }))
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <span className="small">{longDay(at ?? new Date().toISOString())}</span>
        <span className="rest" />
        <Segmented<Days> options={options} value={days} onChange={setDays} />
        {at !== undefined && (
          <span className={isStale ? 'warn' : 'small'}>
            {isStale ? texts.stale(clock(at)) : texts.updated(clock(at))}
          </span>
        )}
      </header>
      <QueryView of={todayQuery} rows={12}>
        {(view) => (
          <>
            <Figures view={view} days={days} />
            <section className="grid today-top">
              <Series view={view} days={days} />
              <ToSee view={view} />
            </section>
            <section className="grid today-bottom">
              <Durations view={view} days={days} />
              <Failures view={view} />
              <Tools view={view} />
            </section>
          </>
        )}
      </QueryView>
    </>
  )
}
