/** Passwords at rest: argon2id with its parameters and salt in the text (PHC format). */
import { hash, verify } from '@node-rs/argon2'

/** What OWASP asks for at least: 19 MiB, twice over them, one lane. argon2id is the library's own default. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of no password: whoever tries an account that is not there waits as long as for one that is. */
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
