import { View } from '@tarojs/components'
import { ledgerTime } from '@/domain/credits/time'
import { DOWNLOADS } from '@/domain/media/openDownload'
import { Cell } from '@/ui/Cell/Cell'
import { texts } from './texts'
import { useExport } from './useExport'

const MB = 1024 * 1024

type State = ReturnType<typeof useExport>

function stateText({ dataExport, failed, loading, asking }: State): string {
  if (failed) return texts.failed
  if (loading) return ''
  if (asking || dataExport?.state === 'queued') return texts.packing
  if (dataExport?.state === 'failed') return texts.packFailed
  if (dataExport?.state !== 'ready') return ''
  return DOWNLOADS ? texts.download : texts.copyLink
}

function formatNote({ dataExport }: State): string {
  if (dataExport?.state !== 'ready' || dataExport.expiresAt === null) return texts.exportNote
  const megabytes = Math.max(0.1, (dataExport.sizeBytes ?? 0) / MB).toFixed(1)
  return texts.readyNote(megabytes, ledgerTime(dataExport.expiresAt, new Date()))
}

/** 导出我的数据, with its state. */
export function Export() {
  const state = useExport()
  const idle = state.asking || state.dataExport?.state === 'queued' || state.loading
  return (
    <>
      <Cell
        icon="download"
        text={texts.exportData}
        value={<View aria-live="polite">{stateText(state)}</View>}
        onPress={idle ? undefined : state.press}
      />
      <View className="mg-account__small">{formatNote(state)}</View>
    </>
  )
}
