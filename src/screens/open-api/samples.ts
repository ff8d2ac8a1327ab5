/** Samples of the open API, filled with the address of this installation and never with a key. */
import { texts } from './texts'

export interface Sample {
  readonly name: string
  readonly note: string
  readonly code: string
}

/** @param origin without a slash at the end */
export function buildSamples(origin: string): Sample[] {
  return [
    {
      name: 'curl',
      note: texts.curl,
      code: `BASE=${origin}/v1
curl $BASE/images/generations \\
  -H "Authorization: Bearer $MOGUANG_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"prompt":"${texts.samplePrompt}","n":1}'`,
    },
    {
      name: 'OpenAI SDK',
      note: texts.openai,
      code: `import os
from openai import OpenAI
ai = OpenAI(
  base_url="${origin}/v1",
  api_key=os.environ["MOGUANG_API_KEY"])
r = ai.images.generate(
  prompt="${texts.samplePrompt}",
  response_format="url")
print(r.data[0].url)`,
    },
    {
      name: 'MCP',
      note: texts.mcp,
      code: `{ "mcpServers": { "moguang": {
  "type": "http",
  "url": "${origin}/mcp",
  "headers": { "Authorization":
    "Bearer \${MOGUANG_API_KEY}" }
} } }`,
    },
  ]
}
