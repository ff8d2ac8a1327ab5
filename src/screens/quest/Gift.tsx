import { View } from '@tarojs/components'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { tick } from '@/platform/haptics'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { texts } from './texts'

const MAX_CHARS = 40
const MIN_CHARS = 4
const WORDS = texts.gift

/** A gift code typed in; what is wrong with it is said under it, and it stays. */
export function Gift() {
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const exchange = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: () => call('POST /api/gift/exchange', { body: { code } }),
    onSuccess: ({ credits, score }) => {
      tick()
      client.setQueryData(keys.score, score)
      void client.invalidateQueries({ queryKey: keys.scoreLog })
      setCode('')
      showToast(WORDS.done(credits))
    },
  })
  const ready = code.trim().length >= MIN_CHARS && !exchange.busy
  const change = (value: string) => {
    setCode(value)
    exchange.forget()
  }
  const submit = () => {
    if (ready) void exchange.run()
  }
  return (
    <View className="mg-gift">
      <View className="mg-quests__section" role="heading" aria-level={2}>
        {WORDS.title}
      </View>
      <View className="mg-gift__row">
        <View className="mg-gift__field">
          <Field
            value={code}
            onChange={change}
            label={WORDS.label}
            placeholder={WORDS.placeholder}
            kind="text"
            maxLength={MAX_CHARS}
            onConfirm={submit}
            invalid={exchange.issue !== ''}
            describedBy="mg-gift-issue"
          />
        </View>
        <Button variant="secondary" disabled={!ready} onPress={submit}>
          {exchange.busy ? WORDS.busy : WORDS.submit}
        </Button>
      </View>
      {exchange.issue !== '' && (
        <View id="mg-gift-issue" className="mg-gift__issue" role="alert">
          {exchange.issue}
        </View>
      )}
    </View>
  )
}
