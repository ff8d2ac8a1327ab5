/**
 * A small app is a recipe over a tool: some of its parameters are fixed, the others stay open. It
 * is data; running it runs the tool.
 */
import { findTool, type Tool } from '../tools/all'
import { buildDefaults, isPricedByVideo, countUnits, type SentParams } from '../tools/define'

export interface AppDefinition {
  readonly id: string
  /** Chinese name. */
  readonly name: string
  /** One Chinese line: what it does for you. */
  readonly summary: string
  readonly tags: readonly string[]
  readonly tool: string
  readonly fixed: SentParams
  /** Keys of the tool's parameters shown in the form, in its order. */
  readonly open: readonly string[]
}

export function toolOfApp(app: AppDefinition): Tool {
  const tool = findTool(app.tool)
  if (!tool) throw new Error(`app ${app.id} has no tool ${app.tool}`)
  return tool
}

/** The id under which an app's form keeps its draft and finds its price. */
export function appToolId(appId: string): string {
  return `app-${appId}`
}

/** The app as a tool of its own: only what is open, at the price of the whole. */
export function reducedTool(app: AppDefinition): Tool {
  const tool = toolOfApp(app)
  const whole = { ...buildDefaults(tool), ...app.fixed }
  const open = Object.entries(tool.params).filter(([key]) => app.open.includes(key))
  // An open count or length still decides, as does a video; a fixed one is part of the price.
  const decides =
    isPricedByVideo(tool) || app.open.some((key) => ['count', 'seconds', 'shots'].includes(key))
  const { unit, weight } = tool.price
  return {
    ...tool,
    id: appToolId(app.id),
    name: app.name,
    summary: app.summary,
    call: `POST /api/tools/generate/${app.id}`,
    route: 'pagesE/apps/apps',
    group: null,
    price: decides ? { unit, weight } : { unit: 'run', weight: countUnits(tool, whole) * weight },
    params: Object.fromEntries(open.map(([key, { when: _, unless: __, ...spec }]) => [key, spec])),
  }
}
