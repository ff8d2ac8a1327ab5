import type { CallData } from '@contract/endpoints/all'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Button, Input, Segmented } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../api/call'
import { since } from '../lib/format'
import { Pill } from '../ui/Pill'
import { QueryView, Nothing } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { History } from './History'
import { KINDS, REFUSALS, formatReason, texts } from './texts'

type Queue = CallData<'GET /api/console/review'>
type Item = Queue['items'][number]
type Kind = 'all' | Item['kind']

const REFRESH_MS = 30_000

/** Decides about what is shown; the answer brings the next one along. */
function useRuling(kind: Kind) {
  const { message } = App.useApp()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ item: { id: itemId, shown }, reason }: { item: Item; reason: string | null }) =>
      reason === null
        ? call('POST /api/console/review/pass', { body: { itemId, shown } })
        : call('POST /api/console/review/reject', { body: { itemId, shown, reason } }),
    async onSuccess(queue, { reason }) {
      void message.success(reason === null ? texts.passed : texts.rejected)
      // It is the queue of every kind.
      if (kind === 'all') client.setQueryData(['GET /api/console/review', { query: {} }], queue)
      else await client.invalidateQueries({ queryKey: ['GET /api/console/review'] })
    },
    async onError(error) {
      void message.error(error.message)
      await client.invalidateQueries({ queryKey: ['GET /api/console/review'] })
    },
  })
}

/** A lets through, 1 to 7 refuse; never while something is typed. */
function useKeys(rule: ((reason: string | null) => void) | null) {
  useEffect(() => {
    if (!rule) return
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea')
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.key.toLowerCase() === 'a') return rule(null)
      const refusal = REFUSALS[Number(event.key) - 1]
      if (refusal !== undefined) rule(refusal)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [rule])
}

function ReviewMedia({ item: { media, url, title } }: { item: Item }) {
  return (
    <div className="review-media">
      {media === null ? (
        <p>{texts.noPicture}</p>
      ) : media === 'video' ? (
        <video src={url} controls muted loop aria-label={texts.picture(title)} />
      ) : (
        <img src={url} alt={texts.picture(title)} />
      )}
    </div>
  )
}

function About({ item }: { item: Item }) {
  const { kind, title, words, prompt, tags, reasons, notes, appeal, createdAt } = item
  const { repliesTo } = item
  const rows = [
    [kind === 'comment' ? texts.comment : texts.words, words],
    [texts.repliesTo, repliesTo ?? ''],
    [texts.prompt, prompt ?? ''],
    [texts.tags, tags.join('、')],
    [
      texts.why,
      Object.entries(reasons)
        .map(([reason, times]) => `${formatReason(reason)} ×${times}`)
        .join('，'),
    ],
    [texts.appeal, appeal ?? ''],
    [texts.notes, notes.join('；')],
  ].filter(([, value]) => value !== '')
  return (
    <div className="card">
      <h2>
        {kind === 'comment' ? texts.commentOn(title) : title || texts.newProfile}
        <span className="rest">
          <Pill tone={kind === 'report' ? 'bad' : 'plain'}>{KINDS[kind]}</Pill>
        </span>
      </h2>
      <p className="small">{texts.waited(since(createdAt))}</p>
      <dl className="facts">
        {rows.map(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={`${name} value`}>{value}</dd>,
        ])}
      </dl>
    </div>
  )
}

function Rulings({ pending, rule }: { pending: boolean; rule: (reason: string | null) => void }) {
  const [own, setOwn] = useState('')
  return (
    <div className="rulings">
      <div className="line">
        <Button type="primary" disabled={pending} onClick={() => rule(null)}>
          {texts.pass}
          <kbd>A</kbd>
        </Button>
        <Input
          className="search"
          value={own}
          maxLength={60}
          aria-label={texts.own}
          placeholder={texts.own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <Button
          danger
          disabled={pending || own.trim().length < 2}
          onClick={() => {
            rule(own.trim())
            setOwn('')
          }}
        >
          {texts.reject}
        </Button>
      </div>
      <div className="line" role="group" aria-label={texts.reasons}>
        {REFUSALS.map((reason, at) => (
          <Button key={reason} danger disabled={pending} onClick={() => rule(reason)}>
            {reason}
            <kbd>{at + 1}</kbd>
          </Button>
        ))}
      </div>
    </div>
  )
}

function Case({ item, next, kind }: { item: Item; next: Item | undefined; kind: Kind }) {
  const ruling = useRuling(kind)
  const { isPending, mutate } = ruling
  const rule = (reason: string | null) => mutate({ item, reason })
  useKeys(isPending ? null : rule)
  return (
    <div className="grid desk">
      <div>
        <ReviewMedia item={item} />
        <Rulings pending={isPending} rule={rule} />
        {next?.media === 'image' && <link rel="prefetch" as="image" href={next.url} />}
      </div>
      <About item={item} />
    </div>
  )
}

/** One item as large as possible; its author is hidden. */
function Desk({ kind, tabs }: { kind: Kind; tabs: ReactNode }) {
  const query = kind === 'all' ? {} : { kind }
  const reviewQuery = useConsoleQuery('GET /api/console/review', { query }, { everyMs: REFRESH_MS })
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        {reviewQuery.data && (
          <span className="small">{texts.waiting(reviewQuery.data.waiting)}</span>
        )}
        <span className="rest" />
        {tabs}
      </header>
      <QueryView of={reviewQuery}>
        {({ items: [item, next] }) =>
          item === undefined ? (
            <div className="card">
              <Nothing>{texts.none}</Nothing>
            </div>
          ) : (
            <Case key={item.id} item={item} next={next} kind={kind} />
          )
        }
      </QueryView>
    </>
  )
}

/** Waiting items, and past decisions. */
export default function Review() {
  const [view, setView] = useState<Kind | 'history'>('all')
  const tabs = (
    <Segmented<Kind | 'history'>
      options={[
        { value: 'all', label: texts.all },
        ...(['new', 'report', 'profile', 'comment'] as const).map((value) => ({
          value,
          label: KINDS[value],
        })),
        { value: 'history', label: texts.history },
      ]}
      value={view}
      onChange={setView}
    />
  )
  return view === 'history' ? <History tabs={tabs} /> : <Desk kind={view} tabs={tabs} />
}
