import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { embeddedDatabase } from '../../../testing/databases'
import type { Database } from '../client'
import { MessageReader } from './wire'

describe('many connections to the one session of the embedded database', () => {
  let database: Database
  before(async () => {
    database = await embeddedDatabase()
    await database.pool.query('create table gate_test (id int)')
  })
  after(() => database.close())

  test('answers of queries at once never mix, with and without transactions', async () => {
    const { pool } = database
    const query = async (n: number) => {
      if (n % 4 === 0) {
        const client = await pool.connect()
        try {
          await client.query('begin')
          const { rows } = await client.query('select $1::int + 1 as sum', [n])
          assert.equal(rows[0].sum, n + 1)
          await client.query('insert into gate_test values ($1)', [n])
          await client.query(n % 8 === 0 ? 'commit' : 'rollback')
        } finally {
          client.release()
        }
      } else if (n % 4 === 1) {
        const { rows } = await pool.query('select $1::text as a, $2::int as b', [`t${n}`, n])
        assert.deepEqual(rows[0], { a: `t${n}`, b: n })
      } else {
        const { rows } = await pool.query('select $1::int as a', [n])
        assert.equal(rows[0].a, n)
      }
    }
    await Promise.all(Array.from({ length: 800 }, (_, n) => query(n)))
    const { rows } = await pool.query(
      'select count(*)::int as n, sum(id % 8)::int as odd from gate_test',
    )
    assert.deepEqual(rows[0], { n: 100, odd: 0 })
  })

  test('a failed statement spoils only its own transaction', async () => {
    const { pool } = database
    const client = await pool.connect()
    await client.query('begin')
    await assert.rejects(client.query('select 1/0'), /division by zero/)
    const waiting = pool.query('select 7 as seven')
    await assert.rejects(client.query('select 1'), /current transaction is aborted/)
    await client.query('rollback')
    client.release()
    assert.equal((await waiting).rows[0].seven, 7)
  })

  test('a connection that dies within a transaction is rolled back and blocks no other', async () => {
    const { pool } = database
    const { host, port, user } = pool.options
    const dying = new pg.Client({ host, port, user, database: 'postgres' })
    await dying.connect()
    await dying.query('begin')
    await dying.query('insert into gate_test values (100000)')
    const gone = new Promise((resolve) => dying.once('end', resolve))
    dying.on('error', () => {})
    ;(
      dying as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy()
    await gone
    const { rows } = await pool.query('select count(*)::int as n from gate_test where id = 100000')
    assert.equal(rows[0].n, 0)
  })
})

describe('reading the wire', () => {
  const message = (type: string, body = '') => {
    const buffer = Buffer.alloc(5 + body.length)
    buffer.write(type)
    buffer.writeInt32BE(4 + body.length, 1)
    buffer.write(body, 5)
    return buffer
  }
  const startup = Buffer.alloc(9)
  startup.writeInt32BE(9)
  startup.writeInt32BE(196_608, 4)

  test('a batch is whole up to Sync, however the bytes arrive', () => {
    const bytes = Buffer.concat([
      startup,
      message('P', 'parse'),
      message('B'),
      message('S'),
      message('Q', 'q'),
    ])
    for (let cut = 1; cut < bytes.length; cut++) {
      const reader = new MessageReader()
      const steps = [...reader.push(bytes.subarray(0, cut)), ...reader.push(bytes.subarray(cut))]
      assert.deepEqual(
        steps.map((step) => (step.kind === 'batch' ? step.messages.length : step.kind)),
        [1, 3, 1],
        `cut at ${cut}`,
      )
    }
  })

  test('TLS is declined and a cancel request ends the connection', () => {
    const request = (code: number) => {
      const buffer = Buffer.alloc(8)
      buffer.writeInt32BE(8)
      buffer.writeInt32BE(code, 4)
      return new MessageReader().push(buffer).map(({ kind }) => kind)
    }
    assert.deepEqual(request(80_877_103), ['no-tls'])
    assert.deepEqual(request(80_877_102), ['end'])
  })
})
