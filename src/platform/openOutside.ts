/** Mini-programs open no other sites: false. openOutside.h5.ts is the twin. */
export function openOutside(_url: string): boolean {
  return false
}
