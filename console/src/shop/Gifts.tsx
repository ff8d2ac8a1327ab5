import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { number, shortTime, wholeTime } from '../lib/format'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { Pill } from '../ui/Pill'
import { Nothing } from '../ui/States'
import { useAct } from '../ui/useAct'
import { MakeGifts } from './MakeGifts'
import { texts } from './texts'
import type { Batch } from './view'

function End({ batch }: { batch: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const end = useAct(
    ({ reason }: { reason: string }) =>
      call('POST /api/console/gifts/end', { body: { batch, reason } }),
    { done: () => texts.endDone, after: () => setIsOpen(false) },
  )
  return (
    <>
      <Button
        size="small"
        type="link"
        danger
        aria-label={texts.endOf(batch)}
        onClick={() => setIsOpen(true)}
      >
        {texts.end}
      </Button>
      {isOpen && (
        <FormDialog<{ reason: string }>
          name="end"
          title={texts.endTitle(batch)}
          okText={texts.end}
          danger
          pending={end.isPending}
          onFinish={(fields) => end.mutate(fields)}
          onClose={() => setIsOpen(false)}
        >
          <ReasonField label={texts.why} />
        </FormDialog>
      )}
    </>
  )
}

function Row({ row }: { row: Batch }) {
  const { batch, credits, codes, redeemed, manyPerUser, createdAt, expiresAt } = row
  const isOver = new Date(expiresAt).getTime() <= Date.now()
  return (
    <li>
      <span className="what">
        <span>
          {batch} · {texts.each} {number(credits)} {texts.credits}
        </span>
        <span className="small">
          <time title={wholeTime(createdAt)}>{shortTime(createdAt)}</time> · {texts.used} {redeemed}
          /{codes} · {texts.once}
          {manyPerUser ? texts.many : texts.one} · {texts.until}{' '}
          <time title={wholeTime(expiresAt)}>{shortTime(expiresAt)}</time>
        </span>
      </span>
      {isOver ? <Pill>{texts.ended}</Pill> : redeemed < codes && <End batch={batch} />}
    </li>
  )
}

/** Batches of codes; the codes themselves are nowhere. */
export function Gifts({ gifts }: { gifts: readonly Batch[] }) {
  return (
    <div className="card">
      <h2>
        {texts.gifts}
        <span className="rest">
          <MakeGifts />
        </span>
      </h2>
      <p className="small">{texts.giftsNote}</p>
      {gifts.length === 0 ? (
        <Nothing>{texts.noGifts}</Nothing>
      ) : (
        <ul className="rows">
          {gifts.map((row) => (
            <Row key={`${row.batch} ${row.credits} ${row.manyPerUser}`} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}
