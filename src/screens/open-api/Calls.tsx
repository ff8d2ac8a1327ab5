import type { CallData } from '@contract/endpoints/all'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { creditsText } from '@/domain/credits/format'
import { classes } from '@/ui/classes'
import { Button } from '@/ui/Button/Button'
import { texts } from './texts'
import { useCalls } from './useKeys'
import './Calls.scss'

type ApiCall = CallData<'GET /api/keys/calls'>['list'][number]

const two = (value: number) => String(value).padStart(2, '0')

function formatClock(iso: string): string {
  const time = new Date(iso)
  return [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')
}

export const formatSeconds = (ms: number): string => (ms / 1000).toFixed(1)

function Row({ apiCall }: { apiCall: ApiCall }) {
  const { status, errorCode, durationMs, credits } = apiCall
  const isDone = status < 400
  const reason = texts.callErrors[errorCode ?? ''] ?? texts.callError(status)
  return (
    <View className="api-call" role="listitem">
      <View className="api-call__time">{formatClock(apiCall.createdAt)}</View>
      <View className="api-call__name">{apiCall.keyName}</View>
      <View className="api-call__what">{apiCall.call}</View>
      <View className={classes('api-call__end', isDone && 'api-call__end--done')}>
        {isDone ? texts.callDone : reason}
      </View>
      <View className="api-call__took">
        {formatSeconds(durationMs)} {texts.seconds}
      </View>
      <View className={credits > 0 ? 'api-call__cost api-gold' : 'api-call__cost'}>
        {creditsText(credits)}
      </View>
    </View>
  )
}

interface CallsProps {
  enabled: boolean
  /** Shows these many alone. */
  most?: number
  /** At the right of the title. */
  action?: ReactNode
}

/** 刚才的调用: the newest first; failed ones say why. */
export function Calls({ enabled, most = Infinity, action }: CallsProps) {
  const { rows, isPending, isError, hasNextPage, onNearEnd, refetch } = useCalls(enabled)
  if (isPending && enabled) return null
  return (
    <View className="api-part">
      <View className="api-part__title">
        <View className="api-part__head" role="heading" aria-level={2}>
          {texts.calls}
        </View>
        {rows.length > most && action}
      </View>
      {isError && (
        <Button size="medium" onPress={() => void refetch()}>
          {texts.retry}
        </Button>
      )}
      {rows.length === 0 && !isError && <View className="api-part__lead">{texts.noCalls}</View>}
      <View role="list">
        {rows.slice(0, most).map((apiCall) => (
          <Row key={apiCall.id} apiCall={apiCall} />
        ))}
      </View>
      {hasNextPage && most === Infinity && (
        <Button wide variant="ghost" onPress={onNearEnd}>
          {texts.more}
        </Button>
      )}
    </View>
  )
}
