/** Type of a stored file, by the extension of its key. */
const MIMES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  zip: 'application/zip',
  json: 'application/json',
}

export function mimeOf(key: string): string {
  return MIMES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
