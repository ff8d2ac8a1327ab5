import { Input, Text, View } from '@tarojs/components'
import { confirmModal } from '@/platform/modal'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { classes } from '@/ui/classes'
import { texts } from './texts'
import { SAVES_FILES, useSecret } from './useSecret'
import './SecretSheet.scss'
import './gold.scss'

export interface Fact {
  readonly label: string
  readonly value: string
  readonly isCredits?: boolean
}

interface SecretSheetProps {
  secret: string
  title?: string
  lead?: string
  /** Name of the variable in the saved file. */
  variable: string
  facts?: readonly Fact[]
  closeBody: string
  onClose: (taken: boolean) => void
}

const LAST = 4

/** A secret is shown once: it closes without a question only when it was copied or saved. */
export function SecretSheet(props: SecretSheetProps) {
  const { secret, title = texts.once, lead = texts.onceLead, variable, facts, onClose } = props
  const { taken, copied, refused, copy, save, markTaken } = useSecret(secret)
  async function close(): Promise<void> {
    const sure =
      taken ||
      (await confirmModal({
        title: texts.closeTitle,
        content: props.closeBody,
        confirm: texts.closeYes,
        cancel: texts.cancel,
        danger: true,
      }))
    if (sure) onClose(taken)
  }
  const saveEnv = () => void save('moguang.env', `${variable}=${secret}\n`)
  return (
    <BottomSheet open broad title={title} onClose={() => void close()}>
      <View className="api-secret">
        <View className="api-secret__lead">{lead}</View>
        {refused ? (
          <Input
            className="api-secret__field"
            value={secret}
            focus
            aria-label={texts.copyFailed}
            {...{ selectionStart: 0, selectionEnd: secret.length, onCopy: markTaken }}
          />
        ) : (
          <View className="api-secret__key">
            {secret.slice(0, -LAST)}
            <Text className="api-secret__last">{secret.slice(-LAST)}</Text>
          </View>
        )}
        {refused && (
          <View className="api-secret__refused" role="alert">
            {texts.copyFailed}
          </View>
        )}
        <View className="api-secret__acts">
          <Button variant="primary" className="api-secret__copy" onPress={() => void copy()}>
            {copied ? texts.copiedKey : texts.copyKey}
          </Button>
          {SAVES_FILES && (
            <Button className="api-secret__save" onPress={saveEnv}>
              {texts.saveEnv}
            </Button>
          )}
        </View>
        {facts && (
          <View className="api-secret__facts">
            {facts.map(({ label, value, isCredits }) => (
              <View key={label}>
                <View className="api-secret__label">{label}</View>
                <View className={classes(isCredits && 'api-gold')}>{value}</View>
              </View>
            ))}
          </View>
        )}
        <View className="api-secret__warning">
          <Icon name="shield" size={18} />
          {texts.onceWarning}
        </View>
        <Button wide className="api-secret__close" disabled={!taken} onPress={() => void close()}>
          {taken ? texts.close : texts.closeLocked}
        </Button>
      </View>
    </BottomSheet>
  )
}
