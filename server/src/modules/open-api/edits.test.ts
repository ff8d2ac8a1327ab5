import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { drawLine } from '@studio/imaging/masks/strokes'
import { makeUser } from '../../testing/accounts'
import { makeApiKey } from '../../testing/api-keys'
import { startTestApp, type TestApp } from '../../testing/app'
import { patches } from '../../testing/works'
import { type MaskGrid, toMarks } from './images/mask'
import type { ImagesAnswer } from './schemas'

interface Failed {
  readonly error: { message: string; param: string | null; code: string }
}

function draw(width: number, height: number, isIn: (x: number, y: number) => boolean): MaskGrid {
  const cells = new Uint8Array(width * height)
  for (let i = 0; i < cells.length; i += 1)
    cells[i] = isIn(i % width, Math.floor(i / width)) ? 1 : 0
  return { width, height, cells }
}

/** Intersection over union of a grid and its marks, drawn as the tools draw them. */
function compareWithMarks(grid: MaskGrid): number {
  const marks = toMarks(grid)
  assert.ok(marks)
  const mask = { width: grid.width * 3, height: grid.height * 3, values: new Uint8Array(0) }
  mask.values = new Uint8Array(mask.width * mask.height)
  for (const mark of marks) if (mark.kind === 'stroke') drawLine(mask, mark, 255)
  let [both, either] = [0, 0]
  for (let i = 0; i < mask.values.length; i += 1) {
    const x = Math.floor((i % mask.width) / 3)
    const y = Math.floor(i / mask.width / 3)
    const wanted = grid.cells[y * grid.width + x] === 1
    const drawn = mask.values[i] === 255
    if (wanted && drawn) both += 1
    if (wanted || drawn) either += 1
  }
  return both / either
}

describe('a mask picture as marks', () => {
  const shapes: Record<string, MaskGrid> = {
    'a rectangle': draw(100, 60, (x, y) => x > 20 && x < 70 && y > 10 && y < 50),
    'a disc': draw(100, 100, (x, y) => (x - 50) ** 2 + (y - 50) ** 2 < 900),
    'a ring': draw(100, 100, (x, y) => Math.abs(Math.hypot(x - 50, y - 50) - 35) < 8),
    'two parts': draw(120, 80, (x, y) => (x < 30 && y < 40) || (x > 80 && y > 30)),
    'a comb': draw(120, 80, (x, y) => y < 20 || x % 20 < 10),
  }
  for (const [what, grid] of Object.entries(shapes))
    test(`covers ${what} and little else`, () => {
      const share = compareWithMarks(grid)
      assert.ok(share > 0.93, String(share))
    })

  test('is not made of noise, which has more marks than a mask may have', () => {
    assert.equal(toMarks(draw(100, 100, (x, y) => (x + y) % 2 === 0)), null)
  })
})

