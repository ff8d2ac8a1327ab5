/** A picture that is deleted after the restored second: its file returns from the bucket's versions. */
import type { ObjectServer } from '../../../server/src/testing/object-server'
import type { UserLoad } from './load'
import { waitFor } from './programs'

/** The local bucket checks that a request is signed, not by which key. */
const HEADERS = { authorization: 'AWS4-HMAC-SHA256 drill' }

async function ask({ endpoint }: ObjectServer, method: string, target: string, body?: string) {
  const answer = await fetch(`${endpoint}/${target}`, { method, headers: HEADERS, body })
  if (!answer.ok) throw new Error(`${method} ${target}: ${answer.status}`)
  return answer.text()
}

/** As `aws s3api put-bucket-versioning`. */
export async function enableVersioning(bucket: ObjectServer, name: string): Promise<void> {
  const wish = '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>'
  await ask(bucket, 'PUT', `${name}?versioning`, wish)
}

/** As `list-object-versions` and `delete-object`: removes the delete markers since a moment. */
export async function undelete(bucket: ObjectServer, name: string, since: Date): Promise<number> {
  const listing = await ask(bucket, 'GET', `${name}?versions`)
  const markers = [...listing.matchAll(/<DeleteMarker>(.*?)<\/DeleteMarker>/g)].map(
    ([, marker = '']) => marker,
  )
  const read = (marker: string, tag: string) =>
    new RegExp(`<${tag}>([^<]*)<`).exec(marker)?.[1] ?? ''
  const found = markers.filter(
    (marker) =>
      read(marker, 'IsLatest') === 'true' && new Date(read(marker, 'LastModified')) >= since,
  )
  for (const marker of found)
    await ask(
      bucket,
      'DELETE',
      `${name}/${read(marker, 'Key')}?versionId=${read(marker, 'VersionId')}`,
    )
  return found.length
}

export interface Painted {
  readonly jobId: string
  /** Its files in the bucket. */
  readonly keys: readonly string[]
}

const listKeys = ({ objects }: ObjectServer, jobId: string) =>
  [...objects.keys()].filter((key) => key.includes(jobId))

async function readJob(url: string, token: string, jobId: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/job/${jobId}`, { headers })
  const { data } = (await answer.json()) as {
    data: { status: string; pictures: { url: string }[] } | null
  }
  return data
}

interface Whose {
  readonly load: UserLoad
  readonly bucket: ObjectServer
  readonly token: string
}

export async function paint({ load, bucket, token }: Whose): Promise<Painted> {
  const jobId = await load.order('picture-deleted', token)
  await waitFor('a picture', async () => {
    const job = await readJob(load.url, token, jobId)
    if (job?.status === 'failed') throw new Error('the picture failed')
    return job?.status === 'succeeded'
  })
  return { jobId, keys: listKeys(bucket, jobId) }
}

/** Resolves when its files have left the bucket: they follow by the queue. */
export async function deletePicture({ load, bucket, token }: Whose, jobId: string): Promise<void> {
  const answer = await fetch(`${load.url}/api/job/myjob?ids=${jobId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`deletion of a job: ${answer.status} ${await answer.text()}`)
  await waitFor('the deletion of files', async () => listKeys(bucket, jobId).length === 0)
}

/** Whether its owner is shown the picture with its bytes. */
export async function isShown({ load, token }: Whose, jobId: string): Promise<boolean> {
  const job = await readJob(load.url, token, jobId)
  const url = job?.pictures[0]?.url
  if (!url) return false
  const answer = await fetch(new URL(url, load.url))
  return answer.ok && (await answer.arrayBuffer()).byteLength > 0
}
