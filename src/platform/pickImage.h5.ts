/** Choosing a picture on H5: the browser's own file dialog. */
import type { PickedImage } from './pickImage'

export type { PickedImage }

function extOf(file: File): string {
  const fromName = /\.([a-z0-9]{2,5})$/i.exec(file.name)?.[1]
  return (fromName ?? file.type.split('/')[1] ?? '').toLowerCase()
}

/** Formats as for an input's accept. */
export function chooseFile(accept: string): Promise<PickedImage | null> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (!file) return resolve(null)
      const path = URL.createObjectURL(file)
      resolve({ path, sizeBytes: file.size, ext: extOf(file), file })
    })
    input.click()
  })
}

/** null when nothing was chosen. Release `path` with URL.revokeObjectURL when it is not shown. */
export function pickImage(): Promise<PickedImage | null> {
  // HEIC is let through to be told about: iPhones turn it into JPEG by themselves, others do not.
  return chooseFile('image/jpeg,image/png,image/webp,image/heic')
}
