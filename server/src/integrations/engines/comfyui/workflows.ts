/**
 * The operator's own graphs, one file a tool (`inpaint.json`) in ComfyUI's API format. Inputs are
 * found by the titles of their nodes: `prompt`, `negative`, `image`, `mask`, `seed`, `width`,
 * `height`, `strength`, and in `text2img.json` and `edit.json` `reference1` to `reference4` for
 * reference pictures; one node may carry several (`seed strength`).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../../../platform/lib/env/values'
import type { Painting } from '../diffusion/server'
import { isRecord } from '../remote/errors'
import { findChoices, findClass, type Graph, isLink, type Node, type Value } from './graph'
import type { Uploaded } from './graphs'
import { texts } from './texts'

const TITLES = [
  'prompt',
  'negative',
  'image',
  'mask',
  'seed',
  'width',
  'height',
  'strength',
  'reference1',
  'reference2',
  'reference3',
  'reference4',
] as const
type Title = (typeof TITLES)[number]

/** The inputs a title may mean, the likeliest first. */
const INPUTS: Readonly<Record<Title, readonly string[]>> = {
  prompt: ['text', 'prompt', 'positive', 'value', 'string', 'clip_l', 't5xxl', 'text_g', 'text_l'],
  negative: [
    'text',
    'negative_prompt',
    'prompt',
    'negative',
    'value',
    'string',
    'text_g',
    'text_l',
  ],
  image: ['image'],
  mask: ['image', 'mask'],
  seed: ['seed', 'noise_seed', 'value'],
  width: ['width', 'value'],
  height: ['height', 'value'],
  strength: ['denoise', 'strength', 'value'],
  reference1: ['image'],
  reference2: ['image'],
  reference3: ['image'],
  reference4: ['image'],
}
/** Encoders with two or three fields get the same words in each. */
const ALL_OF: ReadonlySet<string> = new Set(['clip_l', 't5xxl', 'text_g', 'text_l'])

/** Required inputs of each tool. */
const NEEDS: Readonly<Record<string, readonly Title[]>> = {
  text2img: ['prompt'],
  photo2img: ['prompt', 'image'],
  toon: ['prompt', 'image'],
  sketch: ['prompt', 'image'],
  variation: ['image'],
  inpaint: ['prompt', 'image', 'mask'],
  genfill: ['prompt', 'image', 'mask'],
  cleaner: ['image', 'mask'],
  samInpaint: ['prompt', 'image', 'mask'],
  outpaint: ['image', 'mask'],
  upscale: ['image'],
  edit: ['prompt', 'image'],
}

/** A place in a graph that a value is written to. */
interface Slot {
  readonly node: string
  readonly input: string
}

export interface Workflow {
  readonly tool: string
  readonly graph: Graph
  readonly slots: Readonly<Partial<Record<Title, readonly Slot[]>>>
}

const wrong = (file: string, what: string): ConfigError =>
  new ConfigError(`COMFYUI_WORKFLOWS: ${file} ${what}`)

function isValue(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value) || isLink(value)
}

/** Throws ConfigError for anything but a graph in API format. */
function parseGraph(file: string, text: string): Graph {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw wrong(file, 'is not JSON')
  }
  if (isRecord(value) && Array.isArray(value.nodes))
    throw wrong(file, 'is a workflow of the editor: save it by “Export (API)”')
  if (!isRecord(value) || Object.keys(value).length === 0) throw wrong(file, 'holds no graph')
  const nodes: Record<string, Node> = {}
  for (const [id, node] of Object.entries(value)) {
    if (!isRecord(node) || typeof node.class_type !== 'string' || !isRecord(node.inputs))
      throw wrong(file, `has no node at ${id}: save it by “Export (API)”`)
    const inputs: Record<string, Value> = {}
    // Lists and tables of some nodes are passed on as they are.
    for (const [name, input] of Object.entries(node.inputs))
      inputs[name] = isValue(input) ? input : (input as Value)
    const title =
      isRecord(node._meta) && typeof node._meta.title === 'string' ? node._meta.title : ''
    nodes[id] = { class_type: node.class_type, inputs, _meta: { title } }
  }
  return nodes
}

const splitTitle = (title: string): string[] =>
  title
    .trim()
    .toLowerCase()
    .split(/[\s,，、+&/]+/)

