/** Samples of the page for developers; a test runs each of them as it is printed. */
import { texts } from './texts'

export interface Sample {
  readonly id: string
  readonly title: string
  readonly language: 'bash' | 'javascript' | 'python' | 'json'
  readonly code: string
}

/** @param origin of this server, without a slash at its end */
export function buildSamples(origin: string): Sample[] {
  const prompt = texts.samplePrompt
  return [
    {
      id: 'curl',
      title: texts.curl,
      language: 'bash',
      code: `curl -sS --fail-with-body ${origin}/v1/images/generations \\
  -H "Authorization: Bearer $MOGUANG_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"prompt": "${prompt}", "size": "1024x1024", "response_format": "url"}'`,
    },
    {
      id: 'node',
      title: texts.node,
      language: 'javascript',
      code: `import { writeFile } from 'node:fs/promises'

const answer = await fetch('${origin}/v1/images/generations', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.MOGUANG_API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ prompt: '${prompt}' }),
})
const { data, error } = await answer.json()
if (error) throw new Error(error.message)
await writeFile('apple.png', Buffer.from(data[0].b64_json, 'base64'))
console.log('apple.png')`,
    },
    {
      id: 'openai',
      title: texts.openai,
      language: 'javascript',
      code: `import OpenAI from 'openai'
import { writeFile } from 'node:fs/promises'

const client = new OpenAI({
  apiKey: process.env.MOGUANG_API_KEY,
  baseURL: '${origin}/v1',
})
const { data } = await client.images.generate({ prompt: '${prompt}' })
await writeFile('apple.png', Buffer.from(data[0].b64_json, 'base64'))
console.log('apple.png')`,
    },
    {
      id: 'python',
      title: texts.python,
      language: 'python',
      code: `import base64, json, os, urllib.request

request = urllib.request.Request(
    "${origin}/v1/images/generations",
    data=json.dumps({"prompt": "${prompt}"}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["MOGUANG_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as answer:
    picture = json.load(answer)["data"][0]["b64_json"]
with open("apple.png", "wb") as file:
    file.write(base64.b64decode(picture))
print("apple.png")`,
    },
    {
      id: 'cut-out',
      title: texts.cutOut,
      language: 'bash',
      code: `curl -sS --fail-with-body ${origin}/v1/images/edits \\
  -H "Authorization: Bearer $MOGUANG_API_KEY" \\
  -F image=@apple.png \\
  -F background=transparent \\
  -F response_format=url`,
    },
  ]
}

export function buildMcpSample(origin: string): Sample {
  const headers = { Authorization: 'Bearer mg-sk-…' }
  const servers = { mcpServers: { moguang: { type: 'http', url: `${origin}/mcp`, headers } } }
  return { id: 'mcp', title: texts.mcp, language: 'json', code: JSON.stringify(servers, null, 2) }
}
