import { Composer } from '../Composer'
import { ComposerTool } from '../ComposerTool'
import { getMaxLength } from '../offer'
import { texts } from '../texts'
import type { ControlProps, SpecOf } from './control'

/** Frequent exclusions, each added with one tap. */
const NEGATIVE = 'negativePrompt'

/** A side text such as the negative prompt, in the same box as the prompt. */
export function TextControl(props: ControlProps<SpecOf<'text'>>) {
  const { name, spec, value, onChange, offer } = props
  const addCommon = () => onChange(texts.commonNegative)
  return (
    <Composer
      label={spec.label}
      labelled
      value={value}
      onChange={onChange}
      placeholder={spec.placeholder}
      maxLength={getMaxLength(name, spec, offer)}
      rows={1}
      tools={
        value !== '' ? (
          <ComposerTool icon="close" text={texts.clear} onPress={() => onChange('')} />
        ) : (
          name === NEGATIVE && <ComposerTool icon="star" text={texts.common} onPress={addCommon} />
        )
      }
    />
  )
}
