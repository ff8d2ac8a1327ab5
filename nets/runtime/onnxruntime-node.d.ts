/** The package ships no types of its own: of what it gives, what sessions.ts uses. */
declare module 'onnxruntime-node' {
  type Numbers = Float32Array | Int32Array | Uint8Array

  export class Tensor {
    constructor(type: 'float32' | 'int32' | 'uint8', data: Numbers, dims: readonly number[])
    readonly dims: readonly number[]
    readonly data: unknown
  }

  export class InferenceSession {
    static create(
      weights: Uint8Array,
      options: {
        readonly intraOpNumThreads: number
        readonly interOpNumThreads: number
        readonly enableCpuMemArena: boolean
        readonly enableMemPattern: boolean
      },
    ): Promise<InferenceSession>
    readonly outputNames: readonly string[]
    run(
      feeds: Readonly<Record<string, Tensor>>,
      fetches: readonly string[],
    ): Promise<Readonly<Record<string, Tensor | undefined>>>
  }
}
