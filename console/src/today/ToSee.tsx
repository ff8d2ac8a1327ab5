import { since } from '../lib/format'
import { texts } from './texts'
import type { TodayView } from './view'

type Tone = 'good' | 'warn' | 'bad'
interface Item {
  readonly tone: Tone
  readonly words: string
}

/** A backup older than this is shown as a warning. */
const OLD_BACKUP_MS = 2 * 24 * 3_600_000

function buildItems({ waitingFor, engines }: TodayView): Item[] {
  const { reviews, oldestReviewAt, feedback, pausedEngines, backupAt } = waitingFor
  const findName = (id: string) => engines.find((one) => one.id === id)?.name ?? id
  const old = backupAt === null || Date.now() - new Date(backupAt).getTime() > OLD_BACKUP_MS
  const items: Item[] = []
  if (reviews > 0) {
    const words =
      oldestReviewAt === null
        ? texts.reviews(reviews)
        : texts.reviewsSince(reviews, since(oldestReviewAt))
    items.push({ tone: 'bad', words })
  }
  if (feedback > 0) items.push({ tone: 'warn', words: texts.feedback(feedback) })
  for (const id of pausedEngines) items.push({ tone: 'bad', words: texts.paused(findName(id)) })
  const words = backupAt === null ? texts.noBackup : texts.backup(since(backupAt))
  items.push({ tone: old ? 'warn' : 'good', words })
  return items
}

export function ToSee({ view }: { view: TodayView }) {
  return (
    <div className="card">
      <h2>{texts.toSee}</h2>
      <ul className="acts">
        {buildItems(view).map(({ tone, words }) => (
          <li key={words}>
            <span className={`dot ${tone}`} />
            <span>{words}</span>
            <span className="small">{texts.tones[tone]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
