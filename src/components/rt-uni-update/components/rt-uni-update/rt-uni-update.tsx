import { Text, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { back } from '@/domain/navigation/navigate'
import { saveToAccount } from '@/domain/session/syncSaved'
import { skipVersion, type Update } from '@/shell/update'
import { showErrorToast } from '@/platform/toast'
import { applyUpdate } from '@/platform/update'
import { useApp } from '@/stores/app'
import { flushLateStorage } from '@/stores/lateStorage'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import { useLayer } from '@/ui/useLayer'
import { texts } from './texts'
import './rt-uni-update.scss'

function Offer({ update }: { update: Update }) {
  const [busy, setBusy] = useState(false)
  const warned = useRef(false)
  const isLogin = useSession((session) => session.isLogin)
  // The way back leads here again until the update is taken.
  useLayer(update.required, () => undefined, { modal: true })

  async function take() {
    setBusy(true)
    // The new version keeps drafts on this device, presets and settings come from the account.
    if (!(await saveToAccount()) && !warned.current) {
      warned.current = true
      setBusy(false)
      showErrorToast(texts.unkept)
      return
    }
    flushLateStorage()
    const outcome = await applyUpdate()
    if (outcome === 'restarting') return
    setBusy(false)
    showErrorToast(outcome === 'none' ? texts.none : texts.failed)
  }

  function leave() {
    skipVersion(update.version)
    void back()
  }

  return (
    <View className="update__card">
      <View className="mg-empty__drawing mg-empty__drawing--update update__drawing" aria-hidden />
      <View className="update__title" role="heading" aria-level={1}>
        {texts.found}
      </View>
      <View className="update__version">{texts.version(update.version)}</View>
      <View className="update__head">{texts.notes}</View>
      {update.notes.map((note) => (
        <Text key={note} className="update__note">
          {note}
        </Text>
      ))}
      {update.required && <View className="update__hint">{texts.required}</View>}
      <View className="update__hint">{isLogin ? texts.staysHere : texts.wiped}</View>
      <Button variant="primary" wide disabled={busy} onPress={() => void take()}>
        {busy ? texts.updating : texts.update}
      </Button>
      {!update.required && (
        <Button className="update__later" wide onPress={leave}>
          {texts.later}
        </Button>
      )}
    </View>
  )
}

/** The app update dialog, as a page of its own. */
export default function RtUniUpdate() {
  const update = useApp((app) => app.appConfig?.update ?? null)
  const version = useApp((app) => app.version)
  return (
    <View className="update">
      {update ? (
        <Offer update={update} />
      ) : (
        <Empty
          drawing="update"
          title={texts.latest}
          hint={texts.current(version)}
          action={{ text: texts.back, onPress: () => void back() }}
        />
      )}
    </View>
  )
}
