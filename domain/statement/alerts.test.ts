import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alertCases, mutatedAlerts, OWN_ACCOUNT, paymentsOf, trulyCredited } from '../../test/bank-alerts.ts'
import { TODAY } from '../../test/statement-story.ts'
import { matchRows } from './match.ts'
import { type AlertSource, readAlerts } from './read-alerts.ts'

const pasted: AlertSource = { receivedOn: null, accounts: [OWN_ACCOUNT], trust: 'PASTED' }
const sourceOf = (trust: AlertSource['trust']): AlertSource => ({
  ...pasted,
  receivedOn: trust === 'PASTED' ? null : TODAY,
  trust,
})
const known = { refunds: [], isSeen: () => false, debited: new Set<string>(), today: TODAY }

const kindsIn = (text: string, source = pasted) => {
  const { rows } = readAlerts(text, source)
  return matchRows(rows, { ...known, payments: paymentsOf(['632653023052', 5000]) }).map(({ kind, reasons }) =>
    [kind, ...reasons].join(' '),
  )
}

describe('ALERTS', () => {
  test.each(alertCases)('%s: %s', (_, text, kind) => {
    expect(kindsIn(text)).toEqual(kind === '' ? [] : kind.split(', '))
  })

  test('several alerts of one text are several rows, with nothing between them lost', () => {
    const [first = '', second = ''] = alertCases.map(([, text]) => text)
    const { rows, skipped } = readAlerts(`${first}\n\n${second.replace('632653023052', '632653023060')}`, pasted)
    expect(rows.map(({ references }) => references)).toEqual([['632653023052'], ['632653023060']])
    expect(skipped).toBe(0)
  })

  test('without an empty line between them, a remark could be the second one, and none is exact', () => {
    const [first = '', second = ''] = alertCases.map(([, text]) => text)
    const text = `${first}\n${second.replace('632653023052', '632653023060')}`
    expect(kindsIn(text)).toEqual(['REVIEW TEXT_UNSURE', 'UNKNOWN TEXT_UNSURE'])
  })

  test('a number above the amount or below an empty line may be of an alert that was not pasted as a whole', () => {
    const [part, other] = [
      'dited to a/c XX1234 on 21-11-26 by UPI ref no 632653023052',
      'Rs.5000.00 credited to a/c XX1234',
    ]
    expect(kindsIn(`${part}\n${other} on 21-11-26`)).toEqual(['REVIEW TEXT_UNSURE'])
    expect(kindsIn(`${other} on 21-11-26\n\n${part}`)).toEqual(['REVIEW TEXT_UNSURE'])
  })

  test('an email that anybody could have sent is for a person to look at, and what it says left is nothing', () => {
    const unsure: AlertSource = { ...pasted, trust: 'UNSURE' }
    const [credit = ''] = alertCases.map(([, text]) => text)
    expect(kindsIn(credit, unsure)).toEqual(['REVIEW SENDER_UNSURE'])
    expect(kindsIn(credit.replace('credited to', 'debited from'), unsure)).toEqual([])
    const both = [...readAlerts(credit, { ...pasted, trust: 'SIGNED' }).rows, ...readAlerts(credit, unsure).rows]
    const matches = matchRows(both, { ...known, payments: paymentsOf(['632653023052', 5000]) })
    expect(matches.map(({ kind }) => kind)).toEqual(['EXACT', 'REVIEW'])
  })

  test('an email must name our account, and its day is the one on which it came', () => {
    const signed: AlertSource = { receivedOn: TODAY, accounts: [OWN_ACCOUNT], trust: 'SIGNED' }
    const text = 'Rs.5,000.00 credited to your account by UPI ref no 632653023052'
    expect(kindsIn(text, signed)).toEqual(['REVIEW OTHER_ACCOUNT'])
    expect(kindsIn(text.replace('account', 'A/c XX1234'), signed)).toEqual(['EXACT'])
    expect(kindsIn(text.replace('account', 'A/c XX1234'), { ...signed, accounts: [] })).toEqual([
      'REVIEW OTHER_ACCOUNT',
    ])
  })

  test('whatever is done to alerts, none is wrongly exact', () => {
    fc.assert(
      fc.property(mutatedAlerts, ({ text, truth, payments, trust }) => {
        const { rows } = readAlerts(text, sourceOf(trust))
        const exact = matchRows(rows, { ...known, payments }).flatMap(({ kind, paymentIds }) =>
          kind === 'EXACT' ? paymentIds : [],
        )
        const received = trulyCredited(truth, payments)
        expect(exact.filter((id) => !received.has(id))).toEqual([])
        expect(new Set(exact).size).toBe(exact.length)
        if (trust === 'UNSURE') expect(exact).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })

  test('alerts that nobody has damaged are exact, so that the rule above is not kept by refusing all', () => {
    const count = { exact: 0, received: 0 }
    fc.assert(
      fc.property(mutatedAlerts, ({ text, truth, payments, trust }) => {
        if (trust === 'UNSURE') return
        const { rows } = readAlerts(text, sourceOf(trust))
        count.exact += matchRows(rows, { ...known, payments }).filter(({ kind }) => kind === 'EXACT').length
        count.received += trulyCredited(truth, payments).size
      }),
      { numRuns: 500, seed: 1 },
    )
    expect(count.exact / count.received).toBeGreaterThan(0.2)
  })

  test('a long text is read in little time', () => {
    for (const evil of ['Rs ', '1,', 'a/c ', 'credited with ', 'X', 'amount ', 'a@', 'credited Rs 5\n', 'has been '])
      expect(readAlerts(evil.repeat(20_000 / evil.length), pasted).rows.length).toBeLessThan(2000)
  })
})
