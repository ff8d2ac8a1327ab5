/** Ways from the files of a package to one ONNX file, by the name that `models.json` uses. */

/** Files by their path in the tarball → the bytes of an ONNX file; the same on every machine. */
export type Conversion = (
  files: ReadonlyMap<string, Uint8Array>,
) => Uint8Array | Promise<Uint8Array>

export const CONVERSIONS: Readonly<Record<string, Conversion>> = {}
