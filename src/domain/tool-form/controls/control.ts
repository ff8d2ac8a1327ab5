import type { ComponentType } from 'react'
import type { ParamKind, ParamSpec, ParamValue } from '@contract/tools/define'
import type { Offer, Params } from '../offer'

/** Props of every control: its parameter's definition, its value, and the available options. */
export interface ControlProps<S extends ParamSpec> {
  name: string
  spec: S
  value: ParamValue<S>
  onChange: (value: ParamValue<S>) => void
  offer: Offer
  /** The whole form, for what depends on another parameter. */
  params: Params
}

/** A spec may stand for several kinds (image and video). */
export type SpecOf<K extends ParamKind, S = ParamSpec> = S extends { kind: infer T }
  ? K extends T
    ? S
    : never
  : never

/** No form fills data; references are drawn with the prompt they belong to. */
type DrawnKind = Exclude<ParamKind, 'data' | 'references' | 'characters'>

/** Controls by kind; 创作 carries only those it needs, the tools' pages all of them. */
export type Controls<K extends DrawnKind = DrawnKind> = {
  [P in K]: ComponentType<ControlProps<SpecOf<P>>>
}
