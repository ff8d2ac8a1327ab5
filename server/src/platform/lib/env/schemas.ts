/** Forms of environment variables: text in, value out. */
import { z } from 'zod'

export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`)

export const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((text) => text === 'true' || text === '1')

/** Which engines paint samples; null: none. */
export const samplePainters = z
  .enum(['true', 'false', '1', '0', 'all'], 'must be true, false or all')
  .transform((text) =>
    text === 'all'
      ? ('all' as const)
      : text === 'true' || text === '1'
        ? ('embedded' as const)
        : null,
  )

/** 0..1 */
export const share = z
  .string()
  .regex(/^(0|1|0?\.\d{1,6}|1\.0+)$/, 'must be a number from 0 to 1')
  .transform(Number)

export const httpUrl = z
  .string()
  .regex(/^https?:\/\/[^\s/]+(\/[^\s]*)?$/, 'must be an http(s) URL')
  .transform((text) => text.replace(/\/+$/, ''))

export const text = z.string().max(2000)

export const secretText = z.string().min(32, 'must have at least 32 characters').max(500)

export const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')

/** Whether everything behind the host is what the client understands. */
function isRedisUrl(text: string): boolean {
  try {
    const { hostname, pathname, search, hash, username, password } = new URL(text)
    decodeURIComponent(username + password)
    return hostname !== '' && /^\/?\d{0,4}$/.test(pathname) && search + hash === ''
  } catch {
    return false
  }
}

export const redisUrl = z
  .string()
  .refine(
    (text) => /^rediss?:\/\//.test(text) && isRedisUrl(text),
    'must be redis://[user:password@]host[:port][/number], or rediss:// with TLS; special characters of a password are written as %40 is for @',
  )

export const sevenNumbers = z
  .string()
  .regex(/^\d{1,4}(,\d{1,4}){6}$/, 'must be seven numbers with commas between')
  .transform((list) => list.split(',').map(Number))

export const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^https?:\/\/[^\s/]+$/, 'must be origins such as https://a.b')))

/** `docs.moguang.example,example.org` */
export const hosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'must be hosts such as docs.a.b')))

/** `api.openai.com,http://192.168.1.5:1234`: by https at public addresses, or a whole origin as it is. */
export const keyHosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d{1,5})?$/, 'must be hosts such as api.openai.com'),
    ),
  )
  .transform((list) =>
    list.map((entry) => ({
      origin: new URL(entry.includes('://') ? entry : `https://${entry}`).origin,
      mayBePrivate: entry.includes('://'),
    })),
  )

/** `dashscope,ark=https://ark.example.com/api/v3`: vendors, at their own address or at another. */
export const keyVendors = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^[a-z][\w-]{0,39}(=https?:\/\/[^\s/=]+(\/[^\s]*)?)?$/,
          'must be vendors such as dashscope,fal',
        ),
    ),
  )
  .transform((list) =>
    list.map((entry) => {
      const [id = '', ...address] = entry.split('=')
      return { id, baseUrl: address.length > 0 ? address.join('=').replace(/\/+$/, '') : null }
    }),
  )

export const version = z
  .string()
  .regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/, 'must be a version such as 6.9.0')

export const trustProxy = z
  .string()
  .regex(/^(true|false|\d{1,2}|[\d.:a-f/, ]+)$/, 'must be true, false, a hop count or addresses')
  .transform((value) =>
    value === 'true'
      ? true
      : value === 'false'
        ? false
        : /^\d+$/.test(value)
          ? Number(value)
          : value,
  )

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** `1024x1024,768x1024` → sizes with their ratio in lowest terms. */
export const pictureSizes = z
  .string()
  .regex(/^\d{2,4}x\d{2,4}(,\d{2,4}x\d{2,4}){0,11}$/, 'must be sizes such as 1024x1024,768x1024')
  .transform((list) =>
    list.split(',').map((size) => {
      const [width = 1, height = 1] = size.split('x').map(Number)
      const divisor = greatestDivisor(width, height)
      return { ratio: `${width / divisor}:${height / divisor}`, width, height }
    }),
  )
  .refine(
    (sizes) => sizes.every(({ ratio }) => /^\d{1,2}:\d{1,2}$/.test(ratio)),
    'must be sizes whose ratio is as short as 3:4',
  )

export const files = z.string().transform((list) =>
  list
    .split(',')
    .map((file) => file.trim())
    .filter(Boolean),
)

/** `name=file,name=file` */
export const namedFiles = z
  .string()
  .regex(/^[\w.-]+=[^,=]+(,[\w.-]+=[^,=]+)*$/, 'must be id=file with commas between')
  .transform((list) => list.split(',').map((entry) => entry.split('=') as [string, string]))

/** `model=credits,model=credits` */
export const modelCredits = z
  .string()
  .regex(
    /^([\w.:/-]+=\d{1,5}(,(?=.)|$))*$/,
    'must be models with their credits, such as gpt-image-1=8,studio=2',
  )
  .transform((list) => {
    const entries = list.split(',').filter(Boolean)
    return Object.fromEntries(
      entries.map((entry): [string, number] => {
        const [model = '', credits = ''] = entry.split('=')
        return [model, Number(credits)]
      }),
    )
  })

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

/** Some of these with commas between, or `none`. */
export const someOf = <const T extends string>(values: readonly T[]) =>
  z
    .string()
    .transform((list) => (list === 'none' ? [] : list.split(',').map((entry) => entry.trim())))
    .pipe(z.array(z.enum(values), `must be none or some of ${values.join(', ')}`))

/** An email address, a telephone number or an https address. */
export const contact = z
  .string()
  .max(120, 'must have at most 120 characters')
  .regex(
    /^([^\s@]+@[^\s@]+\.[^\s@]+|\+?[\d -]{7,20}|https:\/\/\S+)$/,
    'must be an email address, a telephone number or an https address',
  )

/** `name=number,name=number`, in any language. */
export const filings = z
  .string()
  .regex(/^([^=,]{1,40}=[^=,]{1,60}(,(?=.)|$))*$/, 'must be name=number with commas between')
  .transform((list) =>
    list
      .split(',')
      .filter(Boolean)
      .map((entry) => {
        const [name = '', number = ''] = entry.split('=')
        return { name: name.trim(), number: number.trim() }
      }),
  )
