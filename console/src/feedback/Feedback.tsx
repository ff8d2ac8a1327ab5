import { Segmented } from 'antd'
import { useState } from 'react'
import { shortTime } from '../lib/format'
import { navigate, type Route } from '../lib/router'
import { Face } from '../ui/Face'
import { Pager } from '../ui/Pager'
import { QueryView, Nothing } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { Letter } from './Letter'
import { KINDS, STATES, texts } from './texts'

type State = (typeof STATES)[number]['value']

const ROWS = 10

/** Feedback: the longest wait for an answer first. */
export default function Feedback({ place: { id } }: { place: Route }) {
  const [state, setState] = useState<State>('open')
  const [page, setPage] = useState(1)
  const feedbackQuery = useConsoleQuery('GET /api/console/feedback', {
    query: { state, page, pageSize: ROWS },
  })
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <span className="rest" />
        <Segmented<State>
          options={[...STATES]}
          value={state}
          onChange={(next) => {
            setState(next)
            setPage(1)
          }}
        />
      </header>
      <div className="people letters">
        <div className="card list">
          <QueryView of={feedbackQuery} rows={10}>
            {({ list, total }) =>
              list.length === 0 ? (
                <Nothing>{texts.none}</Nothing>
              ) : (
                <>
                  <ul>
                    {list.map((one) => (
                      <li key={one.id}>
                        <button
                          type="button"
                          className="person"
                          aria-pressed={one.id === id}
                          onClick={() => navigate({ page: 'feedback', id: one.id })}
                        >
                          <Face name={one.nickname} url={one.avatarUrl} />
                          <span className="who">
                            <b>
                              {one.nickname} · {KINDS[one.kind]}
                            </b>
                            <small>{one.words}</small>
                          </span>
                          <span className="when">{shortTime(one.createdAt)}</span>
                        </button>
                      </li>
                    ))}
                  </ul>
                  <Pager page={page} total={total} pageSize={ROWS} onPage={setPage} />
                </>
              )
            }
          </QueryView>
        </div>
        {id === null ? (
          <div className="card">
            <Nothing>{texts.pick}</Nothing>
          </div>
        ) : (
          <Letter key={id} id={id} />
        )}
      </div>
    </>
  )
}
