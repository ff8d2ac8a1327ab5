/** Toasts of the H5 build: one live region in the app's own look. Styles in app.scss. */

const TOAST_MS = 1500
const ERROR_TOAST_MS = 3000

/** Longer than the style sheet takes to let it go. */
const LEAVE_MS = 400

let timer: ReturnType<typeof setTimeout> | undefined
let leaving: ReturnType<typeof setTimeout> | undefined
let loadings = 0
let loadingText = ''

function region(): HTMLElement {
  const found = document.getElementById('mg-toast')
  if (found) return found
  const element = document.createElement('div')
  element.id = 'mg-toast'
  element.className = 'mg-toast'
  element.setAttribute('role', 'status')
  element.setAttribute('aria-live', 'polite')
  document.body.append(element)
  return element
}

/** Without a text it leaves, whole: its words go once it is out of sight. */
function paint(text: string): void {
  clearTimeout(leaving)
  const box = region()
  if (text !== '') box.textContent = text
  else leaving = setTimeout(() => box.replaceChildren(), LEAVE_MS)
  box.classList.toggle('mg-toast--on', text !== '')
}

/** When a toast leaves, a loading text that is still wanted comes back. */
export function showToast(title: string, durationMs = TOAST_MS): void {
  clearTimeout(timer)
  paint(title)
  timer = setTimeout(() => {
    timer = undefined
    paint(loadings > 0 ? loadingText : '')
  }, durationMs)
}

export function showErrorToast(title: string): void {
  showToast(title, ERROR_TOAST_MS)
}

/** Stays until as many hideLoading as showLoading were called. */
export function showLoading(title: string): void {
  loadings += 1
  loadingText = title
  if (timer === undefined) paint(title)
}

export function hideLoading(): void {
  if (loadings === 0) return
  loadings -= 1
  if (loadings === 0 && timer === undefined) paint('')
}
