/** Handling of an external address on mini-programs; arrival.h5.ts is the twin. */

/** `mayOpen` says whether the page of this address may be shown now. */
export type MayOpen = (url: string) => boolean

/** On H5 the address refused at load, null when it was fine. Here it comes with the launch event. */
export function guardAddresses(mayOpen: MayOpen, onRefused: (url: string) => void): string | null {
  void mayOpen
  void onRefused
  return null
}
