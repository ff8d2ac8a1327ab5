/** Controls of every kind of parameter: what the tools' pages draw their forms with. */
import type { Controls } from '@/domain/tool-form/controls/control'
import { CONTROLS } from '@/domain/tool-form/controls/registry'
import { ColourControl } from './controls/ColourControl'
import { ImagesControl } from './controls/ImagesControl'
import { MarginsControl } from './controls/MarginsControl'
import { MaskControl } from './controls/MaskControl'
import { MediaControl } from './controls/MediaControl'
import { NumberControl } from './controls/NumberControl'
import { OptionControl } from './controls/OptionControl'
import { ShotsControl } from './controls/ShotsControl'
import { SoundControl } from './controls/SoundControl'
import { ToggleControl } from './controls/ToggleControl'
import { ToolTextControl } from './controls/VoiceControl'

export const TOOL_CONTROLS: Controls = {
  ...CONTROLS,
  text: ToolTextControl,
  option: OptionControl,
  toggle: ToggleControl,
  number: NumberControl,
  colour: ColourControl,
  image: MediaControl,
  video: MediaControl,
  sound: SoundControl,
  images: ImagesControl,
  mask: MaskControl,
  margins: MarginsControl,
  shots: ShotsControl,
}
