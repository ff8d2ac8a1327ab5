import { Segmented } from 'antd'
import { useState } from 'react'
import { navigate, type Route } from '../lib/router'
import { Nothing } from '../ui/States'
import { SearchField } from '../ui/SearchField'
import { PeopleList } from './PeopleList'
import { Person } from './Person'
import { FILTERS, texts } from './texts'
import type { Filter } from './view'

/** Finding people, and one of them with credits, jobs and orders. */
export default function Users({ place: { id } }: { place: Route }) {
  const [filter, setFilter] = useState<Filter>('recent')
  const [q, setQ] = useState('')
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <SearchField label={texts.searchLabel} placeholder={texts.search} onSearch={setQ} />
        <span className="rest" />
        <Segmented<Filter>
          options={[...FILTERS]}
          value={filter}
          disabled={q !== ''}
          onChange={setFilter}
        />
      </header>
      <div className="people">
        <PeopleList
          key={`${filter} ${q}`}
          filter={filter}
          q={q}
          chosen={id}
          onChoose={(chosen) => navigate({ page: 'users', id: chosen })}
        />
        {id === null ? (
          <div className="card">
            <Nothing>{texts.pick}</Nothing>
          </div>
        ) : (
          <Person key={id} id={id} />
        )}
      </div>
    </>
  )
}
