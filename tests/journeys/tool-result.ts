import assert from 'node:assert/strict'
import type { JobView } from '@contract/jobs'
import type { ToolDefinition } from '@contract/tools/define'
import { HOW } from '@contract/tools/how'

/** Assertions for every successful job of a tool, on a server without small networks. */
export async function assertToolResult(
  tool: ToolDefinition,
  job: JobView,
  fetchFile: (url: string) => Promise<{ status: number; bytes: Buffer }>,
): Promise<void> {
  assert.equal(job.status, 'succeeded', job.error?.message)
  assert.equal(job.toolName, tool.name)
  // Networks are off here: each one a tool would use is reported, by the tools whose line names
  // them.
  const isNoted = job.notes.some((note) => note.includes('AI'))
  const named = HOW[tool.id]?.includes('AI') ?? false
  assert.equal(isNoted, named, `${tool.name}: ${job.notes.join()}`)
  if (tool.output === 'text') return assert.ok(job.answer)
  const [first] = job.pictures
  assert.ok(first, 'there is a result')
  assert.equal(first.kind, tool.output)
  const { status, bytes } = await fetchFile(first.url)
  assert.equal(status, 200)
  // One record that says so, whatever the format.
  assert.ok(bytes.includes('AIGC'), first.url)
}
