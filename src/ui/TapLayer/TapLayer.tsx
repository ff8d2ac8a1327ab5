import { View } from '@tarojs/components'
import { useSyncExternalStore } from 'react'
import { isTapAwaited, onTapAwaited, reportTap } from '@/platform/tap'
import { useWhileShown } from '@/platform/whileShown'
import { TAP_TO_RETRY } from '../texts'
import './TapLayer.scss'

/** Over the page while its next tap tries something again. */
export function TapLayer() {
  const awaited = useWhileShown(useSyncExternalStore(onTapAwaited, isTapAwaited))
  return awaited && <View className="mg-taplayer" aria-label={TAP_TO_RETRY} onClick={reportTap} />
}
