/** Puts the caret into the field with this accessible name. */
export function focusField(label: string): void {
  const fields = document.querySelectorAll('textarea, input')
  const field = [...fields].find(
    (element) =>
      element.getAttribute('aria-label') === label && element.getClientRects().length > 0,
  )
  if (field instanceof HTMLElement) field.focus()
}
