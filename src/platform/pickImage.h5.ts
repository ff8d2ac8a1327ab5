/** Choosing a picture on H5: the browser's own file dialog. */
import type { PickedImage } from './pickImage'

export type { PickedImage }

function getExtension(file: File): string {
  const fromName = /\.([a-z0-9]{2,5})$/i.exec(file.name)?.[1]
  return (fromName ?? file.type.split('/')[1] ?? '').toLowerCase()
}

/** A file of the browser as the app handles it. */
export function toPickedImage(file: File): PickedImage {
  return { path: URL.createObjectURL(file), sizeBytes: file.size, ext: getExtension(file), file }
}

/** Formats as for an input's accept; empty when nothing was chosen. */
export function chooseFiles(accept: string, many: boolean): Promise<PickedImage[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.multiple = many
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve([]))
    input.addEventListener('change', () =>
      resolve(Array.from(input.files ?? []).map(toPickedImage)),
    )
    input.click()
  })
}

/** null when nothing was chosen. */
export async function chooseFile(accept: string): Promise<PickedImage | null> {
  return (await chooseFiles(accept, false))[0] ?? null
}

// HEIC is let through to get its own message: iPhones turn it into JPEG by themselves, others do
// not.
const PICTURES = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** At most `count` of what is chosen: browsers know no limit. */
export async function pickImages(count: number): Promise<PickedImage[]> {
  const chosen = await chooseFiles(PICTURES, count > 1)
  chosen.slice(count).forEach(releaseFile)
  return chosen.slice(0, count)
}

export function pickImage(): Promise<PickedImage | null> {
  return chooseFile(PICTURES)
}

/** The file is not shown any more. */
export function releaseFile({ path }: PickedImage): void {
  if (path.startsWith('blob:')) URL.revokeObjectURL(path)
}
