import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { back } from '@/features/navigation/navigate'
import { skipVersion, type Update } from '@/features/session/update'
import { showErrorToast } from '@/platform/toast'
import { applyUpdate } from '@/platform/update'
import { useApp } from '@/stores/app'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import { texts } from './texts'
import './rt-uni-update.scss'

function Offer({ update }: { update: Update }) {
  const [busy, setBusy] = useState(false)

  async function take() {
    setBusy(true)
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
      <View className="update__hint">{update.required ? texts.required : texts.kept}</View>
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
          title={texts.latest}
          hint={texts.current(version)}
          action={{ text: texts.back, onPress: () => void back() }}
        />
      )}
    </View>
  )
}
