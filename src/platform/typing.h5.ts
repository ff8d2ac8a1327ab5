/** Whether a field has the focus. */
export function isFieldFocused(): boolean {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement) return focused.type !== 'range'
  return focused instanceof HTMLTextAreaElement
}
