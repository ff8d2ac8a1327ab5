/** Mini-programs focus a field by a tap alone. Twin: focusField.h5.ts. */
export function focusField(_label: string): void {}
