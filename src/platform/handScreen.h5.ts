/** Full screen over everything: pictures and videos as they are, to be saved by a long press. */
import { copyText } from './clipboard'
import './handScreen.scss'
import { openLayer } from './layers'
import { createButton, createElement, trapFocus } from './modalElement.h5'
import type { ManualSaveFile, ManualSaveTexts } from './saveByHand'
import { showToast } from './toast'

const VIDEO = /\.(mp4|mov|webm)(\?|$)/i

function isVideo({ url, file }: ManualSaveFile): boolean {
  return file ? file.type.startsWith('video/') : VIDEO.test(url ?? '')
}

/** Web views save what has a web or a data address by a long press, and fail on blob: addresses. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('a drawn file cannot be read'))
    reader.readAsDataURL(file)
  })
}

async function makeMedia(item: ManualSaveFile): Promise<HTMLElement> {
  const src = item.url ?? (item.file ? await dataUrl(item.file) : '')
  if (isVideo(item)) {
    const video = createElement('video', 'mg-hand__media')
    video.controls = true
    video.setAttribute('playsinline', '')
    video.src = src
    return video
  }
  const picture = createElement('img', 'mg-hand__media')
  picture.alt = item.name
  picture.src = src
  return picture
}

/** Resolves once it is on screen. @param shareFiles where the system would take the files after a tap */
export async function showToSave(
  files: readonly ManualSaveFile[],
  texts: ManualSaveTexts,
  shareFiles: (() => Promise<'done' | 'refused'>) | null,
): Promise<void> {
  const media = await Promise.all(files.map(makeMedia))
  const screen = createElement('div', 'mg-hand')
  const title = files.every(isVideo) ? texts.holdVideo : texts.holdPicture
  screen.setAttribute('role', 'dialog')
  screen.setAttribute('aria-modal', 'true')
  screen.setAttribute('aria-label', title)

  const layer = openLayer({ close: () => close(), modal: true })
  const close = () => {
    layer.remove()
    screen.remove()
    releaseFocus()
  }

  const head = createElement('div', 'mg-hand__head')
  head.append(createElement('div', 'mg-hand__title', title))
  const closing = createButton('mg-hand__button', texts.close, close)
  head.append(closing)
  const list = createElement('div', 'mg-hand__list')
  list.append(...media)
  const foot = createElement('div', 'mg-hand__foot')
  if (shareFiles) {
    const onShare = () => void shareFiles().then((outcome) => outcome === 'done' && close())
    foot.append(createButton('mg-hand__button mg-hand__button--main', texts.share, onShare))
  }
  const links = files.flatMap(({ url }) => (url ? new URL(url, window.location.href).href : []))
  if (links.length > 0) {
    const copy = async () => {
      if (await copyText(links.join('\n'))) showToast(texts.copied)
    }
    foot.append(createElement('div', 'mg-hand__note', texts.otherWay))
    foot.append(createButton('mg-hand__button', texts.copyLink, () => void copy()))
  }
  screen.append(head, list, foot)

  const releaseFocus = trapFocus(screen, close)
  document.body.append(screen)
  closing.focus()
}
