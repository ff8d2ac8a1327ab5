import { View } from '@tarojs/components'
import { useState } from 'react'
import { ledgerTime } from '@/domain/credits/time'
import { IS_H5 } from '@/platform/env'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { WebhookSecret } from './WebhookSecret'
import { EVENT_TEXTS, texts } from './texts'
import {
  type Delivery,
  useDeliveries,
  useOneWebhook,
  useRotateWebhook,
  type Webhook,
} from './useWebhooks'
import './WebhookSheet.scss'

const STATES: Readonly<Record<Delivery['state'], string>> = {
  delivered: texts.delivered,
  failed: texts.deliveryFailed,
  pending: texts.deliveryPending,
}

function formatNote({ attempts, lastStatus, nextAttemptAt, state }: Delivery): string {
  const next =
    state === 'pending' && nextAttemptAt !== null && attempts > 0
      ? texts.nextTry(ledgerTime(nextAttemptAt, new Date()))
      : ''
  return [attempts > 0 ? texts.attempts(attempts) : '', lastStatus ?? '', next]
    .filter(Boolean)
    .join(' · ')
}

interface RowProps {
  delivery: Delivery
  busy: boolean
  onRedeliver: () => void
}

function Row({ delivery, busy, onRedeliver }: RowProps) {
  const { event, state, createdAt } = delivery
  return (
    <View className="api-delivery">
      <View className="api-delivery__what">
        <View>
          {EVENT_TEXTS[event]} · {STATES[state]}
        </View>
        <View className="api-delivery__note">
          {ledgerTime(createdAt, new Date())} {formatNote(delivery)}
        </View>
      </View>
      <Button size="medium" disabled={busy} onPress={onRedeliver}>
        {texts.redeliver}
      </Button>
    </View>
  )
}

/** One endpoint: its deliveries, and what ends it. */
export function WebhookSheet({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { enabling, remove } = useOneWebhook(webhook, onClose)
  const { rows, isPending, isError, redelivering, hasNextPage, onNearEnd } = useDeliveries(
    webhook.id,
  )
  const [secret, setSecret] = useState<string | null>(null)
  const rotating = useRotateWebhook(webhook.id, setSecret)
  const isOff = webhook.disabledAt !== null
  const { previousUntil } = webhook
  const now = new Date()
  const isRotating = previousUntil !== null && new Date(previousUntil) > now
  if (secret !== null)
    return <WebhookSecret secret={secret} closeBody={texts.closeBodySecret} onClose={onClose} />
  return (
    <BottomSheet open title={texts.webhooks} onClose={onClose}>
      <View className="api-delivery__url">{webhook.url}</View>
      {isRotating && (
        <View className="api-delivery__note">
          {texts.rotateSecretUntil(ledgerTime(previousUntil, now))}
        </View>
      )}
      {IS_H5 && (
        <Cell
          icon={isOff ? 'play' : 'close'}
          text={isOff ? texts.enable : texts.disable}
          onPress={enabling.busy ? undefined : () => void enabling.run(isOff)}
        />
      )}
      {IS_H5 && (
        <Cell
          icon="swap"
          text={texts.rotateSecret}
          onPress={rotating.busy ? undefined : rotating.rotate}
        />
      )}
      <Cell icon="trash" tone="danger" text={texts.remove} onPress={remove} />
      <View className="api-form__label api-delivery__head">{texts.deliveries}</View>
      {rows.map((delivery) => (
        <Row
          key={delivery.id}
          delivery={delivery}
          busy={redelivering.busy || isOff}
          onRedeliver={() => void redelivering.run(delivery.id)}
        />
      ))}
      {rows.length === 0 && !isPending && (
        <View className="api-delivery__note">{isError ? texts.failed : texts.noDeliveries}</View>
      )}
      {hasNextPage && (
        <Button wide variant="ghost" onPress={onNearEnd}>
          {texts.more}
        </Button>
      )}
    </BottomSheet>
  )
}
