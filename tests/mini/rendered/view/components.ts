/// <reference lib="dom" />
import { emit } from './tell'

/** A component of the client in the browser. */
export interface Component {
  host: HTMLElement
  /** Container of its children. */
  slot: HTMLElement
  set?: (name: string, value: string | null) => void
}

type Maker = (host: HTMLElement, id: number) => Omit<Component, 'host'>

const isOn = (value: string | null) => value !== null && value !== 'false' && value !== ''

function inner<K extends keyof HTMLElementTagNameMap>(
  host: HTMLElement,
  tag: K,
  className = '',
): HTMLElementTagNameMap[K] {
  const element = host.ownerDocument.createElement(tag)
  if (className !== '') element.className = className
  host.append(element)
  return element
}

/** Fit of a picture in its box, by `mode`. */
const FITS: Record<string, Partial<CSSStyleDeclaration>> = {
  aspectFit: { objectFit: 'contain' },
  aspectFill: { objectFit: 'cover' },
  center: { objectFit: 'none' },
  top: { objectFit: 'none', objectPosition: 'top' },
  bottom: { objectFit: 'none', objectPosition: 'bottom' },
}

function image(host: HTMLElement, id: number): Omit<Component, 'host'> {
  const picture = inner(host, 'img')
  let mode = ''
  picture.onload = () => {
    const { naturalWidth: width, naturalHeight: height } = picture
    // Sizes of a vector picture without any are what the engine makes of it.
    if (mode === 'widthFix') host.style.height = `${(host.clientWidth * height) / width}px`
    if (mode === 'heightFix') host.style.width = `${(host.clientHeight * width) / height}px`
    emit({ kind: 'tell', id, type: 'load', detail: { width, height } })
  }
  picture.onerror = () => {
    const errMsg = `the engine did not show ${picture.src.slice(0, 160)}`
    emit({ kind: 'tell', id, type: 'error', detail: { errMsg } })
  }
  const set = (name: string, value: string | null) => {
    if (name === 'src') {
      if (value) picture.src = value
      else picture.removeAttribute('src')
    } else if (name === 'mode') {
      mode = value ?? ''
      Object.assign(picture.style, { objectFit: '', objectPosition: '' }, FITS[mode])
    }
  }
  return { slot: host, set }
}

function scrollView(host: HTMLElement, id: number): Omit<Component, 'host'> {
  const scroller = inner(host, 'div', 'scroller')
  const content = inner(scroller, 'div', 'content')
  let atEnd = false
  scroller.addEventListener('scroll', () => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = scroller
    const detail = { scrollTop, scrollLeft, scrollHeight, scrollWidth }
    emit({ kind: 'tell', id, type: 'scroll', detail })
    const left = Math.max(
      scrollHeight - clientHeight - scrollTop,
      scrollWidth - clientWidth - scrollLeft,
    )
    if (left < 50 && !atEnd) emit({ kind: 'tell', id, type: 'scrolltolower', detail: {} })
    atEnd = left < 50
  })
  const set = (name: string, value: string | null) => {
    if (name === 'scroll-x') scroller.style.overflowX = isOn(value) ? 'auto' : ''
    if (name === 'scroll-y') scroller.style.overflowY = isOn(value) ? 'auto' : ''
    if (name === 'scroll-top' && value !== null) scroller.scrollTop = Number(value)
    if (name === 'scroll-left' && value !== null) scroller.scrollLeft = Number(value)
    if (name === 'enable-flex') content.style.display = isOn(value) ? 'flex' : ''
  }
  return { slot: content, set }
}

