/** Data that came with the document: mini-programs have none. Twin: firstData.h5.ts. */
export function takeFirst<T>(name: string): T | null {
  void name
  return null
}
