/** Progress of a graph, from the messages of its nodes. */
import type { ComfyEvent } from './messages'
import type { Graph } from './graph'

/** Sampling takes nearly all of the time, everything else is over in a moment. */
const weightOf = (className: string): number => (/sampler/i.test(className) ? 20 : 1)

/** Answers 0..1 after each event of the graph's own; never less than before. */
export function trackGraphProgress(graph: Graph): (event: ComfyEvent) => number {
  const weights = new Map(
    Object.entries(graph).map(([id, node]) => [id, weightOf(node.class_type)]),
  )
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const shares = new Map<string, number>()
  // A node inside a group that a node unfolds into is named `12.0.0.3`.
  const reach = (node: string, share: number): void => {
    if (weights.has(node)) shares.set(node, Math.max(share, shares.get(node) ?? 0))
  }
  return (event) => {
    if (event.kind === 'node') reach(event.node, event.share)
    if (event.kind === 'cached') for (const node of event.nodes) reach(node, 1)
    const done = [...shares].reduce((sum, [id, share]) => sum + share * (weights.get(id) ?? 0), 0)
    return Math.min(1, done / whole)
  }
}
