const CHARS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 24 characters, unique enough for a request id; mini-programs have no crypto. */
export function makeId(): string {
  let id = Date.now().toString(36)
  while (id.length < 24) id += CHARS.charAt(Math.floor(Math.random() * CHARS.length))
  return id
}
