import { Text, View } from '@tarojs/components'
import { useDraft } from '@/stores/draft'
import { IconButton } from '@/ui/IconButton/IconButton'
import { pressable } from '@/ui/pressable'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { emptyLine } from '@/ui/Empty/texts'
import { texts } from '@/domain/tool-form/texts'
import './HistorySheet.scss'

interface HistorySheetProps {
  open: boolean
  onClose: () => void
  onPick: (prompt: string) => void
}

/** Earlier prompts, newest first; stored on this device. */
export function HistorySheet({ open, onClose, onPick }: HistorySheetProps) {
  const prompts = useDraft((state) => state.recentPrompts)
  const forget = useDraft((state) => state.forget)
  const clear = <ComposerTool text={texts.historyClear} onPress={() => forget()} />
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={texts.history}
      action={prompts.length > 0 && clear}
    >
      {prompts.length === 0 && (
        <View className="history__empty">
          <View>{emptyLine(texts.historyEmpty)}</View>
          <View className="history__hint">{texts.historyHint}</View>
        </View>
      )}
      {prompts.map((prompt) => (
        <View key={prompt} className="history__row">
          <View
            className="mg-press history__prompt"
            {...pressable({ onPress: () => onPick(prompt) })}
          >
            <Text className="history__text">{prompt}</Text>
          </View>
          <IconButton
            icon="close"
            label={texts.historyRemove(prompt)}
            onPress={() => forget(prompt)}
          />
        </View>
      ))}
    </BottomSheet>
  )
}
