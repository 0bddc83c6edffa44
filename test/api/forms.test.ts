import { describe, expect, test } from 'vitest'
import { world } from '../world.ts'
import { statementCsv } from './statement-files.ts'

const CSV = statementCsv([['632653023052', 5000]])
const DISPOSITION = 'Content-Disposition: form-data; name="file"; filename='

/** A form as it is written on the wire, so that it can contain things that no browser writes. */
const formOf = (...parts: string[]) => `${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`
const fileNamed = (name: string, content = CSV) => `${DISPOSITION}"${name}"\r\n\r\n${content}`

async function desk() {
  const w = await world()
  const { token } = await w.admin()
  const send = async (body: BodyInit, type = 'multipart/form-data; boundary=x') => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
    const response = await w.request('/v1/statements', { method: 'POST', headers, body })
    return { status: response.status, ...((await response.json()) as { code?: string; data?: { name: string } }) }
  }
  return { w, send }
}

describe('CONTRACT forms with a file', () => {
  test.each([
    ['november.csv', 'november.csv'],
    ['नवंबर का विवरण.csv', 'नवंबर का विवरण.csv'],
    ['a %22quoted%22 name 100%.csv', 'a "quoted" name 100%.csv'],
    ['../../etc/passwd', '../../etc/passwd'],
  ])('a file that a browser sends as %s is named %s', async (sent, shown) => {
    const { send } = await desk()
    expect(await send(formOf(fileNamed(sent)))).toMatchObject({ status: 201, data: { name: shown } })
  })

  test('a file may hold what looks like the line between two parts', async () => {
    const { send } = await desk()
    expect(await send(formOf(fileNamed('a.csv', `${CSV}\n--x- and \r\n--y\r\n`)))).toMatchObject({ status: 201 })
  })

  test.each<[string, BodyInit, string?]>([
    ['nothing', ''],
    ['no form', 'nonsense'],
    ['a form that is cut off', formOf(fileNamed('a.csv')).slice(0, -8)],
    ['a form without its boundary', formOf(fileNamed('a.csv')), 'multipart/form-data'],
    ['another boundary', formOf(fileNamed('a.csv')), 'multipart/form-data; boundary=y'],
    ['a boundary that is no ASCII', formOf(fileNamed('a.csv')), 'multipart/form-data; boundary=\u00fc'],
    ['a part without a name', formOf(fileNamed('a.csv'), 'Content-Disposition: form-data\r\n\r\n1')],
    ['a part without headings', formOf(fileNamed('a.csv'), '\r\n1')],
    ['a text in place of the file', formOf('Content-Disposition: form-data; name="file"\r\n\r\nx')],
    ['a field that nobody knows', formOf(fileNamed('a.csv'), 'Content-Disposition: form-data; name="more"\r\n\r\n1')],
    ['the file twice', formOf(fileNamed('a.csv'), fileNamed('b.csv'))],
    ['a name with a null character', formOf(fileNamed('a\0.csv'))],
    ['headings of 10 KB', formOf(fileNamed('a'.repeat(10_000)))],
    ['a thousand parts', formOf(...Array.from({ length: 1001 }, () => fileNamed('a.csv', '')))],
    ['a text that is no UTF-8', Buffer.from(formOf(`${DISPOSITION}"\u00fc.csv"\r\n\r\n${CSV}`), 'latin1')],
  ])('%s is refused and changes nothing', async (_, body, type) => {
    const { w, send } = await desk()
    expect(await send(body, type)).toMatchObject({ status: 400 })
    expect(await w.db.selectFrom('statements').selectAll().execute()).toEqual([])
  })
})
