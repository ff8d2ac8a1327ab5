/** Ways from the files of a package to one ONNX file, by the name that `models.json` uses. */
import { type GraphPorts, graphOfGraphModel, parseGraphModel } from './convert/graph-model'
import { graphOfNcnn } from './convert/ncnn'
import { encodeOnnx, withConstantOutput, withInnerOutputs } from './convert/onnx'
import { bytesOfScript, textOfScript } from './convert/scripts'
import { graphOfTflite } from './convert/tflite'

/** Files by their path in the tarball → the bytes of an ONNX file; the same on every machine. */
export type Conversion = (
  files: ReadonlyMap<string, Uint8Array>,
) => Uint8Array | Promise<Uint8Array>

type Files = ReadonlyMap<string, Uint8Array>

/** The files whose names end so, in the order of their paths. */
function filesLike(files: Files, ending: RegExp): Uint8Array[] {
  const found = [...files].filter(([path]) => ending.test(path)).sort(byPath)
  if (found.length === 0) throw new Error(`no file like ${ending.source}`)
  return found.map(([, bytes]) => bytes)
}

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1

const readText = (files: Files, ending: RegExp): string =>
  filesLike(files, ending)
    .map((bytes) => Buffer.from(bytes).toString())
    .join('')

/** A graph of TensorFlow.js: model.json and one file of weights. */
const fromGraphModel =
  (ports: GraphPorts): Conversion =>
  (files) => {
    const model = parseGraphModel(readText(files, /\.json$/))
    const weights = Buffer.concat(filesLike(files, /\.bin$/))
    return encodeOnnx(graphOfGraphModel(model, weights, ports))
  }

/** The same, where both are written as scripts: read as text, never run. */
const fromScripts =
  (ports: GraphPorts): Conversion =>
  (files) => {
    const model = parseGraphModel(textOfScript(readText(files, /model\.min\.js$/)))
    const shards = filesLike(files, /shard\d+of\d+\.min\.js$/)
    const weights = shards.map((bytes) => bytesOfScript(Buffer.from(bytes).toString()))
    return encodeOnnx(graphOfGraphModel(model, Buffer.concat(weights), ports))
  }

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? 'Identity' : `Identity_${i}`))

/** A reader of text with its alphabet: code points by line, behind them the space. */
const withAlphabet: Conversion = (files) => {
  const [network = new Uint8Array()] = filesLike(files, /\.onnx$/)
  const letters = [...readText(files, /\.txt$/).split('\n'), ' ']
  if (letters.some((letter) => [...letter].length !== 1))
    throw new Error('a line of the alphabet is not one letter')
  const codes = Float32Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
  return withConstantOutput(network, 'alphabet', codes)
}

/** The decoder of Segment Anything gives the mask it likes best: with all four a tool can choose. */
const withAllMasks: Conversion = (files) => {
  const [network = new Uint8Array()] = filesLike(files, /\.onnx$/)
  return withInnerOutputs(network, {
    '/Reshape_9_output_0': 'all_masks',
    '/iou_prediction_head/layers.2/Gemm_output_0': 'all_scores',
  })
}

export const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  ncnn: (files) => {
    const [weights = new Uint8Array()] = filesLike(files, /\.bin$/)
    return encodeOnnx(graphOfNcnn(readText(files, /\.param$/), weights))
  },
  ppocr: withAlphabet,
  sam: withAllMasks,
  nanodet: fromGraphModel({ input: [1, 3, 416, 416], outputs: numbered(6) }),
  blazeface: fromGraphModel({ input: [1, 256, 256, 3], outputs: numbered(4) }),
  facemesh: fromGraphModel({ input: [1, 192, 192, 3], outputs: ['Identity_1', 'Identity_2'] }),
  tflite: (files) => {
    const [network = new Uint8Array()] = filesLike(files, /\.(lite|tflite)$/)
    return encodeOnnx(graphOfTflite(network))
  },
  nsfw: fromScripts({ input: [1, 224, 224, 3], outputs: ['Identity'] }),
}
