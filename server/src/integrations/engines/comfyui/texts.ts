export const texts = {
  workflow: '自定工作流',
  workflowOf: (tool: string) => `自定工作流·${tool}`,
  workflowNote: '本站自己搭的 ComfyUI 工作流，擅长什么由它决定。',
  /** Reasons a network or a workflow is not offered. */
  unknownEncoder: '是单独的网络，这里不知道它配哪个文本编码器',
  noEncoder: (source: string) => `缺文本编码器 ${source}`,
  noType: (loader: string, type: string) => `${loader} 没有 ${type} 这一类，ComfyUI 要更新`,
  noVae: (source: string) => `缺 VAE ${source}`,
  noNode: (node: string) => `没有装节点 ${node}`,
  noChoice: (node: string, choice: string) => `${node} 没有 ${choice}`,
} as const
