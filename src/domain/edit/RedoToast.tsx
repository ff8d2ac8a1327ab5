import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { useUndoneEdit } from '@/stores/undoneEdit'
import { pressable } from '@/ui/pressable'
import { VERSIONS } from './thread/texts'
import { useGoToVersion } from './useThread'
import './RedoToast.scss'

/** Long enough to find it, short enough not to be in the way. */
const SHOWN_MS = 8000

/** After 撤回, on the page of the version before: the way forward again. */
export function RedoToast({ jobId }: { jobId: string }) {
  const undone = useUndoneEdit((state) => state.undone)
  const { setUndone } = useUndoneEdit.getState()
  const shown = undone?.shownOn === jobId ? undone : null
  const { run } = useGoToVersion(shown?.threadId ?? null)
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setUndone(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown, setUndone])
  if (!shown) return null
  // The toast names the thread to go back in: it leaves once that is done.
  const redo = () => void run(shown.version).then(() => setUndone(null))
  return (
    <View className="redo" role="status">
      <Text>{VERSIONS.undone}</Text>
      <View className="mg-press redo__act" {...pressable({ onPress: redo })}>
        {VERSIONS.redo}
      </View>
    </View>
  )
}
