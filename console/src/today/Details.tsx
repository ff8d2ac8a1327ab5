import { number } from '../lib/format'
import { Bars } from '../plots/Bars'
import { Lines } from '../plots/Lines'
import { Nothing } from '../ui/States'
import { buildSteps } from './steps'
import { texts } from './texts'
import type { Days, TodayView } from './view'

const INK = '#2b2823'
const WORST = '#b4532f'
const PALE = '#b3a999'

export function Durations({ view, days }: { view: TodayView; days: Days }) {
  const { durations } = view
  const steps = buildSteps(view, days)
  const names = durations.map(({ at }) => steps.names[steps.at.indexOf(at)] ?? '')
  const lines = [
    { name: texts.p95, color: WORST, values: durations.map(({ p95Ms }) => p95Ms / 1000) },
    { name: texts.median, color: INK, values: durations.map(({ medianMs }) => medianMs / 1000) },
  ]
  return (
    <div className="card">
      <h2>
        {texts.durations}
        <small>{texts.seconds}</small>
      </h2>
      {durations.length === 0 ? (
        <Nothing>{texts.nothing}</Nothing>
      ) : (
        <Lines label={texts.durationsLabel} steps={names} lines={lines} />
      )}
    </div>
  )
}

const MOST_ROWS = 7

export function Failures({ view: { failures } }: { view: TodayView }) {
  const total = failures.reduce((sum, { jobs }) => sum + jobs, 0)
  const bars = failures.slice(0, MOST_ROWS).map(({ code, sentence, jobs }, at) => ({
    key: code,
    // The first half of the sentence: what went wrong, not what became of the credits.
    name: sentence.split('，')[0] ?? sentence,
    parts: [{ value: jobs, color: at === 0 ? WORST : INK }],
    figure: number(jobs),
  }))
  return (
    <div className="card">
      <h2>
        {texts.failures}
        <small>{texts.times(number(total))}</small>
      </h2>
      {bars.length === 0 ? <Nothing>{texts.noFailures}</Nothing> : <Bars bars={bars} />}
    </div>
  )
}

export function Tools({ view: { tools } }: { view: TodayView }) {
  const bars = tools.slice(0, MOST_ROWS).map(({ tool, name, succeeded, failed, cancelled }) => ({
    key: tool,
    name,
    parts: [
      { value: succeeded, color: INK },
      { value: failed, color: WORST },
      { value: cancelled, color: PALE },
    ],
    figure: `${succeeded}/${failed}/${cancelled}`,
  }))
  return (
    <div className="card">
      <h2>
        {texts.tools}
        <small>{texts.toolNote}</small>
      </h2>
      {bars.length === 0 ? <Nothing>{texts.nothing}</Nothing> : <Bars bars={bars} />}
    </div>
  )
}
