import { Text, View } from '@tarojs/components'
import { ledgerTime } from '@/domain/credits/time'
import { navigate } from '@/domain/navigation/navigate'
import { FILE_SOURCES, type FileSource } from '@/platform/pickFile'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { KeyValues } from '@/ui/KeyValues/KeyValues'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { LABEL } from './texts'
import { useLabelCheck } from './useLabelCheck'
import { type LabelCheck, buildVerdict } from './verdict'
import './LabelSheet.scss'

const ICONS = { found: 'check', odd: 'alert', none: 'search' } as const

function Finding({ check }: { check: LabelCheck }) {
  const verdict = buildVerdict(check, (iso) => ledgerTime(iso, new Date()))
  return (
    <View role="status">
      <View className="label-check__head">
        <View className={`label-check__glyph label-check__glyph--${verdict.tone}`}>
          <Icon name={ICONS[verdict.tone]} size={24} />
        </View>
        <View className="label-check__what">
          <View className="label-check__title" role="heading" aria-level={2}>
            {verdict.title}
          </View>
          <Text className="label-check__note">{verdict.note}</Text>
        </View>
      </View>
      {verdict.ours && <View className="label-check__ours">{verdict.ours}</View>}
      <View className="label-check__facts">
        <KeyValues items={verdict.facts} />
      </View>
      <View className="label-check__meaning">{verdict.meaning}</View>
    </View>
  )
}

function Picks({ again, onPick }: { again: boolean; onPick: (source: FileSource) => void }) {
  return (
    <View className="label-check__acts">
      {FILE_SOURCES.map((source, index) => (
        <Button
          key={source}
          wide
          variant={!again && index === 0 ? 'primary' : 'secondary'}
          onPress={() => onPick(source)}
        >
          {again && index === 0 ? LABEL.again : LABEL.pick[source]}
        </Button>
      ))}
      {FILE_SOURCES.length > 1 && <View className="label-check__hint">{LABEL.fromChat}</View>}
    </View>
  )
}

interface LabelSheetProps {
  open: boolean
  onClose: () => void
}

/** Whether a file, our own or a foreign one, says that it was made by AI. */
export function LabelSheet({ open, onClose }: LabelSheetProps) {
  const { state, check, pick, reset } = useLabelCheck()
  const close = () => {
    reset()
    onClose()
  }
  const jobId = state.phase === 'done' ? state.check.ours?.jobId : null
  return (
    <BottomSheet open={open} onClose={close} title={LABEL.title}>
      <View className="label-check">
        {state.phase === 'idle' && <View className="label-check__intro">{LABEL.intro}</View>}
        {state.phase === 'idle' && <View className="label-check__meaning">{LABEL.promise}</View>}
        {state.phase === 'checking' && (
          <View className="label-check__intro" role="status">
            {LABEL.checking}
          </View>
        )}
        {state.phase === 'done' && <Finding check={state.check} />}
        {state.phase === 'failed' && (
          <View className="label-check__failed" role="alert">
            <Text className="label-check__intro">{state.message}</Text>
            <Button size="medium" onPress={() => void check(state.file)}>
              {LABEL.retry}
            </Button>
          </View>
        )}
        {jobId && (
          <View className="label-check__acts">
            <Button
              wide
              variant="primary"
              onPress={() => {
                close()
                void navigate('pagesD/job-detail/job-detail', { id: jobId })
              }}
            >
              {LABEL.open}
            </Button>
          </View>
        )}
        {state.phase !== 'checking' && (
          <Picks again={state.phase !== 'idle'} onPick={(source) => void pick(source)} />
        )}
      </View>
    </BottomSheet>
  )
}
