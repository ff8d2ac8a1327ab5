import type { ReactNode } from 'react'
import { duration, number, percent, yuan } from '../lib/format'
import { texts } from './texts'
import type { Days, TodayView } from './view'

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly unit?: string
  readonly note: ReactNode
  readonly tone?: 'good' | 'warn'
}

function Figure({ name, value, unit, note, tone }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="value number">
        {value} {unit !== undefined && <small>{unit}</small>}
      </dd>
      <dd className={tone}>{note}</dd>
    </div>
  )
}

/** Comparison with the other period, in words. */
function comparison({ now, before }: { now: number; before: number }, days: Days): string {
  const name = texts.before[days]
  if (before === 0) return `${name} 0`
  const percentage = Math.round((100 * (now - before)) / before)
  const sign = percentage > 0 ? '+' : percentage < 0 ? '−' : ''
  return texts.comparison(name, `${sign}${Math.abs(percentage)}%`)
}

/** A noticeable wait. */
const LONG_WAIT_MS = 30_000

export function Figures({ view, days }: { view: TodayView; days: Days }) {
  const { pictures, people, newPeople, jobs, waits, credits, paidFen, queue } = view
  const ended = jobs.succeeded + jobs.failed
  const oldest = queue.oldestWaitMs
  return (
    <dl className="figures">
      <Figure
        name={texts.pictures}
        value={number(pictures.now)}
        unit={texts.pictureUnit}
        note={comparison(pictures, days)}
        tone={pictures.now > pictures.before ? 'good' : undefined}
      />
      <Figure
        name={texts.people}
        value={number(people.now)}
        unit={texts.peopleUnit}
        note={texts.newPeople(number(newPeople.now))}
      />
      <Figure
        name={texts.rate}
        value={percent(jobs.succeeded, ended)}
        unit={ended > 0 ? '%' : undefined}
        note={texts.failed(number(jobs.failed))}
      />
      <Figure
        name={texts.wait}
        value={waits ? duration(waits.medianMs) : '—'}
        note={
          oldest !== null
            ? `${texts.queue(number(queue.waiting), number(queue.running))}，${texts.oldest(duration(oldest))}`
            : waits
              ? texts.longest(duration(waits.longestMs))
              : texts.noneBegan
        }
        tone={oldest !== null && oldest > LONG_WAIT_MS ? 'warn' : undefined}
      />
      <Figure
        name={texts.credits}
        value={number(credits.spent)}
        unit={texts.used}
        note={texts.creditNote(number(credits.topUps), number(credits.granted))}
      />
      <Figure name={texts.paid} value={yuan(paidFen.now)} note={comparison(paidFen, days)} />
    </dl>
  )
}
