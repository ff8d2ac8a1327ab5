import { WEBHOOK_EVENTS, type WebhookEvent } from '@contract/open-api'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { IS_H5 } from '@/platform/env'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { Field } from '@/ui/Field/Field'
import { WebhookSecret } from './WebhookSecret'
import { EVENT_TEXTS, texts } from './texts'
import { Ticks } from './Ticks'
import { useAddWebhook, useWebhooks, type Webhook } from './useWebhooks'
import { WebhookSheet } from './WebhookSheet'

const ISSUE_ID = 'webhook-issue'
const EVENTS = WEBHOOK_EVENTS.map((value) => ({ value, text: EVENT_TEXTS[value], note: value }))

/** Mini-programs have no URL. */
const parseHost = (url: string): string => /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? url

function formatState({ disabledBy, failingSince }: Webhook): string {
  if (disabledBy === 'gone') return texts.webhookGone
  if (disabledBy === 'failures') return texts.webhookFailed
  if (disabledBy === 'owner') return texts.webhookOff
  return failingSince === null ? texts.webhookOk : texts.webhookFailing
}

function AddSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>(['job.succeeded', 'job.failed'])
  const [secret, setSecret] = useState<string | null>(null)
  const adding = useAddWebhook(setSecret)
  if (secret !== null)
    return <WebhookSecret secret={secret} closeBody={texts.closeBody} onClose={onClose} />
  const isWhole = url.trim() !== '' && events.length > 0
  return (
    <BottomSheet open={open} title={texts.addWebhook} onClose={onClose}>
      <View className="api-form api-form--sheet">
        <View className="api-form__part">
          <View className="api-form__label" aria-hidden>
            {texts.webhookUrl}
          </View>
          <Field
            kind="text"
            label={texts.webhookUrl}
            placeholder={texts.webhookUrlPlaceholder}
            value={url}
            onChange={(value) => {
              adding.forget()
              setUrl(value)
            }}
            maxLength={500}
            invalid={adding.issue !== ''}
            describedBy={ISSUE_ID}
          />
        </View>
        <View className="api-form__label">{texts.webhookEvents}</View>
        <Ticks options={EVENTS} value={events} onChange={setEvents} />
        <View id={ISSUE_ID} className="confirmation__issue" role="alert">
          {adding.issue}
        </View>
        <Button
          wide
          variant="primary"
          disabled={!isWhole || adding.busy}
          onPress={() => void adding.run({ url: url.trim(), events })}
        >
          {adding.busy ? texts.saving : texts.save}
        </Button>
      </View>
    </BottomSheet>
  )
}

/** 回调: endpoints with their state. */
export function Webhooks({ enabled }: { enabled: boolean }) {
  const { data } = useWebhooks(enabled)
  const [adding, setAdding] = useState(0)
  const [chosen, setChosen] = useState<Webhook | null>(null)
  return (
    <View className="api-part">
      <View className="api-part__head" role="heading" aria-level={2}>
        {texts.webhooks}
      </View>
      <View className="api-part__lead">{texts.webhooksLead}</View>
      {data?.list.map((webhook) => (
        <Cell
          key={webhook.id}
          icon="send"
          text={parseHost(webhook.url)}
          value={formatState(webhook)}
          onPress={() => setChosen(webhook)}
        />
      ))}
      {IS_H5 && <Cell icon="plus" text={texts.addWebhook} onPress={() => setAdding(adding + 1)} />}
      {adding > 0 && <AddSheet key={adding} open onClose={() => setAdding(0)} />}
      {chosen && <WebhookSheet key={chosen.id} webhook={chosen} onClose={() => setChosen(null)} />}
    </View>
  )
}
