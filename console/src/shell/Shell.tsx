import type { CallData } from '@contract/endpoints/all'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useEffect } from 'react'
import { call } from '../api/call'
import { session } from '../api/session'
import { clock } from '../lib/format'
import { buildPath, navigate, useRoute } from '../lib/router'
import { QueryView, Nothing } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { PAGES } from './pages'
import { ROLES, texts } from './texts'

type Me = CallData<'GET /api/console/me'>

/** Fewer are worth a word. */
const FEW_CODES = 3

function Foot({ me }: { me: Me }) {
  const client = useQueryClient()
  const leave = useMutation({
    mutationFn: () => call('POST /api/console/signOut', {}),
    // Also after an error of the server: the user has left.
    onSettled: () => {
      session.close()
      client.clear()
    },
  })
  const { nickname, role, expiresAt, version, recoveryCodesLeft: left } = me
  return (
    <div className="foot">
      {left !== null && left < FEW_CODES && <p className="bad">{texts.fewCodes(left)}</p>}
      <p>
        {nickname} · {ROLES[role]}
      </p>
      <p>
        {texts.until(clock(expiresAt))} · {version}
      </p>
      <Button size="small" onClick={() => leave.mutate()} loading={leave.isPending}>
        {texts.signOut}
      </Button>
    </div>
  )
}

function Desk({ me }: { me: Me }) {
  const place = useRoute()
  const pages = PAGES.filter(({ roles }) => roles.includes(me.role))
  const page = pages.find(({ id }) => id === place.page)
  const first = pages[0]
  useEffect(() => {
    if (!page && first) navigate({ page: first.id, id: null }, { replace: true })
  }, [page, first])
  useEffect(() => {
    document.title = page ? texts.pageTitle(page.title) : texts.windowTitle
  }, [page])
  return (
    <>
      <nav className="nav" aria-label={texts.console}>
        <p className="brand">
          {texts.name} <small>{texts.console}</small>
        </p>
        {pages.map(({ id, title, icon }) => (
          <a
            key={id}
            href={buildPath({ page: id, id: null })}
            aria-current={id === page?.id ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              navigate({ page: id, id: null })
            }}
          >
            {icon}
            {title}
          </a>
        ))}
        <Foot me={me} />
      </nav>
      <main className="main">
        {page ? (
          <Suspense fallback={null}>
            <page.Body key={page.id} place={place} />
          </Suspense>
        ) : (
          first === undefined && <Nothing>{texts.noPages}</Nothing>
        )}
      </main>
    </>
  )
}

export function Shell() {
  const me = useConsoleQuery('GET /api/console/me', {})
  return <QueryView of={me}>{(known) => <Desk me={known} />}</QueryView>
}
