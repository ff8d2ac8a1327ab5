import { View } from '@tarojs/components'
import { useState } from 'react'
import { ledgerTime } from '@/domain/credits/time'
import { canPasskey } from '@/platform/passkey'
import { Cell } from '@/ui/Cell/Cell'
import { Icon } from '@/ui/Icon/Icon'
import { lazySheet } from '@/ui/later'
import { pressable } from '@/ui/pressable'
import { ListPending } from './ListPending'
import { passkeyTexts as texts } from './passkeyTexts'
import { usePasskeys, type Passkey } from './usePasskeys'

const PasskeySheet = lazySheet(() => import('./PasskeySheet').then((m) => m.PasskeySheet))

function formatNote({ createdAt, lastUsedAt }: Passkey): string {
  const now = new Date()
  const used = lastUsedAt === null ? texts.unused : texts.used(ledgerTime(lastUsedAt, now))
  return `${texts.made(ledgerTime(createdAt, now))} · ${used}`
}

function Row({ passkey, onPress }: { passkey: Passkey; onPress: () => void }) {
  return (
    <View className="mg-press mg-account__device" {...pressable({ onPress })}>
      <Icon name="scan" className="mg-account__icon" />
      <View className="mg-account__who">
        <View className="mg-account__name">{passkey.name}</View>
        <View className="mg-account__note">{formatNote(passkey)}</View>
      </View>
      <Icon name="right" size={18} className="mg-account__more" />
    </View>
  )
}

/** Passkeys of the account: at most 20. */
export function Passkeys() {
  const query = usePasskeys()
  /** null: a new one. */
  const [edited, setEdited] = useState<Passkey | null>(null)
  const [open, setOpen] = useState(false)
  const list = query.data?.list
  if (!list) return <ListPending failed={query.isError} onRetry={() => void query.refetch()} />
  const show = (one: Passkey | null) => {
    setEdited(one)
    setOpen(true)
  }
  return (
    <>
      {list.map((one) => (
        <Row key={one.id} passkey={one} onPress={() => show(one)} />
      ))}
      {canPasskey() && <Cell icon="plus" text={texts.add} onPress={() => show(null)} />}
      <View className="mg-account__small">{canPasskey() ? texts.lead : texts.unable}</View>
      <PasskeySheet open={open} edited={edited} onClose={() => setOpen(false)} />
    </>
  )
}
