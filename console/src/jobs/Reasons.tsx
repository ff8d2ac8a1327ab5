import { number } from '../lib/format'
import { QueryView, Nothing } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { texts } from './texts'

/** Why jobs failed today; one of them shows its jobs. */
export function Reasons({
  chosen,
  onChoose,
}: {
  chosen: string | null
  onChoose: (code: string | null) => void
}) {
  const today = useConsoleQuery('GET /api/console/today', { query: { days: '1' } })
  return (
    <div className="card list">
      <h2 className="inset">
        {texts.reasons}
        <small>{texts.day}</small>
      </h2>
      <QueryView of={today}>
        {({ failures }) =>
          failures.length === 0 ? (
            <Nothing>{texts.none}</Nothing>
          ) : (
            <ul>
              {[{ code: null, sentence: texts.all, jobs: null }, ...failures].map(
                ({ code, sentence, jobs }) => (
                  <li key={code ?? 'all'}>
                    <button
                      type="button"
                      className="person"
                      aria-pressed={chosen === code}
                      onClick={() => onChoose(code)}
                    >
                      <span className="who">{sentence.split('，')[0]}</span>
                      {jobs !== null && <span className="when number">{number(jobs)}</span>}
                    </button>
                  </li>
                ),
              )}
            </ul>
          )
        }
      </QueryView>
    </div>
  )
}
