/** Content of model.json of TensorFlow.js, as far as it is read here. */

export interface GraphNode {
  readonly name: string
  readonly op: string
  readonly input?: readonly string[]
  readonly attr?: Readonly<Record<string, GraphAttribute>>
}

export interface GraphAttribute {
  /** Base64 of a text. */
  readonly s?: string
  readonly i?: string | number
  readonly f?: number
  readonly b?: boolean
  readonly list?: { readonly i?: readonly (string | number)[]; readonly s?: readonly string[] }
  readonly shape?: { readonly shape?: unknown; readonly dim?: readonly { size: string }[] }
}

export interface GraphModel {
  readonly modelTopology: { readonly node: readonly GraphNode[] }
  readonly weightsManifest: readonly { readonly weights: readonly WeightEntry[] }[]
}

export interface WeightEntry {
  readonly name: string
  readonly shape: readonly number[]
  readonly dtype: string
  readonly quantization?: {
    readonly dtype: string
    readonly scale?: number
    readonly min?: number
  }
}
