import { Tabs } from 'antd'
import { monthDay, number, shortTime, yuan } from '../lib/format'
import { Face } from '../ui/Face'
import { Pill } from '../ui/Pill'
import { QueryView } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { Block } from './Block'
import { Jobs, Orders } from './History'
import { Keys } from './Keys'
import { Ledger } from './Ledger'
import { ROLE_NAMES, texts } from './texts'
import type { PersonView } from './view'

function State({ person }: { person: PersonView }) {
  const { blocked, closesAt, role, demo } = person
  return (
    <>
      <Pill tone={blocked ? 'bad' : 'good'}>{blocked ? texts.blocked : texts.normal}</Pill>
      {role !== 'user' && <Pill>{ROLE_NAMES[role]}</Pill>}
      {demo && <Pill>{texts.demo}</Pill>}
      {closesAt !== null && <Pill tone="warn">{texts.closing(monthDay(closesAt))}</Pill>}
    </>
  )
}

function Head({ person }: { person: PersonView }) {
  const { nickname, avatarUrl, contact, id, createdAt, seenAt } = person
  const about = [
    contact,
    id,
    texts.since(shortTime(createdAt)),
    seenAt === null ? texts.neverSeen : texts.seen(shortTime(seenAt)),
  ]
  const figures = [
    [texts.credits, number(person.balance)],
    [texts.paid, yuan(person.paidFen)],
    [texts.drawn, number(person.jobs.succeeded)],
    [texts.works, number(person.works)],
  ] as const
  return (
    <div className="head">
      <Face name={nickname} url={avatarUrl} large />
      <div className="who">
        <h2>
          {nickname} <State person={person} />
        </h2>
        <p className="small">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dd className="number">{value}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** One person: credits at the left, what they did and what may be done at the right. */
export function Person({ id }: { id: string }) {
  const userQuery = useConsoleQuery('GET /api/console/users/{id}', { params: { id } })
  return (
    <div className="whole">
      <QueryView of={userQuery} rows={10}>
        {(person) => (
          <>
            <Head person={person} />
            <div className="halves">
              <Ledger person={person} />
              <div className="stack">
                <div className="card">
                  <Tabs
                    size="small"
                    items={[
                      { key: 'jobs', label: texts.jobs, children: <Jobs id={id} /> },
                      { key: 'orders', label: texts.orders, children: <Orders id={id} /> },
                      { key: 'keys', label: texts.keys, children: <Keys id={id} /> },
                    ]}
                  />
                </div>
                <Block person={person} />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </div>
  )
}
