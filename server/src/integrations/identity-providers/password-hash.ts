/** Passwords at rest: argon2id with its parameters and salt in the text (PHC format). */
import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum: 19 MiB, two iterations, one lane. argon2id is the library's own default. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hash of no password: a try on a missing account takes as long as on an existing one. */
const NOBODYS = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The same letters typed by another keyboard are the same password. */
const plain = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(plain(password), PARAMETERS)
}

/** @param storedHash null: there is none, and it takes as long to find that out */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const right = await verify(storedHash ?? NOBODYS, plain(password))
  return right && storedHash !== null
}