describe('edits', () => {
  let server: TestApp
  let key = ''
  let photo: Buffer
  before(async () => {
    server = await startTestApp({ works: true })
    const userId = await makeUser(server.deps.db, { credits: 100 })
    ;({ key } = await makeApiKey(server, userId, { scopes: ['generate', 'edit', 'read'] }))
    photo = await patches(3)
  })
  after(() => server.close())

  /** Transparent in its middle, as OpenAI has it. */
  const hole = () =>
    sharp({ create: { width: 96, height: 128, channels: 4, background: '#000' } })
      .composite([
        {
          input: { create: { width: 40, height: 40, channels: 4, background: '#fff' } },
          blend: 'dest-out',
          left: 20,
          top: 40,
        },
      ])
      .png()
      .toBuffer()

  async function post<T>(url: string, parts: readonly [string, string | Buffer][]) {
    const form = new FormData()
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, new Blob([new Uint8Array(value)]), `${name}.png`)
    }
    const request = new Request('http://x', { method: 'POST', body: form })
    const response = await server.app.inject({
      method: 'POST',
      url: `/v1/images/${url}`,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: response.statusCode, headers: response.headers, body: response.json<T>() }
  }

  const read = async (answer: ImagesAnswer) => {
    const file = Buffer.from(answer.data[0]?.b64_json ?? '', 'base64')
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return {
      ...info,
      at: (x: number, y: number) => [...data.subarray(4 * (y * info.width + x)).subarray(0, 4)],
    }
  }

  test('paint where the mask is transparent and nowhere else', async () => {
    const parts: [string, string | Buffer][] = [
      ['prompt', '一只红色的小船'],
      ['image[]', photo],
      ['mask', await hole()],
      ['size', '1024x1024'],
      ['n', '1'],
    ]
    const { status, body, headers } = await post<ImagesAnswer>('edits', parts)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(headers['x-moguang-ignored'], 'size')
    const [before_, after_] = [
      await read({ created: 0, data: [{ b64_json: photo.toString('base64') }] }),
      await read(body),
    ]
    assert.deepEqual([after_.width, after_.height], [96, 128])
    const distance = (x: number, y: number) =>
      Math.max(...after_.at(x, y).map((value, i) => Math.abs(value - (before_.at(x, y)[i] ?? 0))))
    assert.ok(distance(90, 10) < 24, `outside ${distance(90, 10)}`)
    assert.ok(
      [...Array(20).keys()].some((i) => distance(25 + i, 60) > 24),
      'inside it has changed',
    )
  })

  test('follow a sentence about a picture of the local painter, without a mask', async () => {
    const headers = { authorization: `Bearer ${key}` }
    const url = '/v1/images/generations'
    const payload = { prompt: '雪山下的湖，一条小船', size: '1024x1024', seed: 5 }
    const painted = await server.app.inject({ method: 'POST', url, headers, payload })
    const png = Buffer.from(painted.json<ImagesAnswer>().data[0]?.b64_json ?? '', 'base64')
    const change = (image: Buffer, prompt: string) =>
      post<ImagesAnswer & Failed>('edits', [
        ['image', image],
        ['prompt', prompt],
      ])
    const changed = await change(png, '把小船换成红色')
    assert.equal(changed.status, 200, JSON.stringify(changed.body))
    const after_ = Buffer.from(changed.body.data[0]?.b64_json ?? '', 'base64')
    assert.notDeepEqual(after_, png)
    const { width, height } = await sharp(after_).metadata()
    assert.equal(changed.body.size, `${width}x${height}`)

    const spent = async () => {
      const { spent: credits } = (await server.app.inject({ url: '/v1/usage', headers })).json<{
        spent: number
      }>()
      return credits
    }
    const before_ = await spent()
    for (const [image, prompt, code] of [
      [png, '咕噜咕噜哇啦哇啦', 'instruction_not_understood'],
      [png, '画成纳粹旗', 'content_policy_violation'],
      [await sharp(png).png().toBuffer(), '把小船换成红色', 'mask_required'],
      [photo, '把小船换成红色', 'mask_required'],
    ] as const) {
      const { status, body } = await change(image, prompt)
      assert.deepEqual([status, body.error.code], [400, code], JSON.stringify(body))
    }
    assert.equal(await spent(), before_)
  })

  test('cut the subject out for a transparent background', async () => {
    const { status, body } = await post<ImagesAnswer>('edits', [
      ['prompt', 'remove the background'],
      ['image', photo],
      ['background', 'transparent'],
    ])
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.background, 'transparent')
  })

  test('a variation is a picture like the one that was sent', async () => {
    const { status, body } = await post<ImagesAnswer>('variations', [
      ['image', photo],
      ['seed', '3'],
    ])
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.data.length, 1)
  })

  test('usage counts them for this key', async () => {
    const url = '/v1/usage'
    const response = await server.app.inject({ url, headers: { authorization: `Bearer ${key}` } })
    const { spent, balance, limit } = response.json<Record<string, number>>()
    assert.deepEqual([limit, (spent ?? 0) + (balance ?? 0)], [2000, 100])
    assert.ok((spent ?? 0) >= 5, String(spent))
  })

  const refused: [string, string, [string, string | Buffer][], string | null, string][] = [
    ['without a picture', 'edits', [['prompt', '船']], 'image', 'invalid_image'],
    [
      'with a mask that is no picture',
      'edits',
      [
        ['prompt', '船'],
        ['image', Buffer.from('text')],
        ['mask', Buffer.from('text')],
      ],
      'mask',
      'invalid_mask',
    ],
    [
      'with an image that is no picture',
      'variations',
      [['image', Buffer.from('text')]],
      'image',
      'invalid_image',
    ],
    [
      'with a transparent JPEG',
      'edits',
      [
        ['image', Buffer.from('x')],
        ['background', 'transparent'],
        ['output_format', 'jpeg'],
      ],
      'output_format',
      'invalid_value',
    ],
    [
      'with a wrong count',
      'variations',
      [
        ['image', Buffer.from('x')],
        ['n', 'many'],
      ],
      'n',
      'invalid_value',
    ],
    [
      'with an unknown file',
      'edits',
      [
        ['prompt', '船'],
        ['other', Buffer.from('x')],
      ],
      'other',
      'invalid_value',
    ],
  ]
  for (const [what, url, parts, param, code] of refused)
    test(`${what} are refused`, async () => {
      const { status, body } = await post<Failed>(url, parts)
      assert.equal(status, 400, JSON.stringify(body))
      assert.deepEqual([body.error.param, body.error.code], [param, code])
    })

  test('with two pictures, without a mask and with an empty mask are refused', async () => {
    const prompt: [string, string] = ['prompt', '船']
    const two = await post<Failed>('edits', [prompt, ['image[]', photo], ['image[]', photo]])
    assert.equal(two.body.error.code, 'too_many_images')
    const none = await post<Failed>('edits', [prompt, ['image', photo]])
    assert.equal(none.body.error.code, 'mask_required')
    const black = { create: { width: 96, height: 128, channels: 3, background: '#000' } } as const
    const empty = await sharp(black).png().toBuffer()
    const opaque = await post<Failed>('edits', [prompt, ['image', photo], ['mask', empty]])
    assert.equal(opaque.body.error.code, 'invalid_mask')
  })
})
