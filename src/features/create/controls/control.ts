import type { ComponentType } from 'react'
import type { ParamKind, ParamSpec, ParamValue } from '@contract/tools/define'
import type { Offer } from '../offer'

/** What every control is given: its parameter's definition, its value, and what may be offered. */
export interface ControlProps<S extends ParamSpec> {
  name: string
  spec: S
  value: ParamValue<S>
  onChange: (value: ParamValue<S>) => void
  offer: Offer
}

export type SpecOf<K extends ParamKind> = Extract<ParamSpec, { kind: K }>

/** One control for each kind: a kind without one does not compile. */
export type Controls = { [K in ParamKind]: ComponentType<ControlProps<SpecOf<K>>> }
