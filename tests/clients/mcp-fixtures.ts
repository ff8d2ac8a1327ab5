/** Tools, resources and prompts that the conformance suite calls by name. */
import {
  completable,
  fromJsonSchema,
  McpServer,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

/** One red pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
/** An empty WAV. */
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='
const PROGRESS_STEPS = [0, 50, 100]
const LOGGED = ['Tool execution started', 'Tool processing data', 'Tool execution completed']

const text = (words: string) => ({ type: 'text' as const, text: words })
const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' }
const resource = (uri: string, mimeType: string, words: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: words },
})

function registerContents(server: McpServer): void {
  const contents = {
    test_simple_text: [text('This is a simple text response for testing.')],
    test_image_content: [image],
    test_audio_content: [{ type: 'audio' as const, data: WAV, mimeType: 'audio/wav' }],
    test_embedded_resource: [
      resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
    ],
    test_multiple_content_types: [
      text('Multiple content types test:'),
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }
  for (const [name, content] of Object.entries(contents))
    server.registerTool(name, { description: name }, () => ({ content }))
}

function registerBehaviour(server: McpServer): void {
  server.registerTool('test_error_handling', { description: 'Fails' }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool('test_tool_with_progress', { description: 'Reports' }, async (ctx) => {
    const progressToken = ctx.mcpReq._meta?.progressToken
    for (const progress of progressToken === undefined ? [] : PROGRESS_STEPS)
      await ctx.mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken: progressToken ?? '', progress, total: 100 },
      })
    return { content: [text('Reported')] }
  })
  server.registerTool('test_tool_with_logging', { description: 'Logs' }, async (ctx) => {
    for (const data of LOGGED)
      await ctx.mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } })
    return { content: [text('Logged')] }
  })
  server.registerTool(
    'json_schema_2020_12_tool',
    {
      description: 'Tool with JSON Schema 2020-12 features',
      inputSchema: fromJsonSchema({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        $defs: {
          address: {
            type: 'object',
            properties: { street: { type: 'string' }, city: { type: 'string' } },
          },
        },
        properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
        additionalProperties: false,
      }),
    },
    () => ({ content: [text('Valid')] }),
  )
}

function registerResources(server: McpServer): void {
  const plain = { mimeType: 'text/plain' }
  server.registerResource('static-text', 'test://static-text', plain, ({ href: uri }) => ({
    contents: [{ uri, ...plain, text: 'This is the content of the static text resource.' }],
  }))
  const png = { mimeType: 'image/png' }
  server.registerResource('static-binary', 'test://static-binary', png, ({ href: uri }) => ({
    contents: [{ uri, ...png, blob: PNG }],
  }))
  const json = { mimeType: 'application/json' }
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    json,
    ({ href: uri }, { id }) => {
      const data = { id, templateTest: true, data: `Data for ID: ${String(id)}` }
      return { contents: [{ uri, ...json, text: JSON.stringify(data) }] }
    },
  )
}

function registerPrompts(server: McpServer): void {
  const say = (
    ...content: (ReturnType<typeof text> | ReturnType<typeof resource> | typeof image)[]
  ) => ({
    messages: content.map((one) => ({ role: 'user' as const, content: one })),
  })
  server.registerPrompt('test_simple_prompt', { description: 'Simple' }, () =>
    say(text('This is a simple prompt for testing.')),
  )
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'With arguments',
      argsSchema: z.object({
        arg1: completable(z.string(), () => ['paris', 'park', 'party']),
        arg2: z.string(),
      }),
    },
    ({ arg1, arg2 }) => say(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) =>
      say(
        resource(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  )
  server.registerPrompt('test_prompt_with_image', { description: 'With a picture' }, () =>
    say(image, text('Please analyze the image above.')),
  )
}

export function createFixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'fixtures', version: '1.0.0' },
    { capabilities: { logging: {} } },
  )
  registerContents(server)
  registerBehaviour(server)
  registerResources(server)
  registerPrompts(server)
  return server
}
