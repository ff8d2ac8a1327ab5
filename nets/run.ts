/** Request and answer of a network: plain data, fit to travel between threads and processes. */
import { NetError } from './errors'

export interface Tensor {
  /** E.g. batch, channels, height, width. */
  readonly dims: readonly number[]
  /** Row-major. `Uint8Array` is the type uint8, `Int32Array` int32. */
  readonly data: Float32Array | Int32Array | Uint8Array
}

export interface NetRequest {
  /** An id of `models.json`. */
  readonly model: string
  /** By the names of the network. */
  readonly inputs: Readonly<Record<string, Tensor>>
  /** Only requested outputs are computed and returned. */
  readonly outputs: readonly string[]
}

/** Outputs by name, or a rejection with NetError. Inputs may be taken over: they are not read later. */
export type NetRun = (request: NetRequest) => Promise<Readonly<Record<string, Tensor>>>

/** Fallback for installations without networks. */
export const noNets: NetRun = ({ model }) =>
  Promise.reject(new NetError('absent', model, 'there are no networks here'))

/** The output of a name. Throws where the network did not give it as numbers. */
export function requireFloats(
  outputs: Readonly<Record<string, Tensor>>,
  name: string,
): Float32Array {
  const data = outputs[name]?.data
  if (!(data instanceof Float32Array)) throw new TypeError(`no numbers called ${name}`)
  return data
}
