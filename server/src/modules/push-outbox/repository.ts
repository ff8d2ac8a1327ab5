/** Events that wait to become messages. */
import { sql } from 'drizzle-orm'
import type { PushKind } from '@contract/push'
import type { Executor } from '../../platform/db/client'
import { pushEvents, pushSubscriptions, subscribePermits } from '../../platform/db/schema'

interface NewEvent {
  readonly id: string
  readonly userId: string
  readonly kind: PushKind
  readonly notificationId: string
  readonly jobId: string | null
}

/** One statement. False: the user is reached nowhere, or the event waits already. */
export async function insertEvent(tx: Executor, event: NewEvent): Promise<boolean> {
  const { id, userId, kind, notificationId, jobId } = event
  const { rows } = await tx.execute(sql`
    insert into ${pushEvents} (id, user_id, kind, notification_id, job_id)
    select ${id}, ${userId}, ${kind}, ${notificationId}, ${jobId}::text
    where exists (
        select 1 from ${pushSubscriptions} s where s.user_id = ${userId} and s.refused_at is null)
      or exists (select 1 from ${subscribePermits} p where p.user_id = ${userId} and p.permits > 0)
    on conflict do nothing returning id`)
  return rows.length > 0
}
