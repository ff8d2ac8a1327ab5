/** Metadata of a file: our label, a generator's parameters, the camera. */
import readExif from 'exif-reader'
import sharp from 'sharp'
import { readAigcRecords } from '@media/aigc/read'

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface FileFacts {
  readonly facts: readonly Fact[]
  /** The prompt a generator wrote into the file; null: none. */
  readonly prompt: string | null
}

const LONGEST = 600
const short = (text: string): string => [...text.trim()].slice(0, LONGEST).join('')

function labelled(file: Uint8Array): Fact[] {
  try {
    return readAigcRecords(file).map(({ ContentProducer, ProduceID }) => ({
      label: '人工智能生成标识',
      value: [ContentProducer, ProduceID].filter(Boolean).join(' · '),
    }))
  } catch {
    return []
  }
}

/** The positive prompt inside a node graph: the longest text of its text nodes. */
function promptOfGraph(json: string): string | null {
  try {
    const nodes = Object.values(JSON.parse(json) as Record<string, unknown>)
    const texts = nodes.flatMap((node) => {
      const text = (node as { inputs?: { text?: unknown } } | null)?.inputs?.text
      return typeof text === 'string' ? [text] : []
    })
    return texts.sort((a, b) => b.length - a.length)[0] ?? null
  } catch {
    return null
  }
}

/** `prompt`, then `Negative prompt: …`, then `Steps: 20, Sampler: …` as one text. */
function ofParameters(text: string): FileFacts {
  const negative = /\nNegative prompt: ?([^\n]*)/.exec(text)?.[1]
  const settings = /\n(Steps: [^\n]*)/.exec(text)?.[1]
  const prompt = text.split(/\n(?:Negative prompt:|Steps:)/)[0] ?? ''
  const facts = [
    ...(negative ? [{ label: '反向提示词', value: short(negative) }] : []),
    ...(settings ? [{ label: '生成参数', value: short(settings) }] : []),
  ]
  return { facts, prompt: short(prompt) || null }
}

function ofComments(comments: readonly { keyword: string; text: string }[]): FileFacts {
  const byKey = new Map(comments.map(({ keyword, text }) => [keyword.toLowerCase(), text]))
  const parameters = byKey.get('parameters')
  if (parameters) return ofParameters(parameters)
  const graph = byKey.get('prompt')
  const facts: Fact[] = byKey.has('workflow')
    ? [{ label: '工作流', value: '文件里带有节点工作流' }]
    : []
  if (graph) {
    const prompt = graph.trimStart().startsWith('{') ? promptOfGraph(graph) : graph
    return { facts, prompt: prompt ? short(prompt) : null }
  }
  const description = byKey.get('description') ?? byKey.get('title')
  if (description) facts.push({ label: '说明', value: short(description) })
  const software = byKey.get('software')
  if (software) facts.push({ label: '软件', value: short(software) })
  return { facts, prompt: null }
}

function ofCamera(exif: Buffer): Fact[] {
  const { Image, Photo, GPSInfo } = readExif(exif)
  const facts: Fact[] = []
  const add = (label: string, value: unknown, text: (value: never) => string = String): void => {
    if (value !== undefined && value !== null && value !== '')
      facts.push({ label, value: short(text(value as never)) })
  }
  add('相机', [Image?.Make, Image?.Model].filter(Boolean).join(' '))
  add('镜头', Photo?.LensModel)
  add('快门', Photo?.ExposureTime, (s: number) => (s < 1 ? `1/${Math.round(1 / s)} 秒` : `${s} 秒`))
  add('光圈', Photo?.FNumber, (f: number) => `f/${f}`)
  add('感光度', Photo?.ISOSpeedRatings, (iso: number | number[]) => `ISO ${String(iso)}`)
  add('焦距', Photo?.FocalLength, (mm: number) => `${mm} 毫米`)
  add('拍摄时间', Photo?.DateTimeOriginal, (date: Date) =>
    date.toISOString().slice(0, 16).replace('T', ' '),
  )
  add('软件', Image?.Software)
  if (GPSInfo?.GPSLatitude) facts.push({ label: '位置', value: '文件里带有拍摄地点，分享前请留意' })
  return facts
}

/** Never throws for a file that can be decoded: what cannot be read is not there. */
export async function factsOfFile(file: Uint8Array): Promise<FileFacts> {
  const { format, autoOrient, exif, comments, density } = await sharp(file).metadata()
  const size = `${autoOrient.width} × ${autoOrient.height}`
  const facts: Fact[] = [
    { label: '尺寸', value: size },
    {
      label: '格式',
      value: [format.toUpperCase(), density ? `${density} dpi` : ''].filter(Boolean).join(' · '),
    },
    ...labelled(file),
  ]
  const written = ofComments(comments ?? [])
  facts.push(...written.facts)
  try {
    if (exif) facts.push(...ofCamera(exif))
  } catch {
    facts.push({ label: '相机', value: '文件里的相机信息已损坏' })
  }
  return { facts, prompt: written.prompt }
}
