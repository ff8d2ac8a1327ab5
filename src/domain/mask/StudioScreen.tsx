import { Button } from '@/ui/Button/Button'
import { PageBar } from '@/ui/PageBar/PageBar'
import { FullScreen } from '@/ui/BottomSheet/FullScreen'
import { useKeys } from '@/ui/useKeys'
import { Dials } from './Dials'
import { Hint } from './Hint'
import { MaskCanvas } from './MaskCanvas'
import { texts } from './texts'
import { Tools } from './Tools'
import { useStudio, type StudioOptions } from './useStudio'
import './StudioScreen.scss'

export interface StudioProps extends StudioOptions {
  /** Name of the marked part, e.g. 要消除的地方. */
  label: string
}

/** Full screen: says what of a picture is meant, by painting, tapping and hinting. */
export function StudioScreen({ label, ...options }: StudioProps) {
  const studio = useStudio(options)
  const { settings, setSettings, value } = studio
  useKeys(true, studio.key)
  return (
    <FullScreen className="mg-mask" label={label} onClose={() => void studio.leave()}>
      <PageBar
        title={label}
        onBack={() => void studio.leave()}
        backIcon="close"
        backLabel={texts.close}
        right={
          <Button variant="primary" size="medium" className="mg-mask__done" onPress={studio.done}>
            {texts.done}
          </Button>
        }
      />
      <MaskCanvas
        src={options.src}
        label={label}
        picture={studio.picture}
        settings={settings}
        scene={studio.scene}
        onLine={studio.addLine}
        onTap={studio.addTap}
      >
        <Hint {...studio.hint} key={studio.hint.text} />
      </MaskCanvas>
      <Dials
        settings={settings}
        onSettings={setSettings}
        feather={value.feather}
        onFeather={studio.setFeather}
      />
      <Tools
        tool={settings.tool}
        onTool={(tool) => setSettings({ ...settings, tool })}
        inverted={value.inverted}
        {...studio.actions}
      />
    </FullScreen>
  )
}