/** The engine takes styles of the placeholder from a class of the page. */
function placeholderColour(host: HTMLElement, className: string): void {
  const probe = inner(host, 'i', className)
  host.style.setProperty('--placeholder', getComputedStyle(probe).color)
  probe.remove()
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** -1: no limit. */
function limit(field: Field, length: number): void {
  if (length < 0) field.removeAttribute('maxlength')
  else field.maxLength = length
}

function wireField(host: HTMLElement, field: Field, id: number) {
  const sendField = (type: string) => () => {
    const { value } = field
    const detail = { value, cursor: field.selectionEnd ?? value.length }
    emit({ kind: 'tell', id, type, detail, value })
  }
  field.addEventListener('input', sendField('input'))
  field.addEventListener('focus', sendField('focus'))
  field.addEventListener('blur', sendField('blur'))
  field.addEventListener('keydown', (event) => {
    const { key, isComposing } = event as KeyboardEvent
    if (key === 'Enter' && !isComposing) sendField('confirm')()
  })
  return (name: string, value: string | null) => {
    if (name === 'value') {
      if (field.value !== (value ?? '')) field.value = value ?? ''
    } else if (name === 'placeholder') field.placeholder = value ?? ''
    else if (name === 'placeholder-class') placeholderColour(host, value ?? '')
    else if (name === 'disabled') field.disabled = isOn(value)
    else if (name === 'maxlength') limit(field, Number(value ?? 140))
    else if (name === 'focus' && isOn(value)) field.focus()
    else if (name === 'aria-label') field.setAttribute('aria-label', value ?? '')
  }
}

function input(host: HTMLElement, id: number): Omit<Component, 'host'> {
  const field = inner(host, 'input')
  field.maxLength = 140
  const set = wireField(host, field, id)
  return {
    slot: host,
    set(name, value) {
      if (name === 'type') field.inputMode = value === 'number' ? 'numeric' : 'text'
      else if (name === 'password') field.type = isOn(value) ? 'password' : 'text'
      else set(name, value)
    },
  }
}

function textarea(host: HTMLElement, id: number): Omit<Component, 'host'> {
  const field = inner(host, 'textarea')
  field.maxLength = 140
  const set = wireField(host, field, id)
  return {
    slot: host,
    set(name, value) {
      // True comes as an empty text, false as none.
      if (name === 'auto-height') host.toggleAttribute('grows', value !== null && value !== 'false')
      else set(name, value)
    },
  }
}

function swiper(host: HTMLElement, id: number): Omit<Component, 'host'> {
  const rail = inner(host, 'div', 'rail')
  let current = 0
  let startX = 0
  const show = (index: number) => {
    current = index
    rail.style.transform = `translateX(${-100 * index}%)`
  }
  host.addEventListener('touchstart', (event) => {
    startX = event.touches[0]?.clientX ?? 0
  })
  host.addEventListener('touchend', (event) => {
    const by = (event.changedTouches[0]?.clientX ?? startX) - startX
    if (Math.abs(by) < host.clientWidth / 5) return
    const next = Math.min(rail.children.length - 1, Math.max(0, current - Math.sign(by)))
    if (next === current) return
    show(next)
    emit({ kind: 'tell', id, type: 'change', detail: { current: next, source: 'touch' } })
  })
  const set = (name: string, value: string | null) => {
    if (name === 'current') show(Number(value ?? 0))
  }
  return { slot: rail, set }
}

function slider(host: HTMLElement, id: number): Omit<Component, 'host'> {
  const range = inner(host, 'input')
  range.type = 'range'
  const sendRange = (type: string) => () =>
    emit({ kind: 'tell', id, type, detail: { value: Number(range.value) } })
  range.addEventListener('input', sendRange('changing'))
  range.addEventListener('change', sendRange('change'))
  const set = (name: string, value: string | null) => {
    if (name === 'min' || name === 'max' || name === 'step' || name === 'value') {
      range[name] = value ?? ''
    } else if (name === 'disabled') range.disabled = isOn(value)
  }
  return { slot: host, set }
}

function video(host: HTMLElement): Omit<Component, 'host'> {
  const player = inner(host, 'video')
  const set = (name: string, value: string | null) => {
    if (name === 'src' || name === 'poster') player[name] = value ?? ''
    else if (name === 'muted' || name === 'loop') player[name] = isOn(value)
    else if (name === 'object-fit') player.style.objectFit = value ?? ''
  }
  return { slot: host, set }
}

function canvas(host: HTMLElement): Omit<Component, 'host'> {
  const drawn = inner(host, 'img')
  drawn.hidden = true
  const set = (name: string, value: string | null) => {
    if (name !== 'drawn' || value === null) return
    drawn.hidden = false
    drawn.src = value
  }
  return { slot: host, set }
}

const MAKERS: Record<string, Maker> = {
  image,
  'scroll-view': scrollView,
  input,
  textarea,
  swiper,
  slider,
  video,
  canvas,
}

/** Attributes that the browser itself understands on any element. */
const PLAIN = /^(class|style|id|hidden|role|aria-.*|data-.*)$/

export function makeComponent(document: Document, tag: string, id: number): Component {
  const host = document.createElement(tag === 'page' ? 'wx-page-root' : `wx-${tag}`)
  const make = MAKERS[tag]
  return { host, ...(make?.(host, id) ?? { slot: host }) }
}

export function setAttribute({ host, set }: Component, name: string, value: string | null): void {
  set?.(name, value)
  if (!PLAIN.test(name)) return
  if (value === null) host.removeAttribute(name)
  else host.setAttribute(name, value)
}
