import type { ControlProps, SpecOf } from './control'
import { ModelControl } from './ModelControl'
import { StyleControl } from './StyleControl'

/** A choice looks like what it chooses from. */
export function ChoiceControl(props: ControlProps<SpecOf<'choice'>>) {
  return props.spec.source === 'styles' ? <StyleControl {...props} /> : <ModelControl {...props} />
}
