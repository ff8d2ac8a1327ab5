import { Button } from 'antd'
import { clock, duration } from '../lib/format'
import { texts } from './texts'
import type { Answer, Engine } from './view'

const TONES = { well: '', failing: 'warn', paused: 'bad' } as const

function describeState({ embedded, state, failures, pausedUntil, models }: Engine): string {
  if (embedded) return texts.embedded
  if (state === 'paused' && pausedUntil !== null) return texts.paused(clock(pausedUntil))
  if (state === 'failing') return texts.failing(failures)
  return models.length === 0 ? texts.unmet : texts.well
}

const formatAnswer = ({ works, at, ms, words }: Answer): string =>
  works ? texts.works(clock(at), duration(ms)) : texts.away(clock(at), words)

interface HealthProps {
  readonly engines: readonly Engine[]
  /** Of this visit, by id. */
  readonly answers: ReadonlyMap<string, Answer>
  /** Engines in use now. */
  readonly asking: ReadonlySet<string>
  readonly onTest: (id: string) => void
}

/** Whether each engine works, and why not. */
export function Health({ engines, answers, asking, onTest }: HealthProps) {
  return (
    <div className="card">
      <h2>
        {texts.engines}
        <small>{texts.testHint}</small>
      </h2>
      <ul className="rows">
        {engines.map((engine) => {
          const { id, name, embedded, state, reason, models, notices } = engine
          const answer = answers.get(id)
          return (
            <li key={id}>
              <span className={`dot ${TONES[state]}`} />
              <div className="about">
                <p>
                  <b>{name}</b> <span className="small">{describeState(engine)}</span>
                </p>
                {reason !== null && !answer && <p className="small probe">{reason}</p>}
                {models.map((model) =>
                  model.pausedUntil === null ? null : (
                    <p key={model.id} className="small probe bad">
                      {texts.modelPaused(model.name, clock(model.pausedUntil), model.reason ?? '')}
                    </p>
                  ),
                )}
                {notices.length > 0 && (
                  <details className="small probe">
                    <summary>{texts.notOffered(notices.length)}</summary>
                    <ul>
                      {notices.map((notice) => (
                        <li key={notice}>{notice}</li>
                      ))}
                    </ul>
                  </details>
                )}
                {answer && (
                  <p className={`probe ${answer.works ? 'good' : 'bad'}`}>{formatAnswer(answer)}</p>
                )}
              </div>
              {!embedded && (
                <Button
                  size="small"
                  aria-label={texts.testOf(name)}
                  loading={asking.has(id)}
                  onClick={() => onTest(id)}
                >
                  {texts.test}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
