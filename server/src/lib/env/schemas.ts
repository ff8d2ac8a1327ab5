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

export const httpUrl = z
  .string()
  .regex(/^https?:\/\/[^\s/]+(\/[^\s]*)?$/, 'must be an http(s) URL')
  .transform((text) => text.replace(/\/+$/, ''))

export const text = z.string().max(2000)

export const secretText = z.string().min(32, 'must have at least 32 characters').max(500)

export const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')

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

export const version = z
  .string()
  .regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/, 'must be a version such as 6.9.0')

/** `weapp@6.9.0,tt@6.9.0` */
export const platformVersions = z
  .string()
  .regex(
    /^([a-z0-9]{2,10}@\d{1,3}\.\d{1,3}\.\d{1,3}(,(?=.)|$))*$/,
    'must be such as weapp@6.9.0,tt@6.9.0',
  )
  .transform((list) => list.split(',').filter(Boolean))

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
