import { View } from '@tarojs/components'
import { ledgerTime } from '@/domain/credits/time'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { ListPending } from './ListPending'
import { texts } from './texts'
import { useDevices, type SignIn } from './useDevices'

function Device({ signIn, onEnd }: { signIn: SignIn; onEnd: (() => void) | null }) {
  const { device, current, seenAt, kind } = signIn
  const name = kind === 'console' ? texts.atConsole(device) : device
  return (
    <View className="mg-account__device">
      <View className="mg-account__who">
        <View className="mg-account__name">{name}</View>
        <View className="mg-account__note">
          {current ? texts.thisDevice : texts.seen(ledgerTime(seenAt, new Date()))}
        </View>
      </View>
      {!current && (
        <Button
          size="medium"
          label={texts.endDevice(name)}
          disabled={onEnd === null}
          onPress={onEnd ?? undefined}
        >
          {texts.end}
        </Button>
      )}
    </View>
  )
}

/** Sessions of the account: at most 30 in the app, and those of the console. */
export function Devices() {
  const { query, end, endOthers, busy } = useDevices()
  // This device first; the rest as they come, the last seen before the others.
  const seen = query.data?.list
  const list = seen && [...seen].sort((a, b) => Number(b.current) - Number(a.current))
  if (!list) return <ListPending failed={query.isError} onRetry={() => void query.refetch()} />
  return (
    <>
      {list.map((signIn) => (
        <Device key={signIn.id} signIn={signIn} onEnd={busy ? null : () => void end(signIn)} />
      ))}
      {list.length > 1 && <Cell text={texts.endOthers} onPress={() => void endOthers()} />}
    </>
  )
}
