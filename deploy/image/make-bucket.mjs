// Makes the bucket S3_BUCKET at S3_ENDPOINT where there is none; run before the server, as often as
// one likes.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

function needed(name) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} must be set`)
  return value
}

const Bucket = needed('S3_BUCKET')
const client = new S3Client({
  endpoint: needed('S3_ENDPOINT'),
  region: process.env.S3_REGION || 'us-east-1',
  forcePathStyle: process.env.S3_FORCE_PATH_STYLE === 'true',
  credentials: {
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  },
})

async function isThere() {
  try {
    await client.send(new HeadBucketCommand({ Bucket }))
    return true
  } catch (error) {
    if (error.$metadata?.httpStatusCode === 404) return false
    throw error
  }
}

if (await isThere()) console.log(`bucket ${Bucket} is there`)
else {
  await client.send(new CreateBucketCommand({ Bucket }))
  console.log(`bucket ${Bucket} is made`)
}
