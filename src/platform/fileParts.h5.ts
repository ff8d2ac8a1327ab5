/** Files cut into parts, H5. */
import type { PickedImage } from './pickImage'

/** null: this platform cannot cut it. */
export function slicePart(
  picked: PickedImage,
  range: { from: number; to: number },
): Promise<PickedImage | null> {
  const { file, ext } = picked
  if (!file) return Promise.resolve(null)
  const part = new File([file.slice(range.from, range.to)], file.name || `file.${ext}`, {
    type: file.type,
  })
  return Promise.resolve({ path: '', sizeBytes: part.size, ext, file: part })
}

export function readSize({ sizeBytes, file }: PickedImage): Promise<number> {
  return Promise.resolve(file?.size ?? sizeBytes)
}
