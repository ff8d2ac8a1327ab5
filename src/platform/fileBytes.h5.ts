/** Files as bytes, H5. */
import type { PickedImage } from './pickImage'

/** Throws where the file cannot be fetched. */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`download failed: status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

export async function readBytes({ file }: PickedImage): Promise<Uint8Array> {
  if (!file) throw new Error('the drawn picture has no file')
  return new Uint8Array(await file.arrayBuffer())
}

export async function writeBytes(bytes: Uint8Array, ext: 'png'): Promise<PickedImage> {
  const file = new File([bytes.slice()], `picture.${ext}`, { type: `image/${ext}` })
  return { path: '', sizeBytes: file.size, ext, file }
}
