import { useState } from 'react'
import { number, shortTime } from '../lib/format'
import { credits } from '../lib/texts'
import { Face } from '../ui/Face'
import { Pager } from '../ui/Pager'
import { QueryView, Nothing } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { texts } from './texts'
import type { Filter } from './view'

/** Rows that fit at the side of a user without scrolling. */
const PEOPLE = 12

interface PeopleListProps {
  readonly filter: Filter
  readonly q: string
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

export function PeopleList({ filter, q, chosen, onChoose }: PeopleListProps) {
  const [page, setPage] = useState(1)
  const usersQuery = useConsoleQuery('GET /api/console/users', {
    query: { filter, page, pageSize: PEOPLE, q },
  })
  return (
    <div className="card list">
      <QueryView of={usersQuery} rows={10}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Nothing>{q === '' ? texts.noneYet : texts.noneFound}</Nothing>
          ) : (
            <>
              <ul>
                {list.map((person) => (
                  <li key={person.id}>
                    <button
                      type="button"
                      className="person"
                      aria-pressed={person.id === chosen}
                      onClick={() => onChoose(person.id)}
                    >
                      <Face name={person.nickname} url={person.avatarUrl} />
                      <span className="who">
                        <b>{person.nickname}</b>
                        <small className="number">{credits(number(person.balance))}</small>
                      </span>
                      <span className={person.blocked ? 'bad' : 'when'}>
                        {person.blocked
                          ? texts.blocked
                          : person.seenAt !== null && shortTime(person.seenAt)}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              <Pager page={page} total={total} pageSize={PEOPLE} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </div>
  )
}