/** Only inputs that hold a value of their own: what comes from another node is that node's. */
function findSlots(graph: Graph, title: Title): Slot[] {
  return Object.entries(graph).flatMap(([id, { inputs, _meta }]) => {
    if (!splitTitle(_meta?.title ?? '').includes(title)) return []
    const own = INPUTS[title].filter((name) => name in inputs && !isLink(inputs[name]))
    const several = own.filter((name) => ALL_OF.has(name))
    const taken = several.length > 1 ? several : own.slice(0, 1)
    return taken.map((input) => ({ node: id, input }))
  })
}

export function parseWorkflow(file: string, text: string): Workflow {
  const tool = path.basename(file, '.json')
  const needs = NEEDS[tool]
  if (!needs)
    throw wrong(file, `is named after no tool; the names are ${Object.keys(NEEDS).join(', ')}`)
  const graph = parseGraph(file, text)
  const slots = Object.fromEntries(TITLES.map((title) => [title, findSlots(graph, title)]))
  const missing = needs.filter((title) => slots[title]?.length === 0)
  if (missing.length > 0)
    throw wrong(file, `needs a node with the title ${missing.join(' and one with the title ')}`)
  return { tool, graph, slots }
}

/** Throws ConfigError with one sentence about the first file that cannot be used. */
export function readWorkflows(folder: string): Workflow[] {
  let files: string[]
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch {
    throw new ConfigError(`COMFYUI_WORKFLOWS is no folder that can be read: ${folder}`)
  }
  if (files.length === 0) throw new ConfigError(`COMFYUI_WORKFLOWS has no .json file: ${folder}`)
  return files
    .sort()
    .map((file) => parseWorkflow(file, readFileSync(path.join(folder, file), 'utf8')))
}

/** The classes a graph is made of, each once. */
export function listClasses({ graph }: Workflow): string[] {
  return [...new Set(Object.values(graph).map(({ class_type }) => class_type))]
}

/**
 * One Chinese phrase for what the server lacks, or null.
 * @param info `/object_info` answers by class
 */
export function describeMissing(
  { graph }: Workflow,
  info: Readonly<Record<string, unknown>>,
): string | null {
  for (const { class_type, inputs } of Object.values(graph)) {
    const found = findClass(info[class_type], class_type)
    if (!found) return texts.noNode(class_type)
    for (const [name, value] of Object.entries(inputs)) {
      // Pictures are sent when they are needed.
      if (typeof value !== 'string' || name === 'image') continue
      const choices = findChoices(found, name)
      if (choices && choices.length > 0 && !choices.includes(value))
        return texts.noChoice(class_type, `${name} ${value}`)
    }
  }
  return null
}

/** Reference pictures that a graph takes: titles from 1 on. */
export function countReferences({ slots }: Workflow): number {
  const titles = ['reference1', 'reference2', 'reference3', 'reference4'] as const
  const free = titles.findIndex((title) => (slots[title] ?? []).length === 0)
  return free < 0 ? titles.length : free
}

/**
 * The graph with a painting's values written into their places.
 * @param references names of uploaded pictures; the last one, or the picture of an edit, fills places
 * that are left over, for a node without a picture is refused
 */
export function filledGraph(
  workflow: Workflow,
  painting: Painting,
  files: Uploaded | null,
  references: readonly string[] = [],
): Graph {
  const reference = (at: number): string | null =>
    references[at] ?? references.at(-1) ?? files?.picture ?? null
  const values: Readonly<Record<Title, string | number | null>> = {
    prompt: painting.prompt,
    negative: painting.negative,
    image: files?.picture ?? null,
    mask: files?.mask ?? null,
    seed: painting.seed,
    width: painting.width,
    height: painting.height,
    strength: painting.from?.denoise ?? null,
    reference1: reference(0),
    reference2: reference(1),
    reference3: reference(2),
    reference4: reference(3),
  }
  const graph: Record<string, Node> = { ...workflow.graph }
  for (const title of TITLES) {
    const value = values[title]
    if (value === null) continue
    for (const { node, input } of workflow.slots[title] ?? []) {
      const old = graph[node]
      if (old) graph[node] = { ...old, inputs: { ...old.inputs, [input]: value } }
    }
  }
  return graph
}
