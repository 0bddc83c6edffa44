import * as contract from '../../contract/catalogue.ts'
import * as cities from '../../contract/city.ts'
import * as history from '../../contract/desk/history.ts'
import * as offers from '../../contract/offers.ts'
import type { Db } from '../../db/connect.ts'
import { m } from '../../messages/compiled/messages.js'
import { pageOf } from '../http/page.ts'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { isStaff } from '../http/viewer.ts'
import { changeCityStatus, createCity, orderCities, updateCity } from './cities.ts'
import { getCity, listCities, toCityResponse, toStaffCityResponse } from './city-store.ts'
import { updatePackage, updatePooja } from './edit.ts'
import { readHistory, toHistoryResponse, undoChange } from './history.ts'
import { toPackageColumns, toPoojaColumns } from './edit-columns.ts'
import { changePackageStatus, changePoojaStatus, createPackage, createPooja, orderOffers } from './offers.ts'
import { toPackageResponse, toPoojaResponse, toStaffPackageResponse, toStaffPoojaResponse } from './response.ts'
import { cityStatusMessage, statusMessage } from './status-message.ts'
import { getPackage, getPooja, offerCursor, packagesOfCity, poojasOfCity } from './store.ts'

/** The row in the form that staff see, after a change. */
const staffCity = async (db: Db, id: string) => toStaffCityResponse(await getCity(db, id))

const cityRoutes = createRouter()
  .openapi(protect(cities.readCities), async (c) => {
    const forStaff = await isStaff(c)
    const rows = await listCities(c.var.db, { forStaff })
    return ok(c, rows.map(forStaff ? toStaffCityResponse : toCityResponse))
  })
  .openapi(protect(cities.createCity), async (c) => {
    const row = await createCity(c.var.db, c.var.user, c.req.valid('json').city, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return created(c, await staffCity(c.var.db, row.id), m.desk_city_created)
  })
  .openapi(protect(cities.updateCity), async (c) => {
    const row = await updateCity(c.var.db, c.var.user, c.req.valid('json').city, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, await staffCity(c.var.db, row.id), m.desk_city_updated)
  })
  .openapi(protect(cities.changeCityStatus), async (c) => {
    const change = { ...c.req.valid('json'), ...c.req.valid('param') }
    const { city, followed } = await changeCityStatus(c.var.db, c.var.user, change, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, await staffCity(c.var.db, city.id), cityStatusMessage(city, followed))
  })
  .openapi(protect(cities.orderCities), async (c) => {
    const rows = await orderCities(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, rows.map(toStaffCityResponse), m.desk_order_saved)
  })

/** The row in the form that staff see, after a change. */
const staffPackage = async (db: Db, id: string) => toStaffPackageResponse(await getPackage(db, id, { forStaff: true }))
const staffPooja = async (db: Db, id: string) => toStaffPoojaResponse(await getPooja(db, id, { forStaff: true }))

const packages = createRouter()
  .openapi(protect(contract.packagesOfCity), async (c) => {
    const page = c.req.valid('query')
    const forStaff = await isStaff(c)
    const rows = await packagesOfCity(c.var.db, c.req.valid('param').cityName, page, { forStaff })
    return c.json(pageOf(rows, page.limit, forStaff ? toStaffPackageResponse : toPackageResponse, offerCursor), 200)
  })
  .openapi(protect(contract.readPackage), async (c) => {
    const forStaff = await isStaff(c)
    const row = await getPackage(c.var.db, c.req.valid('param').id, { forStaff })
    return ok(c, (forStaff ? toStaffPackageResponse : toPackageResponse)(row))
  })
  .openapi(protect(offers.createPackage), async (c) => {
    const { content } = c.req.valid('json')
    const added = { key: content.key, columns: toPackageColumns(content) }
    const id = await createPackage(c.var.db, c.var.user, added, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return created(c, await staffPackage(c.var.db, id), m.desk_package_created)
  })
  .openapi(protect(contract.updatePackage), async (c) => {
    const { content } = c.req.valid('json')
    const { id, key, before } = content
    const edit = { id, key, before, columns: toPackageColumns(content) }
    await updatePackage(c.var.db, c.var.user, edit, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, await staffPackage(c.var.db, id), m.desk_package_updated)
  })
  .openapi(protect(offers.changePackageStatus), async (c) => {
    const change = { ...c.req.valid('json'), ...c.req.valid('param') }
    const row = await changePackageStatus(c.var.db, c.var.user, change, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, await staffPackage(c.var.db, row.id), statusMessage[row.status])
  })
  .openapi(protect(offers.orderPackages), async (c) => {
    const order = { ...c.req.valid('json'), table: 'packages' as const }
    const ids = await orderOffers(c.var.db, c.var.user, order, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, ids, m.desk_order_saved)
  })

const poojas = createRouter()
  .openapi(protect(contract.eventsOfCity), async (c) => {
    const page = c.req.valid('query')
    const forStaff = await isStaff(c)
    const rows = await poojasOfCity(c.var.db, c.req.valid('param').cityName, page, { forStaff })
    return c.json(pageOf(rows, page.limit, forStaff ? toStaffPoojaResponse : toPoojaResponse, offerCursor), 200)
  })
  .openapi(protect(contract.readEvent), async (c) => {
    const forStaff = await isStaff(c)
    const row = await getPooja(c.var.db, c.req.valid('param').id, { forStaff })
    return ok(c, (forStaff ? toStaffPoojaResponse : toPoojaResponse)(row))
  })
  .openapi(protect(offers.createEvent), async (c) => {
    const { event } = c.req.valid('json')
    const added = { key: event.key, columns: toPoojaColumns(event) }
    const id = await createPooja(c.var.db, c.var.user, added, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return created(c, await staffPooja(c.var.db, id), m.desk_event_created)
  })
  .openapi(protect(contract.editEvent), async (c) => {
    const { event } = c.req.valid('json')
    const { id, key, before } = event
    const edit = { id, key, before, columns: toPoojaColumns(event) }
    await updatePooja(c.var.db, c.var.user, edit, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, await staffPooja(c.var.db, id), m.desk_event_updated)
  })
  .openapi(protect(offers.changeEventStatus), async (c) => {
    const change = { ...c.req.valid('json'), ...c.req.valid('param') }
    const row = await changePoojaStatus(c.var.db, c.var.user, change, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, await staffPooja(c.var.db, row.id), statusMessage[row.status])
  })
  .openapi(protect(offers.orderEvents), async (c) => {
    const order = { ...c.req.valid('json'), table: 'poojas' as const }
    const ids = await orderOffers(c.var.db, c.var.user, order, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, ids, m.desk_order_saved)
  })

const historyRoutes = createRouter()
  .openapi(protect(history.readHistory), async (c) => {
    const page = c.req.valid('query')
    const rows = await readHistory(c.var.db, c.req.valid('param').id, page)
    return c.json(
      pageOf(rows, page.limit, (row) => toHistoryResponse(row, c.var.moment.language)),
      200,
    )
  })
  .openapi(protect(history.undoChange), async (c) => {
    const undo = { ...c.req.valid('json'), ...c.req.valid('param') }
    await undoChange(c.var.db, c.var.user, undo, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, null, m.changes_undone)
  })

/** The routes of cities, packages and poojas. */
export const catalogue = createRouter()
  .route('/', cityRoutes)
  .route('/', packages)
  .route('/', poojas)
  .route('/', historyRoutes)
