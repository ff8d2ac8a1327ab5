/** Files and jobs of tools, through the API as the app itself does it. */
import { randomUUID } from 'node:crypto'
import type { JobView } from '@contract/jobs'
import { findTool } from '@contract/tools/all'
import type { MediaRef } from '@contract/tools/media'
import type { Account } from './account'

/** Posts a picture or a video; throws the sentence it is refused with. */
export async function uploadFile(
  url: string,
  account: Account,
  bytes: Uint8Array,
  type: 'image/jpeg' | 'video/mp4',
): Promise<MediaRef> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), type.replace('/', '.'))
  const answer = await fetch(`${url}/api/base-upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${account.tokens.token}` },
  })
  const { data, message } = (await answer.json()) as { data: { id: string }; message: string }
  if (!answer.ok) throw new Error(message)
  return `upload:${data.id}`
}

/** Orders a tool at the price the server quotes and waits for its end; throws the sentence of a refusal. */
export async function runTool(
  url: string,
  account: Account,
  id: string,
  params: Record<string, unknown>,
): Promise<JobView> {
  const tool = findTool(id)
  if (!tool) throw new Error(`no tool ${id}`)
  const requestId = randomUUID()
  const submit = async (quotedCredits: number) => {
    const answer = await fetch(`${url}${tool.call.split(' ')[1]}`, {
      method: 'POST',
      body: JSON.stringify({ requestId, params, quotedCredits }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${account.tokens.token}`,
      },
    })
    return (await answer.json()) as {
      message: string
      data: { credits?: number; job?: { id: string } } | null
    }
  }
  let answer = await submit(0)
  if (answer.data?.credits !== undefined) answer = await submit(answer.data.credits)
  if (!answer.data?.job) throw new Error(answer.message)
  return account.ended(answer.data.job.id)
}
