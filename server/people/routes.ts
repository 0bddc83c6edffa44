import * as contract from '../../contract/desk/persons.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { pageOf } from '../http/page.ts'
import { created, createRouter, ok, protect } from '../http/router.ts'
import { addPerson, assignPerson, changePerson, deletePerson } from './change-people.ts'
import { listPeople, toPersonResponse } from './store.ts'

const dayIn = (text: string) => dayOf(Date.parse(text))

/** The operator's drivers and priests. */
export const people = createRouter()
  .openapi(protect(contract.listPeople), async (c) => {
    const filter = c.req.valid('query')
    const from = filter.from === undefined ? c.var.moment.today : dayIn(filter.from)
    const to = filter.to === undefined ? from : dayIn(filter.to)
    return c.json(pageOf(await listPeople(c.var.db, filter, { from, to }), filter.limit, toPersonResponse), 200)
  })
  .openapi(protect(contract.addPerson), async (c) =>
    created(
      c,
      toPersonResponse(await addPerson(c.var.db, c.var.user, c.req.valid('json'), c.var.moment)),
      m.people_saved,
    ),
  )
  .openapi(protect(contract.changePerson), async (c) => {
    const change = { id: c.req.valid('param').id, edit: c.req.valid('json') }
    return ok(c, toPersonResponse(await changePerson(c.var.db, c.var.user, change, c.var.moment)), m.people_saved)
  })
  .openapi(protect(contract.deletePerson), async (c) =>
    ok(c, await deletePerson(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment), m.people_deleted),
  )
  .openapi(protect(contract.assignPerson), async (c) => {
    const chosen = { id: c.req.valid('param').id, bookingIds: c.req.valid('json').bookingIds }
    const person = await assignPerson(c.var.db, c.var.user, chosen, c.var.moment)
    c.var.wakeMail()
    return ok(c, toPersonResponse(person), m.people_assigned)
  })
