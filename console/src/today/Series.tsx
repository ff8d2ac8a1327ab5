import { Stacked } from '../plots/Stacked'
import { PIGMENTS } from '../theme'
import { buildSteps } from './steps'
import { texts } from './texts'
import type { Days, TodayView } from './view'

/** An engine keeps its pigment, whatever its rank; more than there are pigments share the last. */
function assignColors(engines: TodayView['engines']): ReadonlyMap<string, string> {
  return new Map(engines.map(({ id }, at) => [id, PIGMENTS[at] ?? PIGMENTS[4]]))
}

export function Series({ view, days }: { view: TodayView; days: Days }) {
  const { series, before, engines } = view
  const steps = buildSteps(view, days)
  const colors = assignColors(engines)
  const worked = engines.filter(({ id }) =>
    series.some(({ engineId, succeeded }) => engineId === id && succeeded > 0),
  )
  const parts = worked.map(({ id, name }) => ({
    name,
    color: colors.get(id) ?? PIGMENTS[0],
    values: steps.at.map((time) =>
      series
        .filter((row) => row.engineId === id && row.at === time)
        .reduce((sum, { succeeded }) => sum + succeeded, 0),
    ),
  }))
  const former = {
    name: texts.former[days],
    values: steps.at.map((time) => before.find(({ at }) => at === time)?.succeeded ?? 0),
  }
  const total = parts.flatMap(({ values }) => values).reduce((sum, value) => sum + value, 0)
  const isLast = steps.current === steps.at.length - 1 && days !== '1'
  return (
    <div className="card">
      <h2>
        {texts.perStep[days]}
        <span className="rest legend">
          {parts.map(({ name, color }) => (
            <span key={name}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" rx="2" fill={color} />
              </svg>
              {name}
            </span>
          ))}
          <span>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d="M0 5h10" stroke="#686159" strokeWidth="1.5" strokeDasharray="3 2" />
            </svg>
            {former.name}
          </span>
        </span>
      </h2>
      <Stacked
        label={texts.series(texts.perStep[days], total)}
        steps={steps.names}
        parts={parts}
        former={former}
        current={{ at: steps.current, name: isLast ? texts.today : texts.now }}
      />
    </div>
  )
}
