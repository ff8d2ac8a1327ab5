import { call } from '../api/call'
import { number, shortTime, wholeTime } from '../lib/format'
import { ReasonButton } from '../ui/ReasonButton'
import { Pill } from '../ui/Pill'
import { Nothing } from '../ui/States'
import { MakeGifts } from './MakeGifts'
import { texts } from './texts'
import type { Batch } from './view'

function End({ batch }: { batch: string }) {
  return (
    <ReasonButton
      link
      name="end"
      text={texts.end}
      label={texts.endOf(batch)}
      title={texts.endTitle(batch)}
      okText={texts.end}
      danger
      reasonLabel={texts.why}
      act={(reason) => call('POST /api/console/gifts/end', { body: { batch, reason } })}
      done={texts.endDone}
    />
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
