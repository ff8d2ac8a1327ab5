/** Jobs as results of MCP tools: small pictures to look at, links to the whole ones. */
import type { JobView, PictureView } from '@contract/jobs'
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server'
import { fromEndedJob, toFailure } from '../errors'
import { readPicture, toAbsolute } from '../pictures'
import type { OpenApiPorts } from '../ports'
import type { McpCall } from './context'
import { texts } from './texts'

/** Clients limit the size of a result: four of these are about 1 MB. */
export const SHOWN_SIDE = 1024
const QUALITY = 80

export const pictureUri = (id: string): string => `moguang://pictures/${id}`

export async function readShown(deps: OpenApiPorts, userId: string, id: string) {
  const encoding = { format: 'webp', quality: QUALITY, maxSide: SHOWN_SIDE } as const
  return readPicture(deps, userId, { ref: `picture:${id}`, ...encoding })
}

export const linkPicture = ({ id }: Pick<PictureView, 'id'>, name: string) => ({
  type: 'resource_link' as const,
  uri: pictureUri(id),
  name: `picture:${id}`,
  title: name.slice(0, 60),
  mimeType: 'image/webp',
})

export const sayText = (text: string): ContentBlock => ({ type: 'text', text })

/** Outcome of a job, with its pictures if it has some. */
export async function buildResult(
  deps: OpenApiPorts,
  { key, request }: McpCall,
  job: JobView,
): Promise<CallToolResult> {
  const { id, status, error, pictures } = job
  if (status === 'queued' || status === 'running')
    return { content: [sayText(texts.running(id, Math.floor(job.progress * 100)))] }
  if (pictures.length === 0) {
    const { message } = fromEndedJob(error?.code ?? 'ENGINE_FAILED', error?.message ?? '')
    return { content: [sayText(message)], isError: true }
  }
  const absolute = toAbsolute(deps, request)
  const content: ContentBlock[] = [sayText(texts.done(id, job.spentCredits))]
  for (const picture of pictures) {
    const shown = picture.kind === 'image' ? await readShown(deps, key.userId, picture.id) : null
    if (shown)
      content.push({ type: 'image', data: shown.data.toString('base64'), mimeType: shown.mime })
    content.push(linkPicture(picture, job.toolName))
    content.push(sayText(`picture:${picture.id} ${absolute(picture.url)}`))
  }
  return { content }
}

/** A refusal that the model reads. */
export function buildFailure({ request }: McpCall, error: unknown): CallToolResult {
  const { status, code, message } = toFailure(error)
  request.apiErrorCode = code
  if (status >= 500) request.log.error({ err: error }, 'MCP tool failed')
  return { content: [sayText(`${message} (${code})`)], isError: true }
}
